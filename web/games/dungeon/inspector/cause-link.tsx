import { Rule as RuleNumber } from '../../../rulebook/rule.tsx'
import { cardKindOf, cardName } from '../model/texts.ts'
import { inspectedCard } from './inspection.ts'

/** The reason for something: a rule by its number, or a card by its name. Both open where one is. */
export function Rule({ id }: { readonly id: string }) {
  if (!cardKindOf(id)) return <RuleNumber id={id} />
  return (
    <button
      type="button"
      class="rule-link"
      onClick={() => {
        inspectedCard.value = { card: id }
      }}
    >
      {cardName(id)}
    </button>
  )
}

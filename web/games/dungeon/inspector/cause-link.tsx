import { Rule as RuleNumber } from '../../../rulebook/rule.tsx'
import { cardKindOf, cardName } from '../model/texts.ts'
import { inspectedCard } from './inspection.ts'

/** The cause of an event or prompt: a rule by its id, or a card by its name. Both open in a dialog. */
export function CauseLink({ id }: { readonly id: string }) {
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

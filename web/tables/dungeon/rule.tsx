import { Rule as RuleNumber } from '../../rulebook/rule.tsx'
import { inspected } from './inspecting.ts'
import { cardName, kindOf } from './names.ts'

/** The reason for something: a rule by its number, or a card by its name. Both open where one is. */
export function Rule({ id }: { readonly id: string }) {
  if (!kindOf(id)) return <RuleNumber id={id} />
  return (
    <button
      type="button"
      class="rule"
      onClick={() => {
        inspected.value = { card: id }
      }}
    >
      {cardName(id)}
    </button>
  )
}

import { hrefOf } from '../platform/routing/routes.ts'
import { gameOfRule } from './books.ts'

/** The number of a rule, as a link to its text. What is no rule (a card that is the reason) is plain. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const game = gameOfRule(rule)
  if (!game) return <span class="rule-link">{rule}</span>
  return (
    <a class="rule-link" href={`${hrefOf({ page: 'rules', game })}#${rule}`}>
      {rule}
    </a>
  )
}

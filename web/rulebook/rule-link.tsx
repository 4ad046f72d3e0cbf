import { hrefOf } from '../platform/routing/routes.ts'
import { gameOfRule } from './game-of-rule.ts'

/** A rule id as a link to the rules page. Plain text if it is not a rule id: a cause can also be a card. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const game = gameOfRule(rule)
  if (!game) return <span class="rule-link">{rule}</span>
  return (
    <a class="rule-link" href={`${hrefOf({ page: 'rules', game })}#${rule}`}>
      {rule}
    </a>
  )
}

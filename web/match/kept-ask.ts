// An ask is a new object whenever a position comes, also if it says the same as before.
import { type Ask, type Choice, canonical } from '@overlair/rules/kernel'

/**
 * Returns a function that returns an ask, or the last one if both are equal and of the same decision. What the player has begun to
 * select belongs to that object: it survives a lost connection, a server that starts again, and choices of others.
 */
export function askKeeper<C extends Choice>(): (ask: Ask<C>, decision: unknown) => Ask<C> {
  let kept: { readonly ask: Ask<C>; readonly decision: unknown } | undefined
  return (ask, decision) => {
    if (kept && kept.decision === decision && isEqual(kept.ask, ask)) return kept.ask
    kept = { ask, decision }
    return ask
  }
}
const isEqual = (one: Ask, other: Ask): boolean => one === other || canonical(one) === canonical(other)

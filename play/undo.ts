import type { Answer, GameEvent, Seat } from '@overlair/rules/kernel'

/** One choice of a running match, with its events. */
export interface PlayedChoice {
  readonly answer: Answer
  readonly events: readonly GameEvent[]
}

export interface MadeChoice extends PlayedChoice {
  /** The match made it for the seat. An undo takes it back together with the decision before it. */
  readonly automatic: boolean
}

/**
 * The number of choices that remain after this seat takes back its last decision, with its automatic choices since then.
 * Undefined if it may not: another seat has chosen since, or a choice revealed something hidden.
 */
export function lengthBeforeDecision(made: readonly MadeChoice[], seat: Seat): number | undefined {
  for (let length = made.length - 1; length >= 0; length--) {
    const { answer, events, automatic } = made[length]!
    if (answer.seat !== seat || events.some(event => event.reveals)) return undefined
    if (!automatic) return length
  }
  return undefined
}

/**
 * The same if the other seats allow it: their choices since then go, too. Undefined if the seat has made no decision, or if a choice
 * since then, its own included, revealed something hidden.
 */
export function lengthBeforeDecisionOfAll(made: readonly MadeChoice[], seat: Seat): number | undefined {
  for (let length = made.length - 1; length >= 0; length--) {
    const { answer, events, automatic } = made[length]!
    if (events.some(event => event.reveals)) return undefined
    if (answer.seat === seat && !automatic) return length
  }
  return undefined
}

import type { Answer, GameEvent, Seat } from '@overlair/rules/kernel'

/** One choice of a running match, with its events. */
export interface PlayedChoice {
  readonly answer: Answer
  readonly events: readonly GameEvent[]
}

/**
 * The number of choices that remain after this seat undoes its last one. Undefined if it may not: another seat has
 * chosen since, or the choice revealed something hidden.
 */
export function lengthAfterUndo(played: readonly PlayedChoice[], seat: Seat): number | undefined {
  const last = played.at(-1)
  if (!last || last.answer.seat !== seat || last.events.some(e => e.reveals)) return undefined
  return played.length - 1
}

export interface MadeChoice extends PlayedChoice {
  /** The match made it for the seat. An undo takes it back together with the decision before it. */
  readonly automatic: boolean
}

/**
 * The number of choices that remain after this seat takes back its last decision, with its automatic choices since then.
 * Undefined if it may not.
 */
export function lengthBeforeDecision(made: readonly MadeChoice[], seat: Seat): number | undefined {
  const length = lengthAfterUndo(made, seat)
  return length !== undefined && made[length]!.automatic ? lengthBeforeDecision(made.slice(0, length), seat) : length
}

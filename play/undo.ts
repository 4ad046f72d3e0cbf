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

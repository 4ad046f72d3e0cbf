import type { Answer, GameEvent, Seat } from '@overlair/rules/kernel'

/** One choice of a running match, with what came of it. */
export interface PlayedChoice {
  readonly answer: Answer
  readonly events: readonly GameEvent[]
}

/**
 * How many choices remain after this seat takes its last one back; undefined when it may not: somebody else has
 * chosen since, or something hidden became known.
 */
export function lengthAfterUndo(played: readonly PlayedChoice[], seat: Seat): number | undefined {
  const last = played.at(-1)
  if (!last || last.answer.seat !== seat || last.events.some(e => e.reveals)) return undefined
  return played.length - 1
}

// Whether a choice ends the turn of its player, so that no undo follows it.
import type { Choice } from '@overlair/rules/overboss'
import type { Position } from './score-preview.ts'

/** The match makes a choice itself if it is the only one. At most this many follow each other. */
const MOST_FORCED = 12

/** Whether another turn or the end of the game follows this choice. A pass says itself that it ends something, so it does not count. */
export function endsTurn(now: Position, choice: Choice): boolean {
  if ('pass' in choice) return false
  const { number } = now.view().turn
  let position = now.after(choice)
  for (let i = 0; i < MOST_FORCED && position.view().turn.number === number; i++) {
    const only = position.ask?.choices.length === 1 ? position.ask.choices[0] : undefined
    if (!only) return position.ask === undefined
    position = position.after(only)
  }
  return true
}

// Whether a choice ends the turn of its player, so that no undo follows it.
import type { Choice, View } from '@overlair/rules/overboss'
import type { Position } from './score-preview.ts'

/** The match makes a choice itself if it is the only one. At most this many follow each other. */
const MOST_FORCED = 12

/** Whether another turn or the end of the game follows this choice. A pass says itself that it ends something, so it does not count. */
export function endsTurn(now: Position, choice: Choice): boolean {
  if ('pass' in choice) return false
  const { number } = now.view().turn
  const isOver = ({ turn, step }: View) => turn.number !== number || step === 'over'
  let position = now.after(choice)
  for (let i = 0; i < MOST_FORCED; i++) {
    if (isOver(position.view())) return true
    const choices = position.ask?.choices ?? []
    if (choices.length !== 1 || !choices[0]) return false
    position = position.after(choices[0])
  }
  return false
}

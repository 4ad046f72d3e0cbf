// How a game of Super Boss Monster ends (SB-216 to SB-222), and a game alone (SB-260 to SB-268).
import { bestOf } from '../../kernel/index.ts'
import { isSpell } from '../declaring.ts'
import { tell } from '../machine.ts'
import type { Ending, State } from '../state.ts'
import { compared, score, xpOf } from '../table.ts'
import { soloTitle } from './titles.ts'

export const alone = (s: State): boolean => s.players.length === 1

/** The highest souls minus wounds, then the highest XP, then the victory is shared (SB-220 to SB-222). */
export function finish(s: State, why: Ending): void {
  const scores = s.players.map((_, seat) => score(s, seat))
  const winners = bestOf(
    compared(s, [...scores.keys()]),
    seat => scores[seat]!,
    seat => xpOf(s, seat),
  )
  s.phase = 'over'
  s.result = {
    winners,
    scores,
    why,
    ...(alone(s) && { title: soloTitle(scores[0]!) }),
  }
  tell(s, { event: 'over', winners }, why)
}

/** The game is over in the middle of things: nothing that was begun goes on, spells under way go to the pile. */
export function finishAtOnce(s: State, why: Ending): void {
  finish(s, why)
  for (const f of [...s.stack, ...s.pending]) if (isSpell(f)) s.discard.push(f.v.self)
  s.stack = []
  s.pending = []
  s.sights = []
}

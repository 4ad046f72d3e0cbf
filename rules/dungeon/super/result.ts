// How a game of Super Boss Monster ends (SB-216 to SB-222), and a game alone (SB-260 to SB-268).
import { highestRanked } from '../../kernel/index.ts'
import { isSpell } from '../engine/declared-effects.ts'
import { emit } from '../engine/interpreter.ts'
import { eligibleWinners, score, xpOf } from '../engine/queries.ts'
import { soloTitle } from '../model/solo-titles.ts'
import type { EndRule, State } from '../model/state.ts'

export const isSolo = (s: State): boolean => s.players.length === 1

/** The highest souls minus wounds, then the highest XP, then the victory is shared (SB-220 to SB-222). */
export function finish(s: State, why: EndRule): void {
  const scores = s.players.map((_, seat) => score(s, seat))
  const winners = highestRanked(
    eligibleWinners(s, [...scores.keys()]),
    seat => scores[seat]!,
    seat => xpOf(s, seat),
  )
  s.phase = 'over'
  s.result = {
    winners,
    scores,
    why,
    ...(isSolo(s) && { title: soloTitle(scores[0]!) }),
  }
  emit(s, { event: 'over', winners }, why)
}

/** The game is over in the middle of things: nothing that was begun goes on, spells under way go to the pile. */
export function endGameNow(s: State, why: EndRule): void {
  finish(s, why)
  for (const f of [...s.stack, ...s.pending]) if (isSpell(f)) s.discard.push(f.v.self)
  s.stack = []
  s.pending = []
  s.sights = []
}

// The end of a game of Super Boss Monster (SB-216 to SB-222), and of a solo game (SB-260 to SB-268).
import { highestRanked } from '../../kernel/index.ts'
import { isSpell } from '../engine/declared-effects.ts'
import { emit } from '../engine/interpreter.ts'
import { eligibleWinners, score, xpOf } from '../engine/queries.ts'
import { soloTitle } from '../model/solo-titles.ts'
import type { EndRule, State } from '../model/state.ts'

export const isSolo = (s: State): boolean => s.players.length === 1

/** Ends the game. The highest souls minus wounds win, then the highest XP; then players share the victory (SB-220 to SB-222). */
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

/** Ends the game in the middle of an effect. Drops all unfinished effects and discards their spells. */
export function endGameNow(s: State, why: EndRule): void {
  finish(s, why)
  for (const f of [...s.stack, ...s.pending]) if (isSpell(f)) s.discard.push(f.v.self)
  s.stack = []
  s.pending = []
  s.sights = []
}

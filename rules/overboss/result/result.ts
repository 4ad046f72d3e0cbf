// Who wins (OB-102, OB-103), and what a player alone has achieved (OB-156).
import type { Seat } from '../../kernel/contract.ts'
import { highestRanked } from '../../kernel/winners.ts'
import { NONE } from '../model/pieces.ts'
import type { OverbossResult, State } from '../model/state.ts'
import { soloTitle } from '../model/titles.ts'
import { graveyardMajority, graveyardSoloBonus } from '../scoring/graveyards.ts'
import { matchingMonsters } from '../scoring/tokens.ts'
import { graveyards, type ScoreSheet, scoreSheet } from './sheet.ts'

/** The sheets of all players. A boss card counts whether or not it was revealed (OB-110), if `knows` it. */
export function scoreSheets(state: State, knows: (seat: Seat) => boolean = () => true): ScoreSheet[] {
  const counts = state.players.map(graveyards)
  const alone = counts.length === 1
  const bonuses = alone ? counts.map(graveyardSoloBonus) : graveyardMajority(counts)
  return state.players.map((player, seat) =>
    scoreSheet({
      land: player,
      terrains: state.options.terrains,
      graveyardBonus: { points: bonuses[seat]!, why: alone ? 'OB-153' : 'OB-81' },
      boss: knows(seat) ? player.boss : NONE,
    }),
  )
}

/** OB-102, OB-103: the highest total; then more matching monsters; then the win is shared. */
export const winnersOf = (scores: readonly number[], matching: readonly number[]): readonly Seat[] =>
  highestRanked(
    [...scores.keys()],
    seat => scores[seat]!,
    seat => matching[seat]!,
  )

export function finalResult(state: State): OverbossResult {
  const scores = scoreSheets(state).map(sheet => sheet.total)
  const matching = state.players.map(player => matchingMonsters(player).length)
  const result = { winners: winnersOf(scores, matching), scores, matching, why: 'OB-102' }
  const scoreMode = scores.length === 1 && state.options.level === 0
  return scoreMode ? { ...result, title: soloTitle(scores[0]!) } : result
}

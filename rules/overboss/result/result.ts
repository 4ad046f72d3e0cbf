// The winners (OB-102, OB-103), and the title of a solo player (OB-156).
import type { Seat } from '../../kernel/contract.ts'
import { highestRanked } from '../../kernel/winners.ts'
import { NONE } from '../model/pieces.ts'
import type { OverbossResult, State } from '../model/state.ts'
import { soloTitle } from '../model/titles.ts'
import { graveyardMajority, graveyardSoloBonus } from '../scoring/graveyards.ts'
import { matchingMonsters } from '../scoring/tokens.ts'
import { graveyards, type ScoreSheet, scoreSheet } from './sheet.ts'

/**
 * The sheets of all players. A boss card counts even if it was not revealed (OB-110). `knowsBoss` can leave out the bosses
 * that a viewer does not know.
 */
export function scoreSheets(state: State, knowsBoss: (seat: Seat) => boolean = () => true): ScoreSheet[] {
  const counts = state.players.map(graveyards)
  const solo = counts.length === 1
  const bonuses = solo ? counts.map(graveyardSoloBonus) : graveyardMajority(counts)
  return state.players.map((player, seat) =>
    scoreSheet({
      land: player,
      terrains: state.options.terrains,
      graveyardBonus: { points: bonuses[seat]!, why: solo ? 'OB-153' : 'OB-81' },
      boss: knowsBoss(seat) ? player.boss : NONE,
    }),
  )
}

/**
 * OB-102, OB-103: the highest total wins, then more matching monsters. If they still tie, the players share the win.
 */
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

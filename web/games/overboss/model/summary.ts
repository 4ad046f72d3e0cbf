import type { Result } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss/engine/view'
import type { MatchSummary } from '../../../platform/storage/matches.ts'

/** Turn and points. Each seat has as many turns as its map has spaces (OB-38). */
export function summaryOf(view: unknown, result: Result | undefined): MatchSummary {
  const { turn, players } = view as View
  const map = players[turn.seat]?.map ?? []
  const placed = map.filter(space => space !== null).length
  return {
    round: Math.min(map.length, placed + 1),
    rounds: map.length,
    scores: players.map(({ score }, seat) => ({ points: result?.scores[seat] ?? score.total })),
    ...(result && { winners: result.winners }),
  }
}

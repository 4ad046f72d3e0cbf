import type { View } from '@overlair/rules/dungeon/view/view'
import type { Result } from '@overlair/rules/kernel'
import type { MatchSummary } from '../../../platform/storage/matches.ts'

/** Round, souls and wounds. */
export function summaryOf(view: unknown, result: Result | undefined): MatchSummary {
  const { round, players } = view as View
  return {
    round,
    scores: players.map(({ souls, wounds }) => ({ points: souls, wounds })),
    ...(result && { winners: result.winners }),
  }
}

// Score mode (OB-155): turns a solo match into a score that can be compared with others.
import type { View } from '@overlair/rules/overboss'
import type { SoloScore } from '../../../platform/storage/solo-scores.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'

/** Whether the match is a campaign game, paid for with a heart (OB-158). */
export const isCampaignGame = (match: OverbossMatch): boolean => match.view.value.options.level > 0

const isScoreMode = ({ players, level }: View['options']): boolean => players === 1 && level === 0

/** Returns the score of a finished game in Score mode. Undefined for other games. */
export function scoreOf(match: OverbossMatch, id: string, when: number): SoloScore | undefined {
  const { options, players, result } = match.view.value
  const points = result?.scores[0]
  if (points === undefined || !isScoreMode(options)) return undefined
  return {
    match: id,
    game: 'overboss',
    points,
    // Sorted, so that the same five terrains give the same string.
    marks: { board: options.board, boss: players[0]?.boss ?? '', terrains: options.terrains.toSorted().join() },
    when,
  }
}

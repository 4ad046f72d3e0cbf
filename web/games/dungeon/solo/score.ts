// The score of a solo game of Super Boss Monster (SB-240 to SB-268), for comparison with earlier games.
import type { SoloScore } from '../../../platform/storage/solo-scores.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'

export type Mode = 'solo' | 'challenge'
export const modeOf = (challenge: boolean): Mode => (challenge ? 'challenge' : 'solo')

/** Returns score, title and mode of a solo game. Undefined if the game is not over or has several players. */
export function scoreOf(
  match: Pick<DungeonMatch, 'game' | 'view'>,
  id: string,
  when: number,
): { readonly score: SoloScore; readonly title: string; readonly mode: Mode } | undefined {
  const { result, players, variants } = match.view.value
  const points = result?.scores[0]
  const boss = players[0]?.boss
  if (points === undefined || result?.title === undefined) return undefined
  const mode = modeOf(variants.challenge)
  return {
    score: { match: id, game: match.game.id, points, marks: { mode, boss: boss ?? '' }, when },
    title: result.title,
    mode,
  }
}

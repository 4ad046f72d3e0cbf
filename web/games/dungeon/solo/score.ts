// Super Boss Monster alone (SB-240 to SB-268): a match of one, as a score that can be compared with others.
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Match } from '../../../match/match-signals.ts'
import type { SoloScore } from '../../../platform/storage/solo-scores.ts'

export type DungeonMatch = Match<View, Choice>
export type Mode = 'solo' | 'challenge'
export const modeOf = (challenge: boolean): Mode => (challenge ? 'challenge' : 'solo')

/** What a finished game alone has brought, and the id of the title it has earned. */
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

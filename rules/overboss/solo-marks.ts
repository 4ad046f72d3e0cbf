// What a finished game of one player reached: its title (OB-156), or objectives and side missions of its level (OB-161,
// OB-175).
import type { SoloMark } from '../kernel/game-descriptor.ts'
import { cellsFulfilled, missionCells } from './campaign/missions.ts'
import { levelOf, objectivesMet } from './campaign/objectives.ts'
import type { State } from './model/state.ts'
import { soloTitles } from './model/titles.ts'

export function soloMarks({ options: { level }, players, result }: State): readonly SoloMark[] {
  const [land] = players
  const points = result?.scores[0]
  if (!land || points === undefined) return []
  if (level === 0) return soloTitles.map(id => ({ kind: 'title' as const, id, reached: id === result?.title }))
  const met = objectivesMet(level, land, points)
  const fulfilled = cellsFulfilled(land)
  return [
    ...levelOf(level).objectives.map(({ id }) => ({ kind: 'objective' as const, id, reached: met.includes(id) })),
    ...missionCells.map(id => ({ kind: 'mission' as const, id, reached: fulfilled.includes(id) })),
  ]
}

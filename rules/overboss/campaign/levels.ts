// The six levels of the solo campaign (OB-158, OB-167 to OB-172).
import type { BossId } from '../model/boss-ids.ts'
import type { TerrainId } from '../model/pieces.ts'

export type ObjectiveId = `L${number}-${1 | 2 | 3}`
/** A condition on the final map (OB-173). */
export type Condition =
  | { readonly type: 'group'; readonly terrain: TerrainId; readonly size: number; readonly matching: number }
  | { readonly type: 'worth'; readonly terrain: TerrainId; readonly tiles: number; readonly points: number }
  | { readonly type: 'mountain'; readonly terrain: TerrainId; readonly tiles: number; readonly matching: number }
  | { readonly type: 'tiles'; readonly terrain: TerrainId; readonly tiles: number; readonly matching: number }
  | { readonly type: 'flags'; readonly flags: number; readonly matching: number }
  | { readonly type: 'bands'; readonly length: number; readonly bands: number; readonly matching: number }
  | { readonly type: 'dungeon'; readonly worth: number }
  | { readonly type: 'total'; readonly points: number }
export interface Level {
  readonly level: number
  readonly terrains: readonly TerrainId[]
  readonly bosses: readonly BossId[]
  readonly objectives: readonly { readonly id: ObjectiveId; readonly condition: Condition }[]
}

const level = (
  number: number,
  terrains: readonly TerrainId[],
  bosses: readonly BossId[],
  conditions: readonly Condition[],
): Level => ({
  level: number,
  terrains,
  bosses,
  objectives: conditions.map((condition, i) => ({ id: `L${number}-${(i + 1) as 1 | 2 | 3}`, condition })),
})
const total = (points: number): Condition => ({ type: 'total', points })

export const levels: readonly Level[] = [
  // OB-167
  level(
    1,
    ['forest', 'swamp', 'graveyard', 'cave', 'camp'],
    ['kazanna'],
    [
      { type: 'group', terrain: 'forest', size: 3, matching: 1 },
      { type: 'worth', terrain: 'swamp', tiles: 3, points: 9 },
      total(50),
    ],
  ),
  // OB-168
  level(
    2,
    ['forest', 'swamp', 'cave', 'camp', 'desert'],
    ['kirax', 'cleopatra'],
    [
      { type: 'group', terrain: 'desert', size: 4, matching: 1 },
      { type: 'mountain', terrain: 'cave', tiles: 3, matching: 2 },
      total(52),
    ],
  ),
  // OB-169
  level(
    3,
    ['swamp', 'graveyard', 'camp', 'desert', 'castle'],
    ['belladonna', 'xyzax'],
    [{ type: 'tiles', terrain: 'castle', tiles: 3, matching: 2 }, { type: 'flags', flags: 4, matching: 1 }, total(54)],
  ),
  // OB-170
  level(
    4,
    ['forest', 'cave', 'graveyard', 'camp', 'cloud_island'],
    ['cerebellus', 'seducia'],
    [
      { type: 'worth', terrain: 'cloud_island', tiles: 3, points: 12 },
      { type: 'tiles', terrain: 'graveyard', tiles: 3, matching: 2 },
      total(56),
    ],
  ),
  // OB-171
  level(
    5,
    ['cave', 'desert', 'castle', 'summoning_circle', 'volcano'],
    ['porkus', 'eclipse'],
    [
      { type: 'tiles', terrain: 'volcano', tiles: 3, matching: 1 },
      { type: 'bands', length: 4, bands: 1, matching: 0 },
      total(58),
    ],
  ),
  // OB-172
  level(
    6,
    ['forest', 'graveyard', 'cloud_island', 'summoning_circle', 'volcano'],
    ['king_croak'],
    [{ type: 'dungeon', worth: 5 }, { type: 'bands', length: 2, bands: 3, matching: 5 }, total(60)],
  ),
]

// Points of each terrain on one map (OB-77 to OB-92). graveyards.ts has the graveyard majority, which compares all
// maps.
import { boardOf, cellsOf, count, groupsOf, has, type Mask, singletonCells, spacesOf } from '../model/boards.ts'
import type { RuleId } from '../model/events.ts'
import { terrainSpaces } from '../model/map.ts'
import {
  CASTLE,
  CLOUD_ISLAND,
  type Land,
  matches,
  NONE,
  type TerrainId,
  terrainIds,
  terrainOf,
  tileKinds,
} from '../model/pieces.ts'
import { fromTable, type ScorePart } from './parts.ts'

export interface TerrainScoring {
  readonly why: RuleId
  /** Scores the tiles of this terrain. They are on `spaces`, which is never empty. */
  score(land: Land, spaces: Mask): readonly ScorePart[]
}

/** Returns one score part for all tiles of the terrain. */
const together = (why: RuleId, points: (land: Land, spaces: Mask) => number): TerrainScoring => ({
  why,
  score: (land, spaces) => [{ points: points(land, spaces), why, tiles: cellsOf(spaces) }],
})
/** Scores each tile separately. */
const each = (why: RuleId, points: (land: Land, space: number, spaces: Mask) => number): TerrainScoring => ({
  why,
  score(land, spaces) {
    const parts: ScorePart[] = []
    for (const space of spacesOf(spaces))
      parts.push({ points: points(land, space, spaces), why, tiles: singletonCells[space]! })
    return parts
  },
})

const forests = [0, 1, 3, 6, 10, 15]
const camps = [0, 1, 4, 9, 16]
const deserts = [0, 0, 2, 6, 12, 20]

/** The terrains on the map as a set of bits, the dungeon included (OB-6). */
export function terrainsPresent(land: Land): Mask {
  let present = 0
  for (const tile of land.tiles) if (tile !== NONE) present |= 1 << terrainOf(tile)
  return present
}
export function differentFlags(land: Land, spaces: Mask): number {
  let flags = 0
  for (const space of spacesOf(spaces)) flags |= 1 << tileKinds[land.tiles[space]!]!.flag
  return count(flags)
}

export const terrainScoring: { readonly [T in TerrainId]: TerrainScoring } = {
  forest: together('OB-78', (_, spaces) => fromTable(forests, count(spaces))),
  cave: each('OB-79', (land, space) => (has(boardOf(land.tiles.length).mountain, space) ? 3 : 1)),
  graveyard: each('OB-80', (land, space) => tileKinds[land.tiles[space]!]!.value),
  swamp: each('OB-84', (land, space, swamps) => {
    const board = boardOf(land.tiles.length)
    return 1 + Number(has(board.water, space)) + Number((board.bordering[space]! & swamps) !== 0)
  }),
  camp: together('OB-85', (land, spaces) => fromTable(camps, differentFlags(land, spaces))),
  castle: {
    why: 'OB-86',
    score: (land, spaces) =>
      spacesOf(spaces).map(space => {
        const castle = { points: 2, why: 'OB-86', tiles: singletonCells[space]! } as const
        return matches(land.tokens[space]!, CASTLE) ? { ...castle, points: 4, tokens: singletonCells[space]! } : castle
      }),
  },
  cloud_island: each('OB-87', land => 7 - count(terrainsPresent(land) & ~(1 << CLOUD_ISLAND))),
  desert: {
    why: 'OB-88',
    score: (land, spaces) =>
      groupsOf(spaces, boardOf(land.tiles.length)).map(group => ({
        points: fromTable(deserts, count(group)),
        why: 'OB-88',
        tiles: cellsOf(group),
      })),
  },
  summoning_circle: each('OB-89', () => 1),
  volcano: each('OB-90', () => 4),
  dungeon: each('OB-91', (land, space) => dungeonWorth(land, space)),
}

/** OB-91, OB-92: 1 point, plus 1 for each different terrain next to it, dungeons included. */
export function dungeonWorth(land: Land, space: number): number {
  let types = 0
  for (const neighbour of boardOf(land.tiles.length).borders[space]!) {
    const tile = land.tiles[neighbour]!
    if (tile !== NONE) types |= 1 << terrainOf(tile)
  }
  return 1 + count(types)
}

export const scoreTerrain = (land: Land, terrain: number): readonly ScorePart[] => {
  const spaces = terrainSpaces(land, terrain)
  return spaces === 0 ? [] : terrainScoring[terrainIds[terrain]!].score(land, spaces)
}

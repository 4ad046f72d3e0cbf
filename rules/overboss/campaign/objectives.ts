// Which objectives of a campaign level a final map meets (OB-167 to OB-174).
import { bit, boardOf, count, groupsOf, type Mask, spacesOf } from '../model/boards.ts'
import { terrainSpaces } from '../model/map.ts'
import { CAMP, DUNGEON, type Land, type TerrainId, terrainNumber, terrainOf } from '../model/pieces.ts'
import { bandsOf } from '../scoring/bands.ts'
import { sum } from '../scoring/parts.ts'
import { differentFlags, dungeonWorth, scoreTerrain } from '../scoring/terrains.ts'
import { matchingMonsters } from '../scoring/tokens.ts'
import { type Condition, type Level, levels, type ObjectiveId } from './levels.ts'

/** OB-173: matching monsters may be on any tile of the terrain, not only in the counted group. */
const matchingOn = (land: Land, terrain: number): number =>
  matchingMonsters(land).filter(space => terrainOf(land.tiles[space]!) === terrain).length

const tilesOf = (land: Land, terrain: TerrainId) => terrainSpaces(land, terrainNumber(terrain)!)

/** One count of a condition, and how much it needs. */
export interface ProgressPart {
  readonly counts: 'group' | 'tiles' | 'mountain' | 'worth' | 'matching' | 'flags' | 'bands' | 'dungeon' | 'total'
  readonly have: number
  readonly need: number
}
export interface Progress {
  readonly parts: readonly ProgressPart[]
  /** The tiles that count now. */
  readonly spaces: Mask
}
const largest = (masks: readonly Mask[]): Mask => masks.reduce((a, b) => (count(b) > count(a) ? b : a), 0)

/** How far a land has come with a condition. It meets the condition if every part has what it needs. */
export function progressOf(condition: Condition, land: Land, total: number): Progress {
  const board = boardOf(land.tiles.length)
  const matching = (terrain: TerrainId, need: number): ProgressPart[] =>
    need === 0 ? [] : [{ counts: 'matching', have: matchingOn(land, terrainNumber(terrain)!), need }]
  switch (condition.type) {
    case 'group': {
      const group = largest(groupsOf(tilesOf(land, condition.terrain), board))
      return {
        parts: [
          { counts: 'group', have: count(group), need: condition.size },
          ...matching(condition.terrain, condition.matching),
        ],
        spaces: group,
      }
    }
    case 'worth': {
      // OB-174: the points of the tiles, without crystals
      const spaces = tilesOf(land, condition.terrain)
      const have = sum(scoreTerrain(land, terrainNumber(condition.terrain)!))
      return {
        parts: [
          { counts: 'tiles', have: count(spaces), need: condition.tiles },
          { counts: 'worth', have, need: condition.points },
        ],
        spaces,
      }
    }
    case 'mountain':
    case 'tiles': {
      const all = tilesOf(land, condition.terrain)
      const spaces = condition.type === 'mountain' ? all & board.mountain : all
      return {
        parts: [
          { counts: condition.type, have: count(spaces), need: condition.tiles },
          ...matching(condition.terrain, condition.matching),
        ],
        spaces,
      }
    }
    case 'flags': {
      const camps = terrainSpaces(land, CAMP)
      return {
        parts: [
          { counts: 'flags', have: differentFlags(land, camps), need: condition.flags },
          ...matching('camp', condition.matching),
        ],
        spaces: camps,
      }
    }
    case 'bands': {
      const bands = bandsOf(land).filter(band => band.spaces.length >= condition.length)
      const monsters: ProgressPart = {
        counts: 'matching',
        have: matchingMonsters(land).length,
        need: condition.matching,
      }
      return {
        parts: [
          { counts: 'bands', have: bands.length, need: condition.bands },
          ...(condition.matching > 0 ? [monsters] : []),
        ],
        spaces: bands.flatMap(band => band.spaces).reduce((mask, space) => mask | bit(space), 0),
      }
    }
    case 'dungeon': {
      const dungeons = spacesOf(terrainSpaces(land, DUNGEON))
      const have = Math.max(0, ...dungeons.map(space => dungeonWorth(land, space)))
      const best = dungeons.find(space => dungeonWorth(land, space) === have)
      return { parts: [{ counts: 'dungeon', have, need: condition.worth }], spaces: best === undefined ? 0 : bit(best) }
    }
    case 'total': // OB-173: with the boss goal and the solo graveyard bonus
      return { parts: [{ counts: 'total', have: total, need: condition.points }], spaces: 0 }
  }
}

const isMet = (condition: Condition, land: Land, total: number): boolean =>
  progressOf(condition, land, total).parts.every(({ have, need }) => have >= need)

export const levelOf = (level: number): Level => levels[level - 1]!

export const objectivesMet = (level: number, land: Land, total: number): ObjectiveId[] =>
  levelOf(level)
    .objectives.filter(({ condition }) => isMet(condition, land, total))
    .map(({ id }) => id)

// Which objectives of a campaign level a final map meets (OB-167 to OB-174).
import { boardOf, count, groupsOf, spacesOf } from '../model/boards.ts'
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

function isMet(condition: Condition, land: Land, total: number): boolean {
  const board = boardOf(land.tiles.length)
  const hasMatching = (terrain: TerrainId, least: number) => matchingOn(land, terrainNumber(terrain)!) >= least
  switch (condition.type) {
    case 'group':
      return (
        groupsOf(tilesOf(land, condition.terrain), board).some(group => count(group) >= condition.size) &&
        hasMatching(condition.terrain, condition.matching)
      )
    case 'worth': // OB-174: the points of the tiles, without crystals
      return (
        count(tilesOf(land, condition.terrain)) >= condition.tiles &&
        sum(scoreTerrain(land, terrainNumber(condition.terrain)!)) >= condition.points
      )
    case 'mountain':
      return (
        count(tilesOf(land, condition.terrain) & board.mountain) >= condition.tiles &&
        hasMatching(condition.terrain, condition.matching)
      )
    case 'tiles':
      return (
        count(tilesOf(land, condition.terrain)) >= condition.tiles && hasMatching(condition.terrain, condition.matching)
      )
    case 'flags':
      return (
        differentFlags(land, terrainSpaces(land, CAMP)) >= condition.flags && hasMatching('camp', condition.matching)
      )
    case 'bands':
      return (
        bandsOf(land).filter(band => band.spaces.length >= condition.length).length >= condition.bands &&
        matchingMonsters(land).length >= condition.matching
      )
    case 'dungeon':
      return spacesOf(terrainSpaces(land, DUNGEON)).some(space => dungeonWorth(land, space) >= condition.worth)
    case 'total': // OB-173: with the boss goal and the solo graveyard bonus
      return total >= condition.points
  }
}

export const levelOf = (level: number): Level => levels[level - 1]!

export const objectivesMet = (level: number, land: Land, total: number): ObjectiveId[] =>
  levelOf(level)
    .objectives.filter(({ condition }) => isMet(condition, land, total))
    .map(({ id }) => id)

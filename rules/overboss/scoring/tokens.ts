// Points of tokens (OB-93 to OB-100). Portals score nothing.
import { cells, cellsOf, count, type Space, singletonCells } from '../model/boards.ts'
import { terrainSpaces } from '../model/map.ts'
import { crystalTerrain, isCrystal, isMiniboss, type Land, matches, terrainOf, tokenIds } from '../model/pieces.ts'
import { bandPoints, bandsOf } from './bands.ts'
import type { ScorePart } from './parts.ts'

const spacesWhere = (land: Land, test: (space: Space) => boolean): Space[] => {
  const found: Space[] = []
  for (let space = 0; space < land.tokens.length; space++) if (test(space)) found.push(space)
  return found
}
/** The spaces of monsters on their own terrain (OB-10). */
export const matchingMonsters = (land: Land): Space[] =>
  spacesWhere(land, space => matches(land.tokens[space]!, terrainOf(land.tiles[space]!)))

export const scoreMinibosses = (land: Land): ScorePart[] =>
  spacesWhere(land, space => isMiniboss(land.tokens[space]!)).map(space => ({
    points: 2,
    why: 'OB-97',
    tokens: singletonCells[space]!,
  }))
export const scoreMatching = (land: Land): ScorePart[] =>
  matchingMonsters(land).map(space => ({
    points: 1,
    why: 'OB-98',
    tiles: singletonCells[space]!,
    tokens: singletonCells[space]!,
  }))
export const scoreCrystals = (land: Land): ScorePart[] =>
  land.stash.filter(isCrystal).map(token => {
    const tiles = terrainSpaces(land, crystalTerrain(token))
    return { points: count(tiles), why: 'OB-99', stash: [tokenIds[token]!], tiles: cellsOf(tiles) }
  })
export const scoreBands = (land: Land): ScorePart[] =>
  bandsOf(land).map(band => ({
    points: bandPoints(band),
    why: 'OB-93',
    tokens: band.spaces.map(space => cells[space]!),
  }))

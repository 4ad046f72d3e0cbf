// Points of the goals of boss cards (section 14 of the rules).
import { boardOf, cellsOf, count, groupsOf, has, isSmall, type Mask } from '../model/boards.ts'
import type { RuleId } from '../model/events.ts'
import { emptySpaces, openTiles, terrainSpaces, tokenSpaces } from '../model/map.ts'
import { DUNGEON, isMiniboss, isMonster, type Land, terrainIds, tokenIds } from '../model/pieces.ts'
import { bandsOf } from '../scoring/bands.ts'
import { fromTable, type ScorePart } from '../scoring/parts.ts'
import { terrainsPresent } from '../scoring/terrains.ts'
import { matchingMonsters } from '../scoring/tokens.ts'

export interface Goal {
  readonly why: RuleId
  /** True if the goal can score less as the map fills. */
  readonly falls: boolean
  score(land: Land): readonly ScorePart[]
}
type ScoreGoal = (land: Land) => Omit<ScorePart, 'why'>[]
const goal = (why: RuleId, score: ScoreGoal): Goal => ({
  why,
  falls: false,
  score: land => score(land).map(part => ({ ...part, why })),
})
const falling = (why: RuleId, score: ScoreGoal): Goal => ({ ...goal(why, score), falls: true })
const allTiles = (land: Land): Mask => ((1 << land.tiles.length) - 1) & ~emptySpaces(land)
const bySize = <T>(land: Land, small: T, large: T): T => (isSmall(land.tiles.length) ? small : large)
const spaceMask = (spaces: readonly number[]): Mask => spaces.reduce((mask, space) => mask | (1 << space), 0)

/** OB-114: fewer terrain types score more. A finished map has at least one. */
export const fewTerrains = falling('OB-114', land => {
  const table = bySize(land, [0, 14, 14, 9, 5, 2, 0], [0, 18, 18, 12, 7, 3, 0])
  return [{ points: fromTable(table, count(terrainsPresent(land))), tiles: cellsOf(allTiles(land)) }]
})
/** OB-115: bands without a matching monster. */
export const bandsWithoutMatching = goal('OB-115', land => {
  const matching = spaceMask(matchingMonsters(land))
  const unmatched = bandsOf(land).filter(band => !band.spaces.some(space => has(matching, space)))
  return unmatched.map(band => ({ points: 1, tokens: cellsOf(spaceMask(band.spaces)) }))
})
/** OB-117, OB-118: 3 points for each connected group of three tiles of one terrain; groups may not overlap. */
export const groupsOfThree = goal('OB-118', land =>
  terrainIds.flatMap((_, terrain) =>
    groupsOf(terrainSpaces(land, terrain), boardOf(land.tiles.length)).flatMap(group =>
      threesIn(group, threesOn(land.tiles.length)).map(three => ({ points: 3, tiles: cellsOf(three) })),
    ),
  ),
)
/** OB-119: 1 more point for each matching monster. */
export const matchingAgain = goal('OB-119', land => {
  const matching = spaceMask(matchingMonsters(land))
  return matching === 0 ? [] : [{ points: count(matching), tokens: cellsOf(matching) }]
})
/** OB-122: 4 points for every four monsters of one type on the map. */
export const foursOfAKind = goal('OB-122', land =>
  byMonster(land).flatMap(spaces =>
    count(spaces) < 4 ? [] : [{ points: 4 * Math.floor(count(spaces) / 4), tokens: cellsOf(spaces) }],
  ),
)
/** OB-123: 3 points for each type of monster and each miniboss on the map. */
export const differentCreatures = goal('OB-123', land => [
  ...byMonster(land).map(spaces => ({ points: 3, tokens: cellsOf(spaces) })),
  ...land.tokens.flatMap((token, space) => (isMiniboss(token) ? [{ points: 3, tokens: cellsOf(1 << space) }] : [])),
])
/** OB-124: fewer tiles without a token score more. Empty spaces do not count. */
export const fewOpenTiles = falling('OB-124', land => {
  const open = openTiles(land)
  return [{ points: fromTable(bySize(land, [6, 3, 1, 0], [8, 5, 2, 0]), count(open)), tiles: cellsOf(open) }]
})
/** OB-126: points for a map without bands. */
export const noBands = falling('OB-126', land =>
  bandsOf(land).length > 0 ? [] : [{ points: bySize(land, 12, 21), tokens: cellsOf(tokenSpaces(land)) }],
)
/** OB-128, OB-129: 2 points for each token in the stash, used portals included. */
export const fullStash = goal('OB-128', land =>
  land.stash.length === 0 ? [] : [{ points: 2 * land.stash.length, stash: land.stash.map(token => tokenIds[token]!) }],
)
/** OB-130: 2 points for each dungeon. */
export const manyDungeons = goal('OB-130', land => {
  const dungeons = terrainSpaces(land, DUNGEON)
  return dungeons === 0 ? [] : [{ points: 2 * count(dungeons), tiles: cellsOf(dungeons) }]
})

/** The spaces of each type of monster on the map. */
function byMonster(land: Land): Mask[] {
  const masks = new Map<number, Mask>()
  land.tokens.forEach((token, space) => {
    if (isMonster(token)) masks.set(token, (masks.get(token) ?? 0) | (1 << space))
  })
  return [...masks.values()]
}

/** All connected groups of three spaces of a board, cached by the number of its spaces. */
const threes = new Map<number, readonly Mask[]>()
function threesOn(spaces: number): readonly Mask[] {
  const cached = threes.get(spaces)
  if (cached) return cached
  const { borders } = boardOf(spaces)
  const found = new Set<Mask>()
  for (let middle = 0; middle < spaces; middle++)
    for (const a of borders[middle]!)
      for (const b of borders[middle]!) if (a !== b) found.add((1 << middle) | (1 << a) | (1 << b))
  const list = [...found]
  threes.set(spaces, list)
  return list
}
/** The largest set of threes in a group without overlap. Tries the first space in each three, and in none. */
function threesIn(group: Mask, all: readonly Mask[]): Mask[] {
  if (count(group) < 3) return []
  const first = group & -group
  let best = threesIn(group & ~first, all)
  for (const three of all) {
    if ((three & first) === 0 || (three & group) !== three) continue
    const rest = threesIn(group & ~three, all)
    if (rest.length + 1 > best.length) best = [three, ...rest]
  }
  return best
}

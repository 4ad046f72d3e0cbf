// Queries about a player's map (empty spaces, open tiles) and functions that change it.
import { bit, type Mask, type Space } from './boards.ts'
import { DUNGEON, isCreature, type Land, NONE, type Terrain, type Token, terrainOf } from './pieces.ts'
import type { Player, State } from './state.ts'

/** Spaces without a tile (OB-7). */
export function emptySpaces(land: Land): Mask {
  let mask = 0
  for (let space = 0; space < land.tiles.length; space++) if (land.tiles[space] === NONE) mask |= 1 << space
  return mask
}
/** Tiles that are not a dungeon and have no token (OB-7). */
export function openTiles(land: Land): Mask {
  let mask = 0
  for (let space = 0; space < land.tiles.length; space++) {
    const tile = land.tiles[space]!
    if (tile !== NONE && land.tokens[space] === NONE && terrainOf(tile) !== DUNGEON) mask |= 1 << space
  }
  return mask
}
export function tokenSpaces(land: Land): Mask {
  let mask = 0
  for (let space = 0; space < land.tokens.length; space++) if (land.tokens[space] !== NONE) mask |= 1 << space
  return mask
}
export function terrainSpaces(land: Land, terrain: Terrain): Mask {
  let mask = 0
  for (let space = 0; space < land.tiles.length; space++)
    if (terrainOf(land.tiles[space]!) === terrain) mask |= 1 << space
  return mask
}
export const isFull = (land: Land): boolean => !land.tiles.includes(NONE)
/** Monsters and minibosses that wait in the stash for an open tile (OB-52). */
export const unplaced = (land: Land): Token[] => land.stash.filter(isCreature)
export function hasUnplaced({ stash }: Land): boolean {
  for (const token of stash) if (isCreature(token)) return true
  return false
}

/** Returns the tokens without one of them. Quicker than `toSpliced` for the few that a player holds. */
export function withoutToken(tokens: readonly Token[], token: Token): readonly Token[] {
  if (tokens.length === 1) return NO_TOKENS
  const at = tokens.indexOf(token)
  return tokens.filter((_, i) => i !== at)
}
const NO_TOKENS: readonly Token[] = []
export function removeFrom<T>(list: T[], item: T): void {
  const at = list.indexOf(item)
  if (at < 0) throw new Error(`${item} is not in the list`)
  list.splice(at, 1)
}

/** Moves a tile with its token to an empty space of the same map. No placement effect follows (OB-72). */
export function slideTile(state: State, player: Player, from: Space, to: Space): void {
  player.tiles[to] = player.tiles[from]!
  player.tokens[to] = player.tokens[from]!
  player.tiles[from] = NONE
  player.tokens[from] = NONE
  if (player !== state.players[state.turn.seat]) return
  // The moved tile still counts as placed in this turn, and a circle still waits for its exchange.
  if (state.turn.placed & bit(from)) state.turn.placed = (state.turn.placed & ~bit(from)) | bit(to)
  state.steps = state.steps.map(step => (step.step === 'circle' && step.at === from ? { ...step, at: to } : step))
}

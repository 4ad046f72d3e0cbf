// Terrains, tiles and tokens. The state stores a piece as a small number; choices, events and views use its id.
import type { Seat } from '../../kernel/contract.ts'

/** Stands for no tile, no token, no boss or no space. */
export const NONE = -1

// --- terrains (OB-5) -------------------------------------------------------------------------------------------

export const terrainIds = [
  'forest',
  'cave',
  'graveyard',
  'swamp',
  'camp',
  'castle',
  'cloud_island',
  'desert',
  'summoning_circle',
  'volcano',
  'dungeon',
] as const
export type TerrainId = (typeof terrainIds)[number]
/** Index in `terrainIds`; the dungeon counts as a terrain (OB-6). */
export type Terrain = number

export const [FOREST, CAVE, GRAVEYARD, SWAMP, CAMP, CASTLE, CLOUD_ISLAND, DESERT, SUMMONING_CIRCLE, VOLCANO, DUNGEON] =
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export const basicTerrains: readonly TerrainId[] = ['forest', 'cave', 'graveyard', 'swamp', 'camp']
/** The ten terrains that players can choose for a game (OB-25). */
export const selectableTerrains = terrainIds.filter(id => id !== 'dungeon')
export const TERRAINS_PER_GAME = 5 // OB-25

// --- tiles (OB-16 to OB-18) ------------------------------------------------------------------------------------

export const flags = ['black', 'blue', 'orange', 'purple', 'red', 'yellow'] as const
export type Flag = (typeof flags)[number]

export type TileId = Exclude<TerrainId, 'graveyard' | 'camp'> | `graveyard-${1 | 2 | 3}` | `camp-${Flag}`
export type Tile = number
interface TileKind {
  readonly id: TileId
  readonly terrain: Terrain
  readonly copies: number
  /** Of a graveyard: its printed points. */
  readonly value: number
  /** Of a camp: the index of its colour in `flags`. */
  readonly flag: number
}
const tile = (id: TileId, terrain: Terrain, copies: number, value = 0, flag = NONE): TileKind => ({
  id,
  terrain,
  copies,
  value,
  flag,
})
export const tileKinds: readonly TileKind[] = [
  tile('forest', FOREST, 12),
  tile('cave', CAVE, 12),
  tile('graveyard-1', GRAVEYARD, 5, 1),
  tile('graveyard-2', GRAVEYARD, 4, 2),
  tile('graveyard-3', GRAVEYARD, 3, 3),
  tile('swamp', SWAMP, 12),
  ...flags.map((colour, flag) => tile(`camp-${colour}`, CAMP, 2, 0, flag)),
  tile('castle', CASTLE, 12),
  tile('cloud_island', CLOUD_ISLAND, 12),
  tile('desert', DESERT, 12),
  tile('summoning_circle', SUMMONING_CIRCLE, 12),
  tile('volcano', VOLCANO, 12),
  tile('dungeon', DUNGEON, 8),
]
export const tileIds: readonly TileId[] = tileKinds.map(kind => kind.id)
const terrainByTile: readonly Terrain[] = tileKinds.map(kind => kind.terrain)
/** The terrain of a tile; NONE for no tile. */
export const terrainOf = (tile: Tile): Terrain => (tile === NONE ? NONE : terrainByTile[tile]!)

// --- tokens (OB-8, OB-11, OB-19, OB-20) ------------------------------------------------------------------------

export const monsterIds = [
  'kobold',
  'dragon',
  'skeleton',
  'witch',
  'orc',
  'vampire',
  'harpy',
  'sandworm',
  'cultist',
  'elemental',
] as const
export type MonsterId = (typeof monsterIds)[number]
export const minibossIds = ['froggie', 'bonepick', 'mossback', 'gloomwick', 'sparkfang', 'hexling'] as const
export type MinibossId = (typeof minibossIds)[number]

export type TokenId =
  | `monster-${MonsterId}`
  | `crystal-${Exclude<TerrainId, 'dungeon'>}`
  | `miniboss-${MinibossId}`
  | 'portal'
  | 'portal-used'
/** 0 to 9 monsters and 10 to 19 crystals in the order of the terrains, then minibosses, then portals. */
export type Token = number
const FIRST_CRYSTAL = 10
const FIRST_MINIBOSS = 20
export const PORTAL = 26
/** A portal in a stash with its used side up. Anywhere else a portal is active (OB-15). */
export const USED_PORTAL = 27

export const tokenIds: readonly TokenId[] = [
  ...monsterIds.map(id => `monster-${id}` as const),
  ...terrainIds.filter(id => id !== 'dungeon').map(id => `crystal-${id}` as const),
  ...minibossIds.map(id => `miniboss-${id}` as const),
  'portal',
  'portal-used',
]
export const tokenCopies = (token: Token): number =>
  isMonster(token) ? 10 : token === PORTAL ? 7 : token === USED_PORTAL ? 0 : 1
export const isMonster = (token: Token): boolean => token >= 0 && token < FIRST_CRYSTAL
export const isMiniboss = (token: Token): boolean => token >= FIRST_MINIBOSS && token < PORTAL
export const isCrystal = (token: Token): boolean => token >= FIRST_CRYSTAL && token < FIRST_MINIBOSS
/** Monsters and minibosses are the only tokens that can be on tiles (OB-8). */
export const isCreature = (token: Token): boolean => isMonster(token) || isMiniboss(token)
/** Minibosses bear no icon and never match (OB-10). */
export const matches = (token: Token, terrain: Terrain): boolean => isMonster(token) && token === terrain
export const crystalTerrain = (token: Token): Terrain => token - FIRST_CRYSTAL
export const crystalOf = (terrain: Terrain): Token => terrain + FIRST_CRYSTAL
/** The side that a token shows everywhere except in a stash. */
export const activeSide = (token: Token): Token => (token === USED_PORTAL ? PORTAL : token)
export const minibosses: readonly Token[] = minibossIds.map((_, i) => FIRST_MINIBOSS + i)

// --- numbers of ids --------------------------------------------------------------------------------------------

const numbered = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, number) => [id, number]))
const tileNumbers = numbered(tileIds)
const tokenNumbers = numbered(tokenIds)
const terrainNumbers = numbered(terrainIds)
/** Undefined for an unknown id; the next two functions too. */
export const tileNumber = (id: string): Tile | undefined => tileNumbers.get(id)
export const tokenNumber = (id: string): Token | undefined => tokenNumbers.get(id)
export const terrainNumber = (id: string): Terrain | undefined => terrainNumbers.get(id)

// --- what a player owns ----------------------------------------------------------------------------------------

/** Everything of a player that scores: tiles and tokens by space, and the stash. */
export interface Land {
  readonly tiles: readonly Tile[]
  readonly tokens: readonly Token[]
  readonly stash: readonly Token[]
}
export type Placed = { readonly seat: Seat; readonly space: number }

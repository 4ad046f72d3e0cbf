// Counts the pieces of a board, so that the reader rejects too many copies (OB-16 to OB-20, OB-26, OB-27).
import {
  activeSide,
  crystalTerrain,
  DUNGEON,
  isCrystal,
  isMonster,
  type Terrain,
  type TerrainId,
  type Tile,
  type Token,
  terrainIds,
  terrainNumber,
  terrainOf,
  tileIds,
  tileKinds,
  tokenCopies,
  tokenIds,
} from '../model/pieces.ts'
import { type FieldLocation, rejectField } from './fields.ts'

export class Supply {
  readonly #terrains: readonly Terrain[]
  readonly #tiles = new Map<Tile, number>()
  readonly #tokens = new Map<Token, number>()

  constructor(terrains: readonly Terrain[]) {
    this.#terrains = terrains
  }

  hasTerrain(id: TerrainId): boolean {
    return id === 'dungeon' || this.#terrains.includes(terrainNumber(id)!)
  }

  takeTile(tile: Tile, where: FieldLocation): Tile {
    const terrain = terrainIds[terrainOf(tile)]!
    if (terrainOf(tile) !== DUNGEON && !this.hasTerrain(terrain))
      rejectField(where, `${terrain} is not among the terrains of this board: ${this.#names()}`)
    take(this.#tiles, tile, tileKinds[tile]!.copies, tileIds[tile]!, 'OB-16', where)
    return tile
  }

  takeToken(token: Token, where: FieldLocation): Token {
    const home = isMonster(token) ? token : isCrystal(token) ? crystalTerrain(token) : undefined
    if (home !== undefined && !this.#terrains.includes(home))
      rejectField(
        where,
        `${tokenIds[token]} is not in this game: ${terrainIds[home]} is not among its terrains (OB-27)`,
      )
    take(this.#tokens, activeSide(token), tokenCopies(activeSide(token)), tokenIds[activeSide(token)]!, 'OB-19', where)
    return token
  }

  #names(): string {
    return this.#terrains.map(terrain => terrainIds[terrain]).join(', ')
  }
}

function take(
  taken: Map<number, number>,
  piece: number,
  copies: number,
  id: string,
  why: string,
  where: FieldLocation,
): void {
  const number = (taken.get(piece) ?? 0) + 1
  if (number > copies)
    rejectField(where, `this is ${id} number ${number}, but there ${copies === 1 ? 'is 1' : `are ${copies}`} (${why})`)
  taken.set(piece, number)
}

// Reads end boards written by people (format overboss-boards/1). Rejects boards that no game can produce, with a
// reason.
import { GameError } from '../../kernel/errors.ts'
import { describeValue, isJsonObject, type JsonObject } from '../../kernel/untrusted-input.ts'
import { bossNumber } from '../bosses/index.ts'
import { type BoardId, boardIds, cellsOf, spaceAt, spacesOn } from '../model/boards.ts'
import { type BossId, bossIds } from '../model/boss-ids.ts'
import { openTiles } from '../model/map.ts'
import {
  isCreature,
  type Land,
  NONE,
  TERRAINS_PER_GAME,
  type Terrain,
  type TerrainId,
  terrainIds,
  terrainNumber,
  tokenIds,
} from '../model/pieces.ts'
import { graveyards, type ScoreInput } from '../result/sheet.ts'
import { graveyardMajority, graveyardSoloBonus } from '../scoring/graveyards.ts'
import { cellLocation, type FieldLocation, oneOf, readList, rejectField, wholeNumber } from './fields.ts'
import { Supply } from './supply.ts'
import { readTile } from './tile.ts'
import { readStashed, readTokenOnTile } from './token.ts'

const boardsFormat = 'overboss-boards/1'
const modes = ['multi', 'solo'] as const
type Mode = (typeof modes)[number]

/** A board with everything that its score depends on. */
export interface EndBoard extends ScoreInput {
  readonly id: string
  readonly size: BoardId
}

export function readBoards(file: unknown): readonly EndBoard[] {
  if (!isJsonObject(file))
    throw new GameError('bad-board', `a file of boards is a JSON object with “format” and “boards”`)
  if (file.format !== boardsFormat)
    throw new GameError(
      'bad-board',
      `this is not a file of boards: “format” is ${describeValue(file.format)}, not "${boardsFormat}"`,
    )
  if (!Array.isArray(file.boards)) throw new GameError('bad-board', '“boards” is not a list')
  if (file.boards.length === 0) throw new GameError('bad-board', '“boards” is an empty list; write at least one board')
  return file.boards.map((board, i) => readBoard(board, `board ${i + 1}`))
}

function readBoard(board: unknown, number: string): EndBoard {
  if (!isJsonObject(board)) return rejectField(number, `expected an object, not ${describeValue(board)}`)
  const { id } = board
  if (typeof id !== 'string' || id === '') return rejectField(number, `“id” is ${describeValue(id)}, not a text`)
  const where = `board “${id}”`
  const size = oneOf(where, 'size', board.size, boardIds)
  const mode = oneOf(where, 'mode', board.mode, modes)
  const terrains = readTerrains(board.terrains, where)
  const supply = new Supply(terrains)
  const land = readLand(board, where, size, supply)
  return {
    id,
    size,
    land,
    terrains,
    boss: board.boss == null ? NONE : bossNumber(oneOf<BossId>(where, 'boss', board.boss, bossIds)),
    graveyardBonus: readBonus(board.opponentGraveyards, where, { size, mode, land }, supply),
  }
}

/** The list may contain the dungeon, which is always in the game. */
function readTerrains(value: unknown, where: FieldLocation): Terrain[] {
  const ids = readList(where, 'terrains', value).map(id => oneOf<TerrainId>(where, 'terrain', id, terrainIds))
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice) rejectField(where, `the terrain ${twice} is named twice`)
  const terrains = ids.filter(id => id !== 'dungeon')
  if (terrains.length !== TERRAINS_PER_GAME)
    rejectField(where, `a game has ${TERRAINS_PER_GAME} terrains besides the dungeon, not ${terrains.length} (OB-25)`)
  return terrains.map(id => terrainNumber(id)!).sort((a, b) => a - b)
}

function readLand(board: JsonObject, where: FieldLocation, size: BoardId, supply: Supply): Land {
  const spaces = spacesOn(size)
  const tiles: number[] = Array(spaces).fill(NONE)
  const tokens: number[] = Array(spaces).fill(NONE)
  readList(where, 'cells', board.cells).forEach((cell, i) => {
    if (!isJsonObject(cell))
      return rejectField(where, `entry ${i + 1} of “cells” is not an object but ${describeValue(cell)}`)
    const { row, col } = cell
    if (!Number.isInteger(row) || !Number.isInteger(col))
      return rejectField(
        where,
        `entry ${i + 1} of “cells” needs “row” and “col” as whole numbers, not ${describeValue(row)} and ${describeValue(col)}`,
      )
    const at = cellLocation(where, `${row},${col}`)
    const space = spaceAt(`${row},${col}`) ?? spaces
    if (space >= spaces) return rejectField(at, `there is no such space on the ${size} board`)
    if (tiles[space] !== NONE) rejectField(at, 'there are two tiles on this space')
    tiles[space] = readTile(cell, at, supply)
    tokens[space] = readTokenOnTile(cell.token, at, tiles[space], supply)
  })
  const [open] = cellsOf(openTiles({ tiles, tokens, stash: [] }))
  const stash = readList(where, 'stash', board.stash ?? []).map((entry, i) => {
    const at = `${where}, stash entry ${i + 1}`
    const token = readStashed(entry, at, supply)
    // OB-76 settles every creature before scoring.
    if (open && isCreature(token))
      rejectField(at, `${tokenIds[token]} cannot wait here: the tile at ${open} is open (OB-52)`)
    return token
  })
  return { tiles, tokens, stash }
}

/** OB-81 to OB-83 against opponents; OB-153 in a solo game. */
function readBonus(
  others: unknown,
  where: FieldLocation,
  { size, mode, land }: { readonly size: BoardId; readonly mode: Mode; readonly land: Land },
  supply: Supply,
): { points: number; why: 'OB-81' | 'OB-153' } {
  const own = graveyards(land)
  if (mode === 'solo') return { points: graveyardSoloBonus(own), why: 'OB-153' }
  const counts = readList(where, 'opponentGraveyards', others ?? []).map(count =>
    wholeNumber(where, 'a number of graveyards', count, 0, GRAVEYARDS),
  )
  checkOpponents(counts, own, where, size, supply)
  return { points: graveyardMajority([own, ...counts])[0]!, why: 'OB-81' }
}
const GRAVEYARDS = 12 // OB-16

function checkOpponents(
  counts: readonly number[],
  own: number,
  where: FieldLocation,
  size: BoardId,
  supply: Supply,
): void {
  const inGame = supply.hasTerrain('graveyard')
  if (counts.length === 0 && inGame)
    rejectField(where, '“opponentGraveyards” is missing; with graveyards in the game it decides a bonus (OB-81)')
  const [most, why] = size === '4x4' ? [3, 'OB-24'] : [4, 'OB-23']
  if (counts.length > most)
    rejectField(where, `there are at most ${most} opponents on the ${size} board, not ${counts.length} (${why})`)
  const theirs = counts.reduce((sum, count) => sum + count, 0)
  if (theirs > 0 && !inGame)
    rejectField(where, `“opponentGraveyards” counts ${theirs}, but graveyard is not among the terrains (OB-26)`)
  if (own + theirs > GRAVEYARDS)
    rejectField(where, `${own + theirs} graveyards in all, but there are ${GRAVEYARDS} (OB-16)`)
}

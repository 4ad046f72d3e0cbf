// Reads the pieces and maps of a situation.
import {
  asTexts,
  failAt,
  readList,
  readString,
  rejectUnknownKeys,
  type SituationSchema,
} from '../../kernel/situation-reader.ts'
import type { Path } from '../../kernel/situations.ts'
import { describeValue, isJsonObject } from '../../kernel/untrusted-input.ts'
import { options } from '../engine/options.ts'
import { COLUMNS } from '../model/boards.ts'
import { type BossId, bossIds } from '../model/boss-ids.ts'
import { commandIds, commandNumber } from '../model/commands.ts'
import {
  DUNGEON,
  isCreature,
  NONE,
  type Tile,
  type Token,
  terrainOf,
  tileIds,
  tileNumber,
  tokenIds,
  tokenNumber,
} from '../model/pieces.ts'
import { players } from '../model/player-counts.ts'
import { vocabulary } from './vocabulary.ts'

export type Pair = readonly [Tile, Token]

export function readTile(id: string, path: Path): Tile {
  return tileNumber(id) ?? failAt(path, `there is no tile “${id}”; tiles: ${tileIds.join(', ')}`)
}
/** Accepts the short names of monsters and minibosses. */
export function readToken(id: string, path: Path): Token {
  const full = vocabulary.shortNames[id] ?? id
  return tokenNumber(full) ?? failAt(path, `there is no token “${id}”; tokens: ${tokenIds.join(', ')}`)
}
/** Reads `cave`, `cave+kobold`, `+portal`, or `.` for an empty space. */
export function readPair(text: string, path: Path): Pair {
  const [tile = '', token = ''] = text.split('+').map(part => part.trim())
  return [tile === '' || tile === '.' ? NONE : readTile(tile, path), token === '' ? NONE : readToken(token, path)]
}
export const readBoss = (id: unknown, path: Path): BossId =>
  bossIds.find(boss => boss === id) ??
  failAt(path, `there is no boss ${describeValue(id)}; bosses: ${bossIds.join(', ')}`)
export function readCommand(id: unknown, path: Path): number {
  return (
    commandNumber(String(id)) ??
    failAt(path, `there is no command card ${describeValue(id)}; commands: ${commandIds.join(', ')}`)
  )
}

/** Reads the bag: a list of all its tokens, or `{ next: […] }`, the tokens drawn next. */
export function readBag(value: unknown): { readonly texts: ReturnType<typeof asTexts>; readonly isWhole: boolean } {
  if (!isJsonObject(value)) return { texts: asTexts(value, ['bag']), isWhole: value !== undefined }
  rejectUnknownKeys(value, ['bag'], ['next'])
  return { texts: asTexts(value.next, ['bag', 'next']), isWhole: false }
}

const tableWords = ['turn', 'market', 'deck', 'discard', 'bag', 'row', 'commandDeck']
export const schema: SituationSchema = {
  counts: players,
  least: 1,
  tableWords: [...options.map(spec => spec.id), ...tableWords],
  playerWords: ['map', 'stash', 'boss', 'revealed', 'dealt', 'skipsTurn'],
}

export function readMap(value: unknown, path: Path, spaces: number): Pair[] {
  if (value === undefined) return Array.from({ length: spaces }, () => [NONE, NONE] as const)
  const rows = readList(value, path)
  const expected = spaces / COLUMNS
  if (rows.length !== expected) failAt(path, `the map of this board has ${expected} rows, not ${rows.length}`)
  return rows.flatMap((row, r) => {
    const at = [...path, r]
    const cells = readString(row, at).trim().split(/\s+/)
    if (cells.length !== COLUMNS)
      failAt(at, `a row has ${COLUMNS} spaces, not ${cells.length}; write . for an empty one`)
    return cells.map((cell, c) => checkSpace(readPair(cell, at), `row ${r}, column ${c}`, at))
  })
}
function checkSpace([tile, token]: Pair, where: string, path: Path): Pair {
  if (token === NONE) return [tile, token]
  if (tile === NONE) failAt(path, `${where}: a token needs a tile; this space is empty`)
  if (terrainOf(tile) === DUNGEON) failAt(path, `${where}: no token lies on a dungeon (OB-46)`)
  if (!isCreature(token)) failAt(path, `${where}: ${tokenIds[token]} lies in a stash, never on a tile (OB-8)`)
  return [tile, token]
}

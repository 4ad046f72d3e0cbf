// How a person's words for pieces, maps and piles are read. What is wrong is said with its place in the situation.
import { BadSituation, seatName, seatNamed } from '../kernel/situations.ts'
import { type BossId, bossIds } from './bosses/ids.ts'
import { type CommandId, commandIds } from './commands.ts'
import { optionSpecs } from './options.ts'
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
} from './pieces.ts'
import { vocabulary } from './vocabulary.ts'

export type Path = readonly (string | number)[]
export type Words = { readonly [word: string]: unknown }
export type Pair = readonly [Tile, Token]

export const wrong = (path: Path, message: string): never => {
  throw new BadSituation(path, message)
}
const show = (value: unknown): string => JSON.stringify(value) ?? String(value)
const isWords = (value: unknown): value is Words => value !== null && typeof value === 'object' && !Array.isArray(value)
const asWords = (value: unknown, path: Path): Words =>
  isWords(value) ? value : wrong(path, `expected words with values, not ${show(value)}`)
export const asList = (value: unknown, path: Path): readonly unknown[] =>
  Array.isArray(value) ? value : wrong(path, `expected a list, not ${show(value)}`)
export const asText = (value: unknown, path: Path): string =>
  typeof value === 'string' ? value : wrong(path, `expected a word, not ${show(value)}`)
export const asFlag = (value: unknown, path: Path): boolean =>
  value === undefined
    ? false
    : typeof value === 'boolean'
      ? value
      : wrong(path, `expected true or false, not ${show(value)}`)

export function readTile(id: string, path: Path): Tile {
  return tileNumber(id) ?? wrong(path, `there is no tile “${id}”; tiles: ${tileIds.join(', ')}`)
}
/** Monsters and minibosses may be called by their bare names. */
export function readToken(id: string, path: Path): Token {
  const full = vocabulary.shortNames[id] ?? id
  return tokenNumber(full) ?? wrong(path, `there is no token “${id}”; tokens: ${tokenIds.join(', ')}`)
}
/** `cave`, `cave+kobold`, `+portal` or `.` for nothing. */
export function readPair(text: string, path: Path): Pair {
  const [tile = '', token = ''] = text.split('+').map(part => part.trim())
  return [tile === '' || tile === '.' ? NONE : readTile(tile, path), token === '' ? NONE : readToken(token, path)]
}
export const readBoss = (id: unknown, path: Path): BossId =>
  bossIds.find(boss => boss === id) ?? wrong(path, `there is no boss ${show(id)}; bosses: ${bossIds.join(', ')}`)
export const readCommand = (id: unknown, path: Path): number => {
  const command = commandIds.indexOf(id as CommandId)
  return command < 0 ? wrong(path, `there is no command card ${show(id)}; commands: ${commandIds.join(', ')}`) : command
}

/** A pile as a list names what comes first in it; `{only: […]}` names all that is in it. */
export interface Pile {
  readonly ids: readonly (readonly [id: string, path: Path])[]
  readonly only: boolean
}
export function readPile(value: unknown, path: Path): Pile {
  if (!isWords(value)) return { ids: readTexts(value ?? [], path), only: false }
  const stranger = Object.keys(value).find(word => word !== 'only')
  if (stranger !== undefined) wrong([...path, stranger], `there is no “${stranger}” here; possible: only`)
  return { ids: readTexts(value.only, [...path, 'only']), only: true }
}
export const readTexts = (value: unknown, path: Path): (readonly [string, Path])[] =>
  asList(value, path).map((id, i) => [asText(id, [...path, i]), [...path, i]])

const tableWords = ['turn', 'market', 'deck', 'discard', 'bag', 'row', 'commandDeck']
const playerWords = ['map', 'stash', 'boss', 'revealed', 'dealt', 'skipsTurn']
const optionWords = ['players', ...optionSpecs.map(spec => spec.id)]
const tableAndOptions = [...optionWords, ...tableWords]

export interface Given {
  readonly words: Words
  readonly players: readonly Words[]
}
export function readGiven(value: unknown): Given {
  const words = asWords(value, [])
  const seats = Object.keys(words)
    .map(seatNamed)
    .filter(seat => seat !== undefined)
  const number = words.players ?? Math.max(1, ...seats.map(seat => seat + 1))
  if (typeof number !== 'number') return wrong(['players'], `expected a number, not ${show(number)}`)
  for (const word of Object.keys(words)) {
    const seat = seatNamed(word)
    if (seat === undefined && !tableAndOptions.includes(word))
      wrong([word], `there is no “${word}” here; possible: ${[...tableAndOptions, 'P1', 'P2'].join(', ')} …`)
    if (seat !== undefined && seat >= number) wrong([word], `${word} is not at the table of ${number}`)
  }
  const players = Array.from({ length: number }, (_, seat) => {
    const name = seatName(seat)
    const own = words[name] === undefined ? {} : asWords(words[name], [name])
    for (const word of Object.keys(own))
      if (!playerWords.includes(word))
        wrong([name, word], `a player has no “${word}”; possible: ${playerWords.join(', ')}`)
    return own
  })
  return { words, players }
}

export function readMap(value: unknown, path: Path, spaces: number): Pair[] {
  if (value === undefined) return Array.from({ length: spaces }, () => [NONE, NONE] as const)
  const rows = asList(value, path)
  if (rows.length !== spaces / 4) wrong(path, `the map of this board has ${spaces / 4} rows, not ${rows.length}`)
  return rows.flatMap((row, r) => {
    const at = [...path, r]
    const cells = asText(row, at).trim().split(/\s+/)
    if (cells.length !== 4) wrong(at, `a row has 4 spaces, not ${cells.length}: write . for an empty one`)
    return cells.map((cell, c) => checkSpace(readPair(cell, at), `row ${r}, column ${c}`, at))
  })
}
function checkSpace([tile, token]: Pair, where: string, path: Path): Pair {
  if (token === NONE) return [tile, token]
  if (tile === NONE) wrong(path, `${where}: a token lies on a tile, not on an empty space`)
  if (terrainOf(tile) === DUNGEON) wrong(path, `${where}: no token lies on a dungeon (OB-46)`)
  if (!isCreature(token)) wrong(path, `${where}: ${tokenIds[token]} lies in a stash, never on a tile (OB-8)`)
  return [tile, token]
}

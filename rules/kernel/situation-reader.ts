// Reads the words of a situation. Errors name the place in the situation.
import type { PlayerCounts } from './contract.ts'
import { BadSituation, type Path, seatName, seatNamed, type UnknownWord } from './situations.ts'
import { describeValue, isInteger, isJsonObject, type JsonObject } from './untrusted-input.ts'

export const failAt = (path: Path, message: string, misspelt?: UnknownWord): never => {
  throw new BadSituation(path, message, misspelt)
}
// Each of these readers throws BadSituation if the value has another type.
export const readObject = (value: unknown, path: Path): JsonObject =>
  isJsonObject(value) ? value : failAt(path, `expected words with values, not ${describeValue(value)}`)
export const readList = (value: unknown, path: Path): readonly unknown[] =>
  Array.isArray(value) ? value : failAt(path, `expected a list, not ${describeValue(value)}`)
export const readString = (value: unknown, path: Path): string =>
  typeof value === 'string' ? value : failAt(path, `expected a word, not ${describeValue(value)}`)
/** False if the value is missing. */
export const readFlag = (value: unknown = false, path: Path): boolean =>
  typeof value === 'boolean' ? value : failAt(path, `expected true or false, not ${describeValue(value)}`)
export const readCount = (value: unknown, path: Path): number =>
  isInteger(value) && value >= 0
    ? value
    : failAt(path, `expected a whole number from 0 up, not ${describeValue(value)}`)
/** Returns the strings of a list, each with its path. Empty if the value is missing. */
export const asTexts = (value: unknown = [], path: Path): (readonly [text: string, path: Path])[] =>
  readList(value, path).map((text, i) => [readString(text, [...path, i]), [...path, i]])

/** Pieces of a deck. A plain list names the first pieces of the deck; `{only: […]}` names all of them. */
export interface DeckContents {
  readonly texts: readonly (readonly [text: string, path: Path])[]
  readonly only: boolean
}
export function readDeck(value: unknown, path: Path): DeckContents {
  if (!isJsonObject(value)) return { texts: asTexts(value, path), only: false }
  rejectUnknownKeys(value, path, ['only'])
  return { texts: asTexts(value.only, [...path, 'only']), only: true }
}

export function rejectUnknownKeys(words: JsonObject, path: Path, possible: readonly string[]): void {
  const unknown = Object.keys(words).find(word => !possible.includes(word))
  if (unknown !== undefined)
    failAt([...path, unknown], `there is no “${unknown}” here; possible: ${possible.join(', ')}`)
}

/** The words that a situation of a game may contain. */
export interface SituationSchema {
  readonly counts: PlayerCounts
  /** Lowest number of players if the situation does not give one. */
  readonly least: number
  /** The options of the game and the zones in the middle of the table. */
  readonly tableWords: readonly string[]
  readonly playerWords: readonly string[]
}
/** A situation in its parts: the words about the table, and the words about each player. */
export interface ParsedSituation {
  readonly words: JsonObject
  readonly players: readonly JsonObject[]
}
export function parseSituation(value: unknown, schema: SituationSchema): ParsedSituation {
  const words = readObject(value, [])
  const players = playersIn(words, schema)
  const possible = ['players', ...schema.tableWords]
  for (const word of Object.keys(words)) {
    const seat = seatNamed(word)
    if (seat === undefined && !possible.includes(word))
      failAt([word], `there is no “${word}” here; possible: ${[...possible, 'P1', 'P2'].join(', ')} …`)
    if (seat !== undefined && seat >= players) failAt([word], `there is no ${word} in a game for ${players}`)
  }
  return { words, players: Array.from({ length: players }, (_, seat) => playerWordsOf(words, seatName(seat), schema)) }
}
/** The number in `players`; without it, enough players for the highest named seat. */
function playersIn(words: JsonObject, { counts: { min, max }, least }: SituationSchema): number {
  const seats = Object.keys(words).flatMap(word => seatNamed(word) ?? [])
  const players = words.players ?? Math.max(least, ...seats.map(seat => seat + 1))
  return isInteger(players) && players >= min && players <= max
    ? players
    : failAt(['players'], `expected ${min} to ${max} players, not ${describeValue(players)}`)
}
function playerWordsOf(words: JsonObject, name: string, { playerWords }: SituationSchema): JsonObject {
  const own = words[name] === undefined ? {} : readObject(words[name], [name])
  const unknown = Object.keys(own).find(word => !playerWords.includes(word))
  if (unknown !== undefined)
    failAt([name, unknown], `a player has no “${unknown}”; possible: ${playerWords.join(', ')}`)
  return own
}

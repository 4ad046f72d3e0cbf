// How the words of a situation are read. What is wrong is said with its place in the situation.
import type { PlayerCounts } from './contract.ts'
import { BadSituation, type Path, seatName, seatNamed, type UnknownWord } from './situations.ts'
import { describeValue, isInteger, isJsonObject, type JsonObject } from './untrusted-input.ts'

export const failAt = (path: Path, message: string, misspelt?: UnknownWord): never => {
  throw new BadSituation(path, message, misspelt)
}
export const readObject = (value: unknown, path: Path): JsonObject =>
  isJsonObject(value) ? value : failAt(path, `expected words with values, not ${describeValue(value)}`)
export const readList = (value: unknown, path: Path): readonly unknown[] =>
  Array.isArray(value) ? value : failAt(path, `expected a list, not ${describeValue(value)}`)
export const readString = (value: unknown, path: Path): string =>
  typeof value === 'string' ? value : failAt(path, `expected a word, not ${describeValue(value)}`)
/** False for what is not said. */
export const readFlag = (value: unknown = false, path: Path): boolean =>
  typeof value === 'boolean' ? value : failAt(path, `expected true or false, not ${describeValue(value)}`)
export const readCount = (value: unknown, path: Path): number =>
  isInteger(value) && value >= 0
    ? value
    : failAt(path, `expected a whole number from 0 up, not ${describeValue(value)}`)
/** The texts of a list, each with its place; none for what is not said. */
export const asTexts = (value: unknown = [], path: Path): (readonly [text: string, path: Path])[] =>
  readList(value, path).map((text, i) => [readString(text, [...path, i]), [...path, i]])

/** A pile as a list names what comes first in it; `{only: […]}` names all that is in it. */
export interface Pile {
  readonly texts: readonly (readonly [text: string, path: Path])[]
  readonly only: boolean
}
export function readDeck(value: unknown, path: Path): Pile {
  if (!isJsonObject(value)) return { texts: asTexts(value, path), only: false }
  rejectUnknownKeys(value, path, ['only'])
  return { texts: asTexts(value.only, [...path, 'only']), only: true }
}

export function rejectUnknownKeys(words: JsonObject, path: Path, possible: readonly string[]): void {
  const stranger = Object.keys(words).find(word => !possible.includes(word))
  if (stranger !== undefined)
    failAt([...path, stranger], `there is no “${stranger}” here; possible: ${possible.join(', ')}`)
}

/** What a situation of a game can say. */
export interface SituationSchema {
  readonly counts: PlayerCounts
  /** How many play at least when it is not said how many. */
  readonly least: number
  /** The options of the game, and what lies in the middle of the table. */
  readonly tableWords: readonly string[]
  readonly playerWords: readonly string[]
}
/** A situation in its parts: what is said of the table, and of each player. */
export interface ParsedSituation {
  readonly words: JsonObject
  readonly players: readonly JsonObject[]
}
export function parseSituation(value: unknown, form: SituationSchema): ParsedSituation {
  const words = readObject(value, [])
  const players = playersIn(words, form)
  const possible = ['players', ...form.tableWords]
  for (const word of Object.keys(words)) {
    const seat = seatNamed(word)
    if (seat === undefined && !possible.includes(word))
      failAt([word], `there is no “${word}” here; possible: ${[...possible, 'P1', 'P2'].join(', ')} …`)
    if (seat !== undefined && seat >= players) failAt([word], `${word} is not at the table of ${players}`)
  }
  return { words, players: Array.from({ length: players }, (_, seat) => ownWords(words, seatName(seat), form)) }
}
/** As many as it says, or as are named. */
function playersIn(words: JsonObject, { counts: { min, max }, least }: SituationSchema): number {
  const seats = Object.keys(words).flatMap(word => seatNamed(word) ?? [])
  const players = words.players ?? Math.max(least, ...seats.map(seat => seat + 1))
  return isInteger(players) && players >= min && players <= max
    ? players
    : failAt(['players'], `expected ${min} to ${max} players, not ${describeValue(players)}`)
}
function ownWords(words: JsonObject, name: string, { playerWords }: SituationSchema): JsonObject {
  const own = words[name] === undefined ? {} : readObject(words[name], [name])
  const stranger = Object.keys(own).find(word => !playerWords.includes(word))
  if (stranger !== undefined)
    failAt([name, stranger], `a player has no “${stranger}”; possible: ${playerWords.join(', ')}`)
  return own
}

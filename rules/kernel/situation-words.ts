// How the words of a situation are read. What is wrong is said with its place in the situation.
import type { PlayerCounts } from './contract.ts'
import { isWhole, isWords, saying, type Words } from './outside.ts'
import { BadSituation, type Misspelt, type Path, seatName, seatNamed } from './situations.ts'

export const wrong = (path: Path, message: string, misspelt?: Misspelt): never => {
  throw new BadSituation(path, message, misspelt)
}
export const asWords = (value: unknown, path: Path): Words =>
  isWords(value) ? value : wrong(path, `expected words with values, not ${saying(value)}`)
export const asList = (value: unknown, path: Path): readonly unknown[] =>
  Array.isArray(value) ? value : wrong(path, `expected a list, not ${saying(value)}`)
export const asText = (value: unknown, path: Path): string =>
  typeof value === 'string' ? value : wrong(path, `expected a word, not ${saying(value)}`)
/** False for what is not said. */
export const asFlag = (value: unknown = false, path: Path): boolean =>
  typeof value === 'boolean' ? value : wrong(path, `expected true or false, not ${saying(value)}`)
export const asNumber = (value: unknown, path: Path): number =>
  isWhole(value) && value >= 0 ? value : wrong(path, `expected a whole number from 0 up, not ${saying(value)}`)
/** The texts of a list, each with its place; none for what is not said. */
export const asTexts = (value: unknown = [], path: Path): (readonly [text: string, path: Path])[] =>
  asList(value, path).map((text, i) => [asText(text, [...path, i]), [...path, i]])

/** A pile as a list names what comes first in it; `{only: […]}` names all that is in it. */
export interface Pile {
  readonly texts: readonly (readonly [text: string, path: Path])[]
  readonly only: boolean
}
export function asPile(value: unknown, path: Path): Pile {
  if (!isWords(value)) return { texts: asTexts(value, path), only: false }
  onlyWords(value, path, ['only'])
  return { texts: asTexts(value.only, [...path, 'only']), only: true }
}

export function onlyWords(words: Words, path: Path, possible: readonly string[]): void {
  const stranger = Object.keys(words).find(word => !possible.includes(word))
  if (stranger !== undefined)
    wrong([...path, stranger], `there is no “${stranger}” here; possible: ${possible.join(', ')}`)
}

/** What a situation of a game can say. */
export interface Form {
  readonly counts: PlayerCounts
  /** How many play at least when it is not said how many. */
  readonly least: number
  /** The options of the game, and what lies in the middle of the table. */
  readonly tableWords: readonly string[]
  readonly playerWords: readonly string[]
}
/** A situation in its parts: what is said of the table, and of each player. */
export interface Given {
  readonly words: Words
  readonly players: readonly Words[]
}
export function readGiven(value: unknown, form: Form): Given {
  const words = asWords(value, [])
  const players = playersIn(words, form)
  const possible = ['players', ...form.tableWords]
  for (const word of Object.keys(words)) {
    const seat = seatNamed(word)
    if (seat === undefined && !possible.includes(word))
      wrong([word], `there is no “${word}” here; possible: ${[...possible, 'P1', 'P2'].join(', ')} …`)
    if (seat !== undefined && seat >= players) wrong([word], `${word} is not at the table of ${players}`)
  }
  return { words, players: Array.from({ length: players }, (_, seat) => ownWords(words, seatName(seat), form)) }
}
/** As many as it says, or as are named. */
function playersIn(words: Words, { counts: { min, max }, least }: Form): number {
  const seats = Object.keys(words).flatMap(word => seatNamed(word) ?? [])
  const players = words.players ?? Math.max(least, ...seats.map(seat => seat + 1))
  return isWhole(players) && players >= min && players <= max
    ? players
    : wrong(['players'], `expected ${min} to ${max} players, not ${saying(players)}`)
}
function ownWords(words: Words, name: string, { playerWords }: Form): Words {
  const own = words[name] === undefined ? {} : asWords(words[name], [name])
  const stranger = Object.keys(own).find(word => !playerWords.includes(word))
  if (stranger !== undefined)
    wrong([name, stranger], `a player has no “${stranger}”; possible: ${playerWords.join(', ')}`)
  return own
}

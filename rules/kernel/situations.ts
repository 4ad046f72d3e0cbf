// A situation: any legal position of a game, written down by a person. Scenarios and tests start from one.
import { GameError } from './errors.ts'

/** Where in a situation: word by word, and by number in lists. */
export type Path = readonly (string | number)[]
/** A word that means nothing, and those that would. */
export interface UnknownWord {
  readonly word: string
  readonly possible: readonly string[]
}
/** What is wrong in a situation, and where in it. */
export class BadSituation extends GameError {
  readonly path: Path
  readonly misspelt: UnknownWord | undefined
  constructor(path: Path, message: string, misspelt?: UnknownWord) {
    super('bad-situation', message)
    this.path = path
    this.misspelt = misspelt
  }
}

/** How a game takes situations in and shows its state in the same words. */
export interface SituationFormat<State> {
  /** Throws BadSituation. */
  fromSituation(given: unknown, seed: string): State
  /** Everything on the table and in the dark, in the words of a situation: for tests, never for players. */
  zones(state: State): { readonly [zone: string]: unknown }
  /** What each seat has, line by line, at this moment. */
  scores(state: State): readonly { readonly [line: string]: number }[]
  readonly vocabulary: Vocabulary
}

/** The words in which a person speaks of a game, so that a misspelt one is found before it proves nothing. */
export interface Vocabulary {
  /** The ids of all that can lie somewhere. */
  readonly pieces: readonly string[]
  /** Names by which a piece may be called for short. */
  readonly shortNames: { readonly [name: string]: string }
  /** Each word that stands in choices, with all its values; no values for a word whose values are seats. */
  readonly choices: { readonly [word: string]: readonly (string | number)[] }
  /** Each event with its facts. */
  readonly events: { readonly [event: string]: readonly string[] }
  /** The words of choices and facts of events that name seats. */
  readonly seatWords: readonly string[]
  /** Zones in which order means nothing. */
  readonly unorderedZones: readonly string[]
  /** Zones of which a list names only what comes first. */
  readonly deckZones: readonly string[]
}

/** Seats as people name them: P1 is seat 0. */
export const seatName = (seat: number): string => `P${seat + 1}`
export function seatNamed(name: unknown): number | undefined {
  const found = typeof name === 'string' ? /^P([1-9])$/.exec(name) : null
  return found ? Number(found[1]) - 1 : undefined
}

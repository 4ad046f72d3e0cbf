// A situation is a legal position of a game, written by a person. Scenarios and tests start from one.
import type { Viewer } from './contract.ts'
import { GameError } from './errors.ts'
import type { RawOptions } from './options.ts'
import type { JsonObject } from './untrusted-input.ts'

/** A place in a situation: a key for each object, an index for each list. */
export type Path = readonly (string | number)[]
/** An unknown word, and the words that are possible in its place. */
export interface UnknownWord {
  readonly word: string
  readonly possible: readonly string[]
}
/** An error in a situation, with its place. */
export class BadSituation extends GameError {
  readonly path: Path
  readonly misspelt: UnknownWord | undefined
  constructor(path: Path, message: string, misspelt?: UnknownWord) {
    super('bad-situation', message)
    this.path = path
    this.misspelt = misspelt
  }
}

/** A position in the words of a situation, and in English what these words cannot say about it. */
export interface SituationWords {
  readonly words: JsonObject
  readonly gaps: readonly string[]
}

/** How a game reads a situation, and how it writes its state in the same words. */
export interface SituationFormat<State> {
  /** Throws BadSituation. */
  fromSituation(given: unknown, seed: string): State
  /** The whole state, hidden parts included, in the words of a situation. For tests, never for players. */
  zones(state: State): { readonly [zone: string]: unknown }
  /**
   * Writes a running game in the words of a situation, as far as they can say it. The state is a world dealt for the viewer, so what
   * is hidden from the viewer is made up, or left out.
   */
  wordsFor?(dealt: State, viewer: Viewer, options: RawOptions): SituationWords
  /** The current score sheet of each seat, line by line. */
  scores(state: State): readonly { readonly [line: string]: number }[]
  readonly vocabulary: Vocabulary
  /** The rule about turns or rounds. A scenario that shows no other rule names it. */
  readonly roundRule: string
}

/** The words that a scenario may use for a game. With it the runner finds a misspelt word, which would never match. */
export interface Vocabulary {
  /** The ids of all pieces. */
  readonly pieces: readonly string[]
  /** Short names of pieces. */
  readonly shortNames: { readonly [name: string]: string }
  /** Each word of a choice with all its values. A word whose values are seats has an empty list. */
  readonly choices: { readonly [word: string]: readonly (string | number)[] }
  /** Each event with the names of its fields. */
  readonly events: { readonly [event: string]: readonly string[] }
  /** The words of choices and fields of events that hold seats. */
  readonly seatWords: readonly string[]
  /** Two words of a choice whose values may change places, like the two cards of a discard. */
  readonly pairs: readonly (readonly [string, string])[]
  /** The phases of a round. Each begins with the event `phase`. Empty if the game has none. */
  readonly phases: readonly string[]
  /** The prompts of all asks. */
  readonly prompts: readonly string[]
  /** Zones whose order has no meaning. */
  readonly unorderedZones: readonly string[]
  /** Zones where a list names only the first pieces. */
  readonly deckZones: readonly string[]
}

/** Names of seats for people: P1 is seat 0. */
export const seatName = (seat: number): string => `P${seat + 1}`
export function seatNamed(name: unknown): number | undefined {
  const found = typeof name === 'string' ? /^P([1-9])$/.exec(name) : null
  return found ? Number(found[1]) - 1 : undefined
}

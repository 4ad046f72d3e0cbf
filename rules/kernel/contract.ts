// The one interface that the app, the server, the bots, the fuzzers and the tests know of a game.
import type { OptionSpec, RawOptions } from './options.ts'
import type { Seed } from './random.ts'

/** A place at the table, counted from 0. */
export type Seat = number
export type Viewer = Seat | 'spectator'
/** The rule or the card that is the reason for something: `OB-40`, `BM-105`, `dark-altar`. */
export type Cause = string

/** A choice describes itself, so that a record can be read by people and survives a refactoring. */
export type Choice = { readonly [word: string]: string | number | boolean }

/** Who must choose now, what for, and every legal choice. `prompt` names the question for the locales. */
export interface Ask<C extends Choice = Choice> {
  readonly seat: Seat
  readonly prompt: string
  readonly why: Cause
  readonly choices: readonly C[]
}
export interface Answer<C extends Choice = Choice> {
  readonly seat: Seat
  readonly choice: C
}

/** Something that happened. What only one seat may know stands in `secret` (see `eventFor`). */
export interface GameEvent {
  readonly event: string
  readonly why: Cause
  /** Something hidden became known: nothing before this can be taken back. */
  readonly reveals?: true
  readonly secret?: { readonly seat: Seat; readonly facts: { readonly [fact: string]: unknown } }
}

export interface Result {
  readonly winners: readonly Seat[]
  /** By seat; what a game compares at its end. */
  readonly scores: readonly number[]
  readonly why: Cause
}

export interface PlayerCounts {
  readonly min: number
  readonly max: number
}

/** What a game keeps in its state so that the kernel can ask and check for it. */
export interface AskState<C extends Choice = Choice> {
  asks: readonly Ask<C>[]
  /** Answers of a choice made at the same time by several seats, until the last one has answered. */
  answers: readonly Answer<C>[]
}

export interface Game<
  State = unknown,
  C extends Choice = Choice,
  View = unknown,
  E extends GameEvent = GameEvent,
  R extends Result = Result,
> {
  readonly id: string
  /** Changes whenever an old record would no longer lead to the same states. */
  readonly version: string
  readonly players: PlayerCounts
  readonly options: readonly OptionSpec[]
  /** Bad options: a GameError that says what and why. */
  setup(options: RawOptions, seed: Seed): State
  /** Empty when the game is over. */
  asks(state: State): readonly Ask<C>[]
  /** Changes the state it is given. An illegal choice: IllegalChoice, and the state is untouched. */
  apply(state: State, seat: Seat, choice: C): readonly E[]
  /** Built up from nothing: what is not put in is not seen. */
  view(state: State, viewer: Viewer): View
  result(state: State): R | undefined
  clone(state: State): State
  /** A copy in which everything that the viewer cannot know was dealt anew: for bots that think ahead, and to prove that views keep secrets. */
  redeal(state: State, viewer: Viewer, seed: Seed): State
  /** How many there are of each piece, over all places where one can lie. Never changes during a game. */
  inventory(state: State): Readonly<Record<string, number>>
}

/** A game whose types are its own business: what a list of games holds. Nobody looks inside a state. */
export type AnyGame = Game

/** An event as one viewer may know it. */
export function eventFor<E extends GameEvent>(event: E, viewer: Viewer): Omit<E, 'secret'> {
  const { secret, ...open } = event
  return secret && secret.seat === viewer ? { ...open, ...secret.facts } : open
}

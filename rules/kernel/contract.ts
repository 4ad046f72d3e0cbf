// The interface through which the app, the bots, the fuzzer and the tests use a game.
import type { OptionSpec, RawOptions } from './options.ts'
import type { Seed } from './random.ts'

/** A place at the table, counted from 0. */
export type Seat = number
export type Viewer = Seat | 'spectator'
/** The rule id or the card that causes something: `OB-40`, `BM-105`, `dark-altar`. */
export type Cause = string

/** A choice describes itself. So people can read a record, and a record survives a refactoring. */
export type Choice = { readonly [word: string]: string | number | boolean }

/** What a seat tries to do: some words of a choice, or all of them. `{ build: 'cave' }` */
export type Intent = Choice
/** Why a seat cannot do something now, or why a value of an option cannot be chosen. */
export interface Refusal<Reason extends string = string> {
  /** From the list of the family. `locales/` has a text for each. */
  readonly reason: Reason
  readonly why: Cause
  /** Ids for the text. */
  readonly facts?: { readonly [fact: string]: string }
}

/**
 * A seat that must choose now, with all its legal choices. `prompt` is the id of the question; `locales/` has its text.
 */
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

/** Something that happened. `secret` holds the facts that only some seats may know (see `eventFor`). */
export interface GameEvent {
  readonly event: string
  readonly why: Cause
  /** The event made something hidden known. Undo cannot go back past it. */
  readonly reveals?: true
  readonly secret?: { readonly seats: readonly Seat[]; readonly facts: { readonly [fact: string]: unknown } }
}

/**
 * Called at each event of a choice, after the change that the event reports. A caller that holds the state can take views of
 * this moment. The state is in the middle of a choice, so it asks nobody; only `view`, `redeal`, `clone` and `inventory` accept it.
 */
export type Watcher<E extends GameEvent = GameEvent> = (event: E) => void

export interface Result {
  readonly winners: readonly Seat[]
  /** By seat: the number that the game compares at its end. */
  readonly scores: readonly number[]
  readonly why: Cause
}

export interface PlayerCounts {
  readonly min: number
  readonly max: number
}

/** The part of a game's state that the kernel reads and writes to collect answers. */
export interface AskState<C extends Choice = Choice> {
  asks: readonly Ask<C>[]
  /** Answers of seats that choose at the same time, until the last of them has answered. */
  answers: readonly Answer<C>[]
}

/** What all viewers know of a position, as plain data with ids, which other programs read. */
export interface PublicPart {
  readonly game: string
  /** Version of the rules. They refuse a position of another version. */
  readonly version: string
  /** The seats that must choose now. */
  readonly asked: readonly Seat[]
  /** While several seats choose at the same time: the seats that have answered. */
  readonly answered: readonly Seat[]
}
/** What a seat knows beyond that. */
export interface OwnPart<C extends Choice = Choice> {
  readonly ask: Ask<C> | null
  /** While several seats choose at the same time: the answer of this seat. */
  readonly answer: C | null
}
/**
 * A position as one viewer knows it: what the viewer sees, and of everything hidden only what it may be. Only `viewer` and `own`
 * differ between viewers.
 */
export type SealedPosition<Public extends PublicPart = PublicPart, Own extends OwnPart = OwnPart> = Public & {
  readonly viewer: Viewer
  /** Null for a spectator. */
  readonly own: Own | null
}

export interface Game<
  State = unknown,
  C extends Choice = Choice,
  View = unknown,
  E extends GameEvent = GameEvent,
  R extends Result = Result,
  Public extends PublicPart = PublicPart,
  Own extends OwnPart = OwnPart,
> {
  readonly id: string
  /** Changes whenever an old record no longer leads to the same states. */
  readonly version: string
  readonly players: PlayerCounts
  readonly options: readonly OptionSpec[]
  /** Returns all options with their values, as a new record stores them. Throws GameError if the options are wrong. */
  resolve(options: RawOptions): RawOptions
  /** Throws GameError if the options are wrong. */
  setup(options: RawOptions, seed: Seed): State
  /** Empty when the game is over. */
  asks(state: State): readonly Ask<C>[]
  /**
   * Changes the state it receives. Throws IllegalChoice for an illegal choice and then leaves the state unchanged. A game that
   * reports an event must have every piece in its place then: the watcher may look at all of it.
   */
  apply(state: State, seat: Seat, choice: C, watch?: Watcher<E>): readonly E[]
  /**
   * Says why no choice with these words is offered to this seat now. Undefined if one is. The answer depends only on what the
   * seat may know. Computed only on demand: `asks` holds all legal choices without it.
   */
  refusal(state: State, seat: Seat, intent: Intent): Refusal | undefined
  /**
   * A view starts empty and adds what is visible. So a new field of the state stays hidden by default. A view shares no data with
   * the state that the game changes in place.
   */
  view(state: State, viewer: Viewer): View
  result(state: State): R | undefined
  clone(state: State): State
  /**
   * Returns what all may know, as data that never change. Of everything hidden they contain only what it may be. Like a view, they
   * start empty and add what is known.
   */
  sealPublic(state: State): Public
  /**
   * The parts of a public part on which no view depends while nobody is asked: what only the rules go on from. In the course of a
   * choice, tables are not sent their changes.
   */
  unseen?(position: Public): readonly string[]
  /** Returns what only this seat knows, in the same way. */
  sealOwn(state: State, seat: Seat): Own
  /** Returns a state that fits the sealed position. The seed decides everything that is hidden. */
  deal(sealed: SealedPosition<Public, Own>, seed: Seed): State
  /** The number of copies of each piece, over all places where it can be. Never changes during a game. */
  inventory(state: State): Readonly<Record<string, number>>
}

/** A game of any family, as lists of games hold it. Code that uses it must not look inside a state. */
export type AnyGame = Game

type Sealing<State, Public extends PublicPart, Own extends OwnPart> = Pick<
  Game<State, never, unknown, GameEvent, Result, Public, Own>,
  'sealPublic' | 'sealOwn' | 'deal'
>
/** Returns all that the viewer may know. */
export const seal = <State, Public extends PublicPart, Own extends OwnPart>(
  game: Omit<Sealing<State, Public, Own>, 'deal'>,
  state: State,
  viewer: Viewer,
): SealedPosition<Public, Own> => ({
  ...game.sealPublic(state),
  viewer,
  own: viewer === 'spectator' ? null : game.sealOwn(state, viewer),
})
/**
 * Returns a copy of the state in which everything hidden from the viewer is dealt again. It depends only on what the viewer may
 * know and on the seed. Bots look ahead in such copies, and tests prove with them that views keep secrets.
 */
export const redeal = <State, Public extends PublicPart, Own extends OwnPart>(
  game: Sealing<State, Public, Own>,
  state: State,
  viewer: Viewer,
  seed: Seed,
): State => game.deal(seal(game, state, viewer), seed)

/** Returns the event as this viewer may know it. */
export function eventFor<E extends GameEvent>(event: E, viewer: Viewer): Omit<E, 'secret'> {
  const { secret, ...visible } = event
  return viewer !== 'spectator' && secret?.seats.includes(viewer) ? { ...visible, ...secret.facts } : visible
}

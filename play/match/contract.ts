// What a match offers to its owner and to its viewers.
import type {
  Ask,
  Choice,
  Game,
  GameEvent,
  GameRecord,
  Intent,
  RawOptions,
  Refusal,
  Result,
  SealedPosition,
  Seat,
  Viewer,
} from '@overlair/rules/kernel'
import type { LookaheadPosition, Sandbox } from '../lookahead.ts'
import type { AutoPass } from './automatic.ts'
import type { Clocks } from './clocks.ts'
import type { OpenDecision } from './decisions.ts'
import type { Occupant } from './occupants.ts'
import type { History, Move, NumberedChoice } from './progress.ts'

/** Everything that a match consists of, as plain data. `openMatch` opens it again. */
export interface SavedMatch {
  readonly record: GameRecord
  readonly seats: readonly Occupant[]
  /** A record from elsewhere has no history: the match then counts as one without undo. */
  readonly history?: History
  readonly paused?: boolean
  /** A clock that runs goes on while the match is closed; `stopClocks` does not charge that time. */
  readonly clocks?: Clocks
  /** By seat: what it has told the match about its answers, and what its own choices have added. */
  readonly instructions?: readonly unknown[]
}

/** Without the parts of an `AutoPass`, the match makes only choices without an alternative, and keeps all instructions as they are. */
export interface MatchOptions<View, C extends Choice> extends SavedMatch, Partial<AutoPass<View, C>> {
  readonly game: Game<unknown, C, View>
  /** Moves that follow the record. With them a match gets the same numbers of decisions again, undos included. */
  readonly moves?: readonly Move<C>[]
  /** Called with the open decisions before the first of these moves and after each of them. */
  readonly onMove?: (open: readonly OpenDecision[]) => void
  /** Called at each event, before any viewer hears of it. */
  readonly onEvent?: () => void
  /** The time in milliseconds. Clocks need it. */
  readonly now?: () => number
  /** Viewers can also undo the end of the game, although they may have read its record. For people at one device. */
  readonly undoAfterEnd?: boolean
}

/** One choice, as a viewer may know it. */
export interface Step {
  /** Index of the choice in the record. */
  readonly index: number
  readonly seat: Seat
  /** Only the seat itself knows it: the events say what the others may know. */
  readonly choice: Choice | undefined
  readonly events: readonly Omit<GameEvent, 'secret'>[]
}

/** Where a match stands, as a viewer may know it. Plain data. */
export interface Position<C extends Choice = Choice> {
  /** Counts choices and undos. */
  readonly revision: number
  /** All seats that must choose now. */
  readonly asked: readonly Seat[]
  /** The ask of the viewer. Undefined if there is none, or if the match is about to answer it. */
  readonly ask: Ask<C> | undefined
  /**
   * The number that a choice of the viewer must name. Undefined if the viewer is not asked. The viewer may also choose while the
   * match is about to answer.
   */
  readonly decision: number | undefined
  /** The number of the decision that the viewer can undo. */
  readonly undoable: number | undefined
  /** The number of the decision that the viewer can undo if the people at the other seats allow it. */
  readonly undoableByConsent: number | undefined
  readonly seats: readonly Occupant[]
  readonly paused: boolean
  readonly clocks: Clocks | undefined
  readonly result: Result | undefined
}

/** A change of a match, as a viewer may know it. */
export interface Update<C extends Choice = Choice, View = unknown> {
  readonly position: Position<C>
  /** The choice that was made. */
  readonly step?: Step
  /** For each event of the step, what the viewer sees at that moment. No log keeps it. */
  readonly moments?: readonly View[]
  /** After an undo: the number of choices that remain. */
  readonly undoneTo?: number
}
export type Listener<C extends Choice = Choice, View = unknown> = (update: Update<C, View>) => void

/** A match as one viewer has it. Nothing here says more than the viewer may know. */
export interface SeatHandle<View = unknown, C extends Choice = Choice> {
  readonly game: Game<unknown, C, View>
  readonly viewer: Viewer
  readonly options: RawOptions
  position(): Position<C>
  view(): View
  /** The position as this viewer knows it. Lookahead and sandbox follow from it alone. */
  sealed(): SealedPosition
  /** All choices so far. The list is new after a change; its steps stay the same objects. */
  log(): readonly Step[]
  /** Undefined before the game is over: a record holds the seed. */
  record(): GameRecord | undefined
  /** A dealt world to preview choices of the viewer. Undefined if the viewer is not asked. */
  lookahead(): LookaheadPosition<View, C> | undefined
  /** A dealt world in which the viewer can play on for all seats. */
  sandbox(): Sandbox
  /** Why the viewer cannot do something now. Undefined if the viewer can, and for spectators. */
  refusal(intent: Intent): Refusal | undefined
  /** Answers a decision of this seat. Throws GameError and changes nothing if the match refuses it. */
  choose(choice: C, decision: number): void
  /** Takes a decision of this seat back. Throws GameError and changes nothing if the match refuses it. */
  undo(decision: number): void
  /** What the match does for this seat: the last instructions, with what its own choices since then have added. */
  instructions(): unknown
  /** Tells the match how to answer for this seat. Throws GameError and changes nothing if the match cannot follow it. */
  instruct(instructions: unknown): void
  /**
   * Calls the listener after every change, in the order of the changes. By then all handles of the program that listens show the
   * change. Returns a function that ends it.
   */
  subscribe(listener: Listener<C, View>): () => void
}

/**
 * A seat that must choose, and who answers. A bot gets the position that the owner has sealed for its seat, and answers with a
 * choice that the owner makes for this decision.
 */
export type Pending<C extends Choice = Choice> = {
  readonly seat: Seat
  readonly ask: Ask<C>
  readonly decision: number
} & (
  | { readonly by: 'match'; readonly choice: C }
  | { readonly by: 'bot'; readonly level: string }
  | { readonly by: 'person' }
  | { readonly by: 'nobody' }
)

/** A match as its owner has it. The owner knows everything, so a viewer never gets this. */
export interface Match<View = unknown, C extends Choice = Choice> {
  readonly game: Game<unknown, C, View>
  readonly record: GameRecord
  readonly state: unknown
  /** Grows and shrinks in place. */
  readonly played: readonly NumberedChoice[]
  /** Counts choices and undos. */
  readonly revision: number
  readonly result: Result | undefined
  readonly seats: readonly Occupant[]
  readonly paused: boolean
  readonly clocks: Clocks | undefined
  /** The open decisions of the asked seats. */
  readonly open: readonly OpenDecision[]
  saved(): SavedMatch
  seat(viewer: Viewer): SeatHandle<View, C>
  /** Calls the listener after every change, before any viewer hears of it. Returns a function that ends it. */
  onChange(listener: () => void): () => void
  /**
   * The asked seats. The owner sets the pace: it calls `answerFor` for a seat that the match answers, asks the bot of a bot seat
   * and calls `choose`, and waits for people.
   */
  pending(): readonly Pending<C>[]
  /**
   * Answers a decision of a seat. Throws AlreadyMade, StaleChoice, MatchPaused or IllegalChoice, and then changes nothing.
   */
  choose(seat: Seat, choice: C, decision: number): void
  /** Makes the automatic answer of a seat. Returns false if there is none. */
  answerFor(seat: Seat): boolean
  /** Makes all automatic answers, also those that follow from them. */
  settle(): void
  /** The number of the decision that a seat can undo. Undefined if it may not: `lengthBeforeDecision`. */
  undoable(seat: Seat): number | undefined
  /** The number of the decision that a seat can undo if the others allow it: `lengthBeforeDecisionOfAll`. */
  undoableByConsent(seat: Seat): number | undefined
  /** Takes a decision back. The owner vouches for the consent. Throws CannotUndo or MatchPaused, and then changes nothing. */
  undo(seat: Seat, decision: number, consent?: 'by consent'): void
  /** Throws GameError and changes nothing if the match cannot follow the instructions. */
  instruct(seat: Seat, instructions: unknown): void
  occupy(seat: Seat, occupant: Occupant): void
  /** Lets a bot play for the person at a seat, until `giveBack`. Throws GameError if no person sits there. */
  takeOver(seat: Seat, level: string): void
  giveBack(seat: Seat): void
  /** Replaces the clocks. They run from now on. */
  setClocks(clocks: Clocks | undefined): void
  /** Refuses choices and stops the clocks, until `resume`. */
  pause(): void
  resume(): void
}

// Messages of the server. docs/protocol.md explains them.
import type { Clocks } from '@overlair/play/match/clocks'
import type { Patch } from '@overlair/play/patch'
import type { Choice, GameEvent, GameRecord, PublicPart, Seat } from '@overlair/rules/kernel'
import type { PackedPart } from './asks.ts'
import type { AtZero, PersonId, Table, TableId } from './table.ts'

/** Why the server refuses a request. */
export interface Refused {
  /** For programs. Codes of the rules are those of `GameError`. */
  readonly code: string
  /** For people who write programs, in English. */
  readonly message: string
}
export type Reply =
  | { readonly re: string; readonly ok: true; readonly result: Readonly<Record<string, unknown>> }
  | { readonly re: string | null; readonly ok: false; readonly refused: Refused }

/** What only the people at a seat get with a position. */
export interface SeatState {
  /** The number that a choice for the open ask must name. */
  readonly decision?: number
  /** The number of the decision that the seat can take back at once. */
  readonly undoable?: number
  /** The number of the decision that the seat can take back if the others allow it. */
  readonly undoableByConsent?: number
}

/** The whole position, at entering and after a mismatch. */
export interface PositionMessage {
  readonly push: 'position'
  readonly table: TableId
  readonly revision: number
  readonly position: PublicPart
  /** By asked seat: the time of the server at which its decision opened. */
  readonly askedSince: Readonly<Record<Seat, number>>
  /** Only at a table with clocks. */
  readonly clocks?: Clocks
  /** By seat of the receiver. */
  readonly seats: Readonly<Record<Seat, SeatState & { readonly own: PackedPart; readonly instructions: unknown }>>
}

/** One choice as all may know it. */
export interface PublicStep {
  readonly index: number
  readonly seat: Seat
  readonly events: readonly Omit<GameEvent, 'secret'>[]
}
/**
 * A change of a position in the course of a batch: at an event, counted over all steps of the batch, or at its end. At an event nobody
 * is asked, so `asked` and `ask` change only at the end.
 */
export type Change = readonly [patch: Patch, event: number] | readonly [patch: Patch]
export interface OwnChanges extends SeatState {
  /** Only if there are any. */
  readonly changes?: readonly Change[]
  /** Only with changes: a short hash of the own part after them. */
  readonly hash?: string
  /** By number of the event: the facts that only some seats know. */
  readonly facts?: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  /** By index of the step: the choices of the seat. */
  readonly choices?: Readonly<Record<number, Choice>>
}
/** A batch of choices, or an undo. */
export interface StepsMessage {
  readonly push: 'steps'
  readonly table: TableId
  /** The revision before. A client that has another one asks for the whole position. Each step adds 1, and so does an undo. */
  readonly from: number
  readonly steps: readonly PublicStep[]
  /** After an undo, which has no steps: the number of choices that remain. */
  readonly undoneTo?: number
  /** Only if there are any. */
  readonly changes?: readonly Change[]
  /** A short hash of the public part after the batch. If the client computes another one, it asks for the whole position. */
  readonly hash: string
  /** Only at a table with clocks: as they are after the batch. */
  readonly clocks?: Clocks
  /** Only at the end of what a client has missed: by asked seat, the time of the server since when. */
  readonly askedSince?: Readonly<Record<Seat, number>>
  /** By seat of the receiver, without those for which there is nothing to tell. */
  readonly seats: Readonly<Record<Seat, OwnChanges>>
}

/** The result of `replay`: choices that a person sees once more. */
export interface Past {
  /** Before the first of them. */
  readonly position: PositionMessage
  /** One message for each choice. No decision in them is open. */
  readonly steps: readonly StepsMessage[]
}

/** Seats, settings and status, whenever they change. */
export interface TableMessage {
  readonly push: 'table'
  readonly table: Table
  /** The people at the table and those who watch, who are connected now. */
  readonly present: readonly PersonId[]
  /** People at the table who are not connected, with the time of the server since when. */
  readonly absentSince: Readonly<Record<PersonId, number>>
  readonly watching: number
  /** A seat wants to take a decision back and needs the consent of the others. */
  readonly undoRequest?: UndoRequest
  /** Only before the game: people who want to swap seats, and wait for the other one. */
  readonly swaps?: readonly SwapRequest[]
  /** The next game of the same people, after a rematch was proposed. */
  readonly rematch?: TableId
  /** Only after the game: with its seed, so that anybody can check the deal. */
  readonly record?: GameRecord
}
/** The person at one seat wants to swap with the person at the other. */
export interface SwapRequest {
  readonly seat: Seat
  readonly to: Seat
}
export interface UndoRequest {
  readonly seat: Seat
  readonly decision: number
  /** The seats that have allowed it, and those whose answer is missing. */
  readonly allowedBy: readonly Seat[]
  readonly waitsFor: readonly Seat[]
  /** The time of the server at which silence counts as a refusal. */
  readonly until: number
}
export interface SaidMessage {
  readonly push: 'said'
  readonly table: TableId
  /** Counts what was said at the table since the server opened it. After entering, the latest come again. */
  readonly number: number
  readonly by: Seat
  readonly name: string
  readonly text?: string
  readonly phrase?: string
  readonly at: number
}
/** Something that happened at the table and that no log of the game shows. */
export interface NoteMessage {
  readonly push: 'note'
  readonly table: TableId
  readonly at: number
  readonly note: Note
}
export type Note =
  /** The clock of a seat is used up: a bot made the choice, or plays on. */
  | { readonly kind: 'time-up'; readonly seat: Seat; readonly atZero: AtZero }
  | { readonly kind: 'undo-refused'; readonly seat: Seat }
  | { readonly kind: 'undone'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  /** Another device has taken the seat over, with the consent of the host. */
  | { readonly kind: 'seat-moved'; readonly seat: Seat }

/** The server has closed the table, for instance after a failure. The client enters again. */
export interface ClosedMessage {
  readonly push: 'closed'
  readonly table: TableId
}
export type Push = PositionMessage | StepsMessage | TableMessage | SaidMessage | NoteMessage | ClosedMessage
export type ServerMessage = Reply | Push

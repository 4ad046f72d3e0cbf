// Messages of the server. docs/protocol.md explains them.
import type { Patch } from '@overlair/play/patch'
import type { Choice, GameEvent, GameRecord, OwnPart, PublicPart, Seat } from '@overlair/rules/kernel'
import type { PersonId, Table, TableId } from './table.ts'

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
  /** The number of the decision that the seat can take back. */
  readonly undoable?: number
  /** A short hash of the sealed position of the seat. If the client computes another one, it asks for the whole position. */
  readonly hash: string
}

/** The whole position, at entering and after a mismatch. */
export interface PositionMessage {
  readonly push: 'position'
  readonly table: TableId
  readonly revision: number
  readonly position: PublicPart
  readonly hash: string
  /** By seat of the receiver. */
  readonly seats: Readonly<Record<Seat, SeatState & { readonly own: OwnPart; readonly instructions: unknown }>>
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
  readonly hash: string
  readonly seats: Readonly<Record<Seat, OwnChanges>>
}

/** Seats, settings and status, whenever they change. */
export interface TableMessage {
  readonly push: 'table'
  readonly table: Table
  /** The people at the table and those who watch, who are connected now. */
  readonly present: readonly PersonId[]
  readonly watching: number
  /** Only after the game: with its seed, so that anybody can check the deal. */
  readonly record?: GameRecord
}
export interface SaidMessage {
  readonly push: 'said'
  readonly table: TableId
  readonly by: Seat
  readonly name: string
  readonly text?: string
  readonly phrase?: string
  readonly at: number
}
/** The server has closed the table, for instance after a failure. The client enters again. */
export interface ClosedMessage {
  readonly push: 'closed'
  readonly table: TableId
}
export type Push = PositionMessage | StepsMessage | TableMessage | SaidMessage | ClosedMessage
export type ServerMessage = Reply | Push

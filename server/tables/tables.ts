// Tables as connections reach them. A connection does not know whether a table is open in this process.
import type { RequestOf, TableRequest } from '@overlair/protocol/requests'
import type { PersonId, TableId } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { NewTable } from './directory.ts'
import type { Entry } from './log/entries.ts'
import type { Listener } from './messages/audience.ts'
import type { CodeTargets } from './requests/codes.ts'

export type RequestResult = Readonly<Record<string, unknown>>

/** How far a client has got in a stream of pushes. Null: it wants a new one. */
export type StreamPoint = Exclude<RequestOf<'enter'>['stream'], undefined>

/** What a client already has when it enters a table. */
export interface EntryPoint {
  readonly stream?: StreamPoint
  /** The revision of the position that it has. */
  readonly since?: number
}

export interface Tables {
  /** Creates a table whose log begins with these entries. Throws GameError if the rules refuse its options. */
  create(table: NewTable, entries: readonly Entry[]): Promise<TableId>
  /**
   * Sends the listener the table and its position, then each change. With a stream or a revision that the table still has, it sends
   * only what the listener has not got. Refuses if the person may not see the table.
   */
  enter(id: TableId, listener: Listener, at?: EntryPoint): Promise<EnteredTable>
  /** Gives the seat of a person who is gone to another one. Does nothing if it is theirs already. */
  claim(seat: CodeTargets['seat'], person: PersonId): Promise<void>
}

/** A table with one listener at it. */
export interface EnteredTable {
  /** The table has closed, so the listener must enter again. */
  readonly isClosed: boolean
  /** The id of the stream that was asked for, or of a new one that began with the whole position. */
  readonly stream: string | undefined
  /** The seats of the person of the listener. */
  seats(): Promise<readonly Seat[]>
  /** Sends the listener the table and the whole position again. */
  resend(): Promise<void>
  /** Carries out a request of the person. Throws GameError or an error of the storage, and then has changed nothing. */
  request(request: TableRequest): Promise<RequestResult>
  /** The listener goes. */
  leave(): void
  /** The listener cannot be reached any more. With a stream, it stays at the table for some seconds and can go on. */
  drop(): void
}

// Why a table refuses a request of a person. None of these changes the table.
import type { ClosedMessage, Refused } from '@overlair/protocol/messages'
import {
  type PersonId,
  type SeatedPerson,
  seatsOf,
  type Table,
  type TableId,
  type TableSeat,
} from '@overlair/protocol/table'
import { GameError, type Seat } from '@overlair/rules/kernel'
import { Fenced, StorageFailed } from '../../storage/contract.ts'

/** A request that this person may not make, or that is not possible now. */
export class RequestRefused extends GameError {
  override readonly name: string = 'RequestRefused'
}
/** Another process owns the table. */
export class TableElsewhere extends RequestRefused {
  override readonly name = 'TableElsewhere'
  readonly table: TableId
  readonly owner: string
  constructor(table: TableId, owner: string) {
    super('restart', 'another process of the server has this table open; try again')
    this.table = table
    this.owner = owner
  }
}
/** The match has failed, and the failure was reported. The table opens again at its last good choice. */
export class TableFailed extends GameError {
  override readonly name = 'TableFailed'
  constructor() {
    super('failed', 'the server failed; the table goes on from the last choice')
  }
}
export const refuse = (code: string, message: string): never => {
  throw new RequestRefused(code, message)
}

export function seatAt({ seats }: Table, seat: Seat): TableSeat {
  return seats[seat] ?? refuse('no-seat', `there is no seat ${seat}; seats: 0 to ${seats.length - 1}`)
}
export function requireHost(table: Table, person: PersonId): void {
  if (table.host !== person) refuse('not-host', 'only the host of the table may do this')
}
export function requireLobby(table: Table): void {
  if (table.status !== 'lobby') refuse('started', 'the game has begun; this can be changed only before')
}
export function requireRunning({ status }: Table): void {
  if (status === 'over') refuse('over', 'the game is over')
  if (status !== 'running') refuse('not-running', 'no game is running at this table')
}
export function requireSeated(table: Table, person: PersonId): void {
  if (seatsOf(table, person).length === 0) refuse('not-seated', 'only people at the table may do this')
}
/** Throws unless the person sits at this seat. */
export function requireOwnSeat(table: Table, person: PersonId, seat: Seat): SeatedPerson {
  const own = seatAt(table, seat)
  if (own.kind === 'person' && own.person === person) return own
  return refuse('not-your-seat', `seat ${seat} is not yours`)
}

/** Why a table closes. Undefined if another process has it now. */
export function whyClosed(error: unknown): ClosedMessage['why'] {
  if (error instanceof Fenced) return undefined
  return error instanceof StorageFailed ? 'not-saved' : 'failed'
}
/** What the client is told of an error. Errors that are no refusals are reported. */
export function refusedOf(error: unknown, report: (error: unknown) => void): Refused {
  if (error instanceof GameError) return { code: error.code, message: error.message }
  if (error instanceof Fenced)
    return { code: 'not-saved', message: 'another process has changed the table; its position follows' }
  report(error)
  if (error instanceof StorageFailed && error.uncertain)
    return { code: 'uncertain', message: 'the server cannot tell whether this is saved; the true position follows' }
  if (error instanceof StorageFailed)
    return { code: 'not-saved', message: 'the server cannot save this now; nothing has changed' }
  return { code: 'failed', message: 'the server failed; the table goes on from the last choice' }
}

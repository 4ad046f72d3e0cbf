// Why a table refuses a request of a person. None of these changes the table.
import type { PersonId, SeatedPerson, Table, TableSeat } from '@overlair/protocol/table'
import { GameError, type Seat } from '@overlair/rules/kernel'

/** A request that this person may not make, or that is not possible now. */
export class RequestRefused extends GameError {
  override readonly name = 'RequestRefused'
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
/** Throws unless the person sits at this seat. */
export function requireOwnSeat(table: Table, person: PersonId, seat: Seat): SeatedPerson {
  const own = seatAt(table, seat)
  if (own.kind === 'person' && own.person === person) return own
  return refuse('not-your-seat', `seat ${seat} is not yours`)
}

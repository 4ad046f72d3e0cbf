// What lists of tables show of a table, kept beside its log.
import type { PersonId, Table, TableSeat } from '@overlair/protocol/table'
import type { JsonObject } from '@overlair/rules/kernel'
import type { TableIndex } from '../../storage/contract.ts'

export interface TableFacts {
  readonly seats: readonly TableSeat[]
  readonly host: PersonId
}

export function indexOf({ game, status, seats, host }: Table): TableIndex {
  const people = seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []))
  const facts: TableFacts = { seats, host }
  return {
    game,
    status: status === 'stopped' ? 'closed' : status,
    people: [...new Set([host, ...people])],
    facts: { ...facts } as JsonObject,
  }
}

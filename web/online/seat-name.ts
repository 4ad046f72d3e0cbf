import type { PersonId, TableSeat } from '@overlair/protocol/table'

/** The name of a person at the table. Empty if the person has no seat. */
export function seatName(seats: readonly TableSeat[], person: PersonId): string {
  const seat = seats.find(one => one.kind === 'person' && one.person === person)
  return seat?.kind === 'person' ? seat.name : '…'
}

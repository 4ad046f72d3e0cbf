import type { Occupant } from '@overlair/play/match/occupants'
import type { TableSeat } from './table.ts'

/** The seat of a table as a match has it. */
export function occupantOf(seat: TableSeat): Occupant {
  switch (seat.kind) {
    case 'person': {
      const { name, substitute } = seat
      return { kind: 'person', name, ...(substitute !== undefined && { substitute }) }
    }
    case 'bot':
      return { kind: 'bot', name: seat.level, level: seat.level }
    default:
      return { kind: 'empty' }
  }
}

// The table that follows from its log. Pure: the same entries give the same table.
import type { Table, TableId, TableSeat } from '@overlair/protocol/table'
import type { Entry, EntryOf } from './entries.ts'

const open: TableSeat = { kind: 'open' }

export const tableAtStart = (id: TableId, { game, options, players, host, settings }: EntryOf<'created'>): Table => ({
  id,
  game,
  options,
  seats: Array.from({ length: players }, () => open),
  host,
  locked: false,
  settings,
  status: 'lobby',
  paused: false,
})

/** Returns the table after an entry. Choices change the match and leave the table as it is. */
export function tableAfter(table: Table, entry: Entry): Table {
  switch (entry.kind) {
    case 'seat':
      return { ...table, seats: table.seats.with(entry.seat, entry.to) }
    case 'options': {
      const { options, players } = entry
      return { ...table, options, seats: Array.from({ length: players }, (_, seat) => table.seats[seat] ?? open) }
    }
    case 'settings':
      return { ...table, settings: entry.settings }
    case 'locked':
      return { ...table, locked: entry.locked }
    case 'host':
      return { ...table, host: entry.host }
    case 'started':
      return { ...table, status: 'running', options: entry.start.options, seedHash: entry.seedHash }
    case 'paused':
      return { ...table, paused: entry.paused }
    case 'created':
    case 'chose':
    case 'undone':
    case 'told':
      return table
  }
}

// The table that follows from its log. Pure: the same entries give the same table.
import { defaultSettings, type Table, type TableId, type TableSeat, type TableSettings } from '@overlair/protocol/table'
import { StorageFailed } from '../../storage/contract.ts'
import type { Entry, EntryOf } from './entries.ts'

const open: TableSeat = { kind: 'open' }

export const tableAtStart = (id: TableId, { game, options, players, host, settings }: EntryOf<'created'>): Table => ({
  id,
  game,
  options,
  seats: Array.from({ length: players }, () => open),
  host,
  locked: false,
  settings: withDefaults(settings),
  status: 'lobby',
  paused: false,
})

/** Logs of older versions lack newer settings. */
const withDefaults = (settings: Partial<TableSettings>): TableSettings => ({ ...defaultSettings, ...settings })

/** The table of a whole log. Throws StorageFailed if it does not begin with the creation of a table. */
export function tableFrom(id: TableId, [created, ...later]: readonly Entry[]): Table {
  if (created?.kind !== 'created')
    throw new StorageFailed('damaged', `The log of table ${id} does not begin with its creation`)
  return later.reduce(tableAfter, tableAtStart(id, created))
}

/** Returns the table after an entry. Choices change the match and leave the table as it is. */
export function tableAfter(table: Table, entry: Entry): Table {
  switch (entry.kind) {
    case 'seat':
      return { ...table, seats: table.seats.with(entry.seat, entry.to) }
    case 'swapped': {
      const [one, other] = entry.seats
      const { seats } = table
      return { ...table, seats: seats.with(one, seats[other]!).with(other, seats[one]!) }
    }
    case 'options': {
      const { options, players } = entry
      return { ...table, options, seats: Array.from({ length: players }, (_, seat) => table.seats[seat] ?? open) }
    }
    case 'settings':
      return { ...table, settings: withDefaults(entry.settings) }
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
    case 'rematch':
      return table
  }
}

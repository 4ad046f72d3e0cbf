// Appends for tests.
import type { Append, Storage, TableIndex, TableOfPerson } from '../contract.ts'

export const lobby: TableIndex = { game: 'overboss', status: 'lobby', people: ['ann'], facts: { seats: 2 } }

/** The first append of a table. */
export const create = (table: string, more: Partial<Append> = {}): Append => ({
  table,
  first: 1,
  at: 100,
  entries: [{ opened: table }],
  index: lobby,
  ...more,
})
export const addTo = (table: string, first: number, ...entries: Append['entries']): Append => ({
  table,
  first,
  at: 100 + first,
  entries,
})
/** All tables of a person. */
export const tablesOf = (storage: Storage, person: string): Promise<readonly TableOfPerson[]> =>
  storage.tablesOf({ person, endedSince: 0, limit: 100 })

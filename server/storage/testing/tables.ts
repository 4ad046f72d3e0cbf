// Appends for tests.
import type { Append, TableIndex } from '../contract.ts'

export const lobby: TableIndex = { game: 'overboss', status: 'lobby', people: ['ann'] }

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

// The next game of the same people: a table whose id follows from the old one, so that all who ask for it come to the same.
import { createHash } from 'node:crypto'
import { type PersonId, seatsOf, type Table, type TableId, type TableSeat } from '@overlair/protocol/table'
import type { Entry, EntryOf } from '../log/entries.ts'
import { refuse } from './refusals.ts'

export const rematchIn = (entries: readonly Entry[]): TableId | undefined =>
  entries.find((entry): entry is EntryOf<'rematch'> => entry.kind === 'rematch')?.table

export interface Rematch {
  readonly id: TableId
  readonly created: Omit<EntryOf<'created'>, 'kind'>
  readonly seats: readonly Entry[]
}

/** The host stays the host. One who is not there is replaced by the person who asks. */
export function rematchOf(table: Table, person: PersonId, absentSince: Readonly<Record<PersonId, number>>): Rematch {
  if (seatsOf(table, person).length === 0) refuse('not-seated', 'only people at the table may ask for a rematch')
  if (table.status !== 'over') refuse('not-over', 'the game is not over')
  const { id, game, options, settings, seats } = table
  return {
    id: createHash('sha256').update(`rematch ${id}`).digest('base64url').slice(0, 22),
    created: {
      game,
      options,
      settings,
      players: seats.length,
      host: absentSince[table.host] === undefined ? table.host : person,
    },
    seats: rotated(seats).map((to, seat): Entry => ({ kind: 'seat', seat, to })),
  }
}

/** The second seat becomes the first. Nobody has a substitute any more. */
const rotated = ([first, ...others]: readonly TableSeat[]): readonly TableSeat[] =>
  [...others, ...(first ? [first] : [])].map(seat => {
    if (seat.kind !== 'person') return seat
    const { kind, person, name, colour } = seat
    return { kind, person, name, colour }
  })

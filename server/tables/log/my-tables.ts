// The tables of a person, from the lists beside the logs: no table is opened, and no game is repeated.
import type { MyTable, PersonId, TableId, TableStatus } from '@overlair/protocol/table'
import { seatsOf } from '@overlair/protocol/table'
import type { Storage, TableOfPerson } from '../../storage/contract.ts'
import type { LoggedEntry } from './entries.ts'
import { tableFrom } from './fold.ts'
import type { TableFacts } from './table-index.ts'

const MOST_LISTED = 30
/** A table whose game is over is listed for this long. */
const ENDED_LISTED = 30 * 24 * 3600_000

interface Surroundings {
  readonly storage: Pick<Storage, 'tablesOf' | 'read'>
  readonly now: () => number
}

/** The one with the newest entry comes first. */
export async function myTables(surroundings: Surroundings, person: PersonId): Promise<readonly MyTable[]> {
  const { storage, now } = surroundings
  const tables = await storage.tablesOf({ person, endedSince: now() - ENDED_LISTED, limit: MOST_LISTED })
  return Promise.all(
    tables.map(async ({ table, game, status, facts, last }): Promise<MyTable> => {
      const { seats, host } = facts ? (facts as unknown as TableFacts) : await readFacts(surroundings, table)
      const mine = seatsOf({ seats }, person)
      const { asked = [] } = last.entry as unknown as LoggedEntry
      return {
        table,
        game,
        status: statusOf(status),
        touched: last.at,
        seats: seats.map(seat => (seat.kind === 'person' ? { kind: 'person', name: seat.name } : { kind: seat.kind })),
        mine,
        yourTurn: status === 'running' && asked.some(seat => mine.includes(seat)),
        host: host === person,
      }
    }),
  )
}
const statusOf = (status: TableOfPerson['status']): TableStatus => (status === 'closed' ? 'stopped' : status)

/** An older program has written the list without these facts. */
async function readFacts({ storage }: Surroundings, id: TableId): Promise<TableFacts> {
  const stored = await storage.read(id)
  return tableFrom(
    id,
    stored.map(({ entry }) => entry as unknown as LoggedEntry),
  )
}

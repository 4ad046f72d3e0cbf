// Logs and lists of tables.
import type { IdleTables, TableSummary, Time } from '../contract.ts'
import type { Database } from './schema.ts'

export interface WrittenEntry {
  readonly number: number
  readonly at: Time
  /** JSON. */
  readonly body: string
}

export const read = (database: Database, table: string, from: number): Promise<WrittenEntry[]> =>
  database
    .selectFrom('entries')
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .orderBy('number')
    .select(['number', 'at', 'body'])
    .execute()

export const tablesOf = (database: Database, person: string): Promise<TableSummary[]> =>
  database
    .selectFrom('table_people')
    .innerJoin('tables', 'tables.id', 'table_people.table_id')
    .where('person', '=', person)
    .orderBy('touched', 'desc')
    .select(['tables.id as table', 'game', 'status', 'touched'])
    .execute()

export const idleTables = (
  database: Database,
  { status, untouchedSince, limit }: IdleTables,
): Promise<TableSummary[]> =>
  database
    .selectFrom('tables')
    .where('status', '=', status)
    .where('touched', '<', untouchedSince)
    .orderBy('touched')
    .limit(limit)
    .select(['id as table', 'game', 'status', 'touched'])
    .execute()

export const deleteTable = (database: Database, table: string): Promise<void> =>
  database.transaction().execute(async transaction => {
    await transaction.deleteFrom('leases').where('table_id', '=', table).execute()
    await transaction.deleteFrom('tables').where('id', '=', table).execute()
  })

// Logs and lists of tables.
import type { IdleTables, TableSummary, TablesOfPerson, Time } from '../contract.ts'
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

export interface TableEntryRow {
  readonly table: string
  readonly number: number
  /** JSON. */
  readonly body: string
}
/** The text has no `%`. A `_` in it stands for any letter, so there may be more entries. */
export const entriesWith = (database: Database, text: string): Promise<TableEntryRow[]> =>
  database
    .selectFrom('entries')
    .where('body', 'like', `%${text}%`)
    .orderBy('table_id')
    .orderBy('number')
    .select(['table_id as table', 'number', 'body'])
    .execute()

export interface WrittenTable extends TableSummary, WrittenEntry {
  /** JSON. */
  readonly facts: string | null
}
/** Choices do not touch a table, so the newest entries are looked for among this many tables. */
const mostSearched = 200

export const tablesOf = (database: Database, { person, endedSince, limit }: TablesOfPerson): Promise<WrittenTable[]> =>
  database
    .with('mine', mine =>
      mine
        .selectFrom('table_people')
        .innerJoin('tables', 'tables.id', 'table_people.table_id')
        .where('person', '=', person)
        .where(row => row.or([row('status', 'in', ['lobby', 'running']), row('touched', '>=', endedSince)]))
        .orderBy('touched', 'desc')
        .limit(mostSearched)
        .select(['tables.id', 'game', 'status', 'touched', 'facts']),
    )
    .selectFrom('mine')
    .innerJoin('entries', 'entries.table_id', 'mine.id')
    .where('entries.number', '=', query =>
      query
        .selectFrom('entries as every')
        .whereRef('every.table_id', '=', 'mine.id')
        .select(({ fn }) => fn.max('every.number').as('last')),
    )
    .orderBy('at', 'desc')
    .limit(limit)
    .select(['mine.id as table', 'game', 'status', 'touched', 'facts', 'number', 'at', 'body'])
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

// The rows of a database in a fixed order, without a thought about what they mean.
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../queries/schema.ts'

/** A table that is referred to comes before the tables that refer to it. Leases are left out: they belong to running processes. */
export const keys = {
  tables: ['id'],
  table_people: ['table_id', 'person'],
  entries: ['table_id', 'number'],
  devices: ['secret_hash'],
  codes: ['kind', 'code'],
} as const satisfies Partial<{ readonly [Table in keyof Schema]: readonly (keyof Schema[Table])[] }>

export type DumpedTable = keyof typeof keys
export const dumpedTables = Object.keys(keys) as readonly DumpedTable[]
export const isDumpedTable = (name: unknown): name is DumpedTable =>
  typeof name === 'string' && Object.hasOwn(keys, name)

export type Row = Readonly<Record<string, string | number | null>>

const PAGE = 1000

/** All rows of a table by its key, in pages. Memory holds one page. */
export async function* rowsOf(transaction: Transaction<Schema>, table: DumpedTable): AsyncGenerator<readonly Row[]> {
  const names = keys[table]
  const key = sql.join(names.map(name => sql.ref(name)))
  let last: Row | undefined
  do {
    const from = last
    const after = from ? sql`where (${key}) > (${sql.join(names.map(name => from[name]))})` : sql``
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${PAGE}`.execute(
      transaction,
    )
    if (rows.length > 0) yield rows
    last = rows.length === PAGE ? rows.at(-1) : undefined
  } while (last)
}
export async function insertRows(
  transaction: Transaction<Schema>,
  table: DumpedTable,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0]!)
  const values = rows.map(row => sql`(${sql.join(columns.map(column => row[column]))})`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))}) values ${sql.join(values)}`.execute(
    transaction,
  )
}

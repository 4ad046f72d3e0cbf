// Appends of many tables in one transaction.
import type { Transaction } from 'kysely'
import type { TableIndex, Time } from '../contract.ts'
import { CommitFailed } from './failures.ts'
import type { Database, Schema } from './schema.ts'

export interface WrittenAppend {
  readonly table: string
  readonly first: number
  readonly at: Time
  /** Each is JSON. */
  readonly bodies: readonly string[]
  readonly index?: TableIndex | undefined
}

/** Databases limit the parameters of a statement. */
const rowsOfStatement = 500

/**
 * Tells for each append whether it was written. The others are fenced: they do not begin after the last entry of their table. Throws if the
 * transaction fails; then it wrote nothing. A process that appends to one of the tables at the same time can be the reason.
 */
export async function appendTogether(database: Database, group: readonly WrittenAppend[]): Promise<readonly boolean[]> {
  let committing = false
  try {
    return await database.transaction().execute(async transaction => {
      const lengths = await lengthsOf(transaction, new Set(group.map(({ table }) => table)))
      const known = new Set(lengths.keys())
      const fits = group.map(({ table, first, bodies }) => {
        if (first !== (lengths.get(table) ?? 0) + 1) return false
        lengths.set(table, first + bodies.length - 1)
        return true
      })
      const written = group.filter((_, i) => fits[i])
      await writeIndexes(transaction, written, known)
      await writeEntries(transaction, written)
      committing = true
      return fits
    })
  } catch (error) {
    throw committing ? new CommitFailed(error) : error
  }
}

/** The number of the last entry of each table that exists. */
async function lengthsOf(transaction: Transaction<Schema>, tables: ReadonlySet<string>): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom('tables')
    .where('id', 'in', [...tables])
    .select('id')
    .select(table =>
      table
        .selectFrom('entries')
        .whereRef('entries.table_id', '=', 'tables.id')
        .select(({ fn }) => fn.max('number').as('last'))
        .as('last'),
    )
    .execute()
  return new Map(rows.map(({ id, last }) => [id, last ?? 0]))
}

async function writeEntries(transaction: Transaction<Schema>, group: readonly WrittenAppend[]): Promise<void> {
  const rows = group.flatMap(({ table, first, at, bodies }) =>
    bodies.map((body, i) => ({ table_id: table, number: first + i, at, body })),
  )
  for (let start = 0; start < rows.length; start += rowsOfStatement)
    await transaction
      .insertInto('entries')
      .values(rows.slice(start, start + rowsOfStatement))
      .execute()
}

/** Only the last index of a table counts. A table that was known is updated and never inserted: another process may have deleted it. */
async function writeIndexes(
  transaction: Transaction<Schema>,
  group: readonly WrittenAppend[],
  known: ReadonlySet<string>,
): Promise<void> {
  const indexes = new Map(
    group.flatMap(({ table, at, index }) => (index === undefined ? [] : [[table, { ...index, touched: at }]])),
  )
  for (const [table, { people, facts, ...columns }] of indexes) {
    const row = { ...columns, facts: JSON.stringify(facts) }
    if (known.has(table)) {
      await transaction.updateTable('tables').where('id', '=', table).set(row).execute()
      await transaction.deleteFrom('table_people').where('table_id', '=', table).execute()
    } else
      await transaction
        .insertInto('tables')
        .values({ id: table, ...row })
        .execute()
    if (people.length > 0)
      await transaction
        .insertInto('table_people')
        .values(people.map(person => ({ table_id: table, person })))
        .onConflict(conflict => conflict.doNothing())
        .execute()
  }
}

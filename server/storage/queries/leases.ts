// Leases: of many processes, one owns a table at a time.
import type { Time } from '../contract.ts'
import type { Database } from './schema.ts'

export async function acquireLease(
  database: Database,
  table: string,
  owner: string,
  now: Time,
  until: Time,
): Promise<string> {
  for (;;) {
    const acquired = await database
      .insertInto('leases')
      .values({ table_id: table, owner, until })
      .onConflict(conflict =>
        conflict
          .column('table_id')
          .doUpdateSet({ owner, until })
          .where(lease => lease.or([lease('leases.owner', '=', owner), lease('leases.until', '<=', now)])),
      )
      .returning('owner')
      .executeTakeFirst()
    const holder = acquired ?? (await findLease(database, table))
    if (holder !== undefined) return holder.owner
    // The other owner has released the lease in between.
  }
}
const findLease = (database: Database, table: string): Promise<{ owner: string } | undefined> =>
  database.selectFrom('leases').where('table_id', '=', table).select('owner').executeTakeFirst()

export async function renewLeases(database: Database, owner: string, until: Time): Promise<string[]> {
  const renewed = await database
    .updateTable('leases')
    .set({ until })
    .where('owner', '=', owner)
    .returning('table_id')
    .execute()
  return renewed.map(({ table_id }) => table_id)
}

/** Databases limit the parameters of a statement. */
const tablesOfStatement = 1000

export async function releaseLeases(database: Database, tables: readonly string[], owner: string): Promise<void> {
  for (let start = 0; start < tables.length; start += tablesOfStatement)
    await database
      .deleteFrom('leases')
      .where('table_id', 'in', tables.slice(start, start + tablesOfStatement))
      .where('owner', '=', owner)
      .execute()
}

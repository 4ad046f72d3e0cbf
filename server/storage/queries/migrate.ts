// Brings a database to the current schema. Several processes may do so at once: one migrates, the others wait and find it done.
import type { RawBuilder, Transaction } from 'kysely'
import { StorageFailed } from '../contract.ts'
import { migrations as allMigrations, type Migration } from './migrations.ts'
import type { Database, Schema } from './schema.ts'

/** `lock` keeps other processes out until the transaction ends. Not needed if a transaction alone does so. */
export async function migrate(
  database: Database,
  lock?: RawBuilder<unknown>,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  await database.transaction().execute(async transaction => {
    await lock?.execute(transaction)
    await migrateFrom(transaction, await readVersion(transaction), migrations)
  })
}

/** Takes the steps after a version, and notes the last one. */
export async function migrateFrom(
  transaction: Transaction<Schema>,
  version: number,
  migrations: readonly Migration[],
): Promise<void> {
  if (version > migrations.length)
    throw new StorageFailed(
      'newer-schema',
      `The database has schema ${version}; this program knows up to ${migrations.length}. Start a newer program.`,
    )
  for (const migration of migrations.slice(version)) await migration(transaction)
  // Writes also if nothing has changed, so that a read-only database is noticed at the start.
  await transaction.updateTable('schema_version').set({ version: migrations.length }).execute()
}

/** Zero for an empty database. */
export async function readVersion(transaction: Transaction<Schema>): Promise<number> {
  await transaction.schema.createTable('schema_version').ifNotExists().addColumn('version', 'integer').execute()
  const row = await transaction.selectFrom('schema_version').select('version').executeTakeFirst()
  if (row === undefined) await transaction.insertInto('schema_version').values({ version: 0 }).execute()
  return row?.version ?? 0
}

import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { openStorage, type StorageOptions } from '../open/open-storage.ts'
import { migrationLock } from '../postgres/pool.ts'
import { migrate } from '../queries/migrate.ts'
import { type Migration, migrations } from '../queries/migrations.ts'
import type { Database, Schema } from '../queries/schema.ts'
import { nodeSqliteDialect } from '../sqlite/dialect.ts'
import { databaseFile, openFile } from '../sqlite/open-file.ts'
import type { StorageContext } from './context.ts'
import { create } from './tables.ts'

/** Postgres may stop before the connections of an ended pool are closed. They must not end the tests then. */
function quietPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString })
  pool.on('error', () => {})
  return pool
}

function connect(options: StorageOptions): { database: Database; lock?: RawBuilder<unknown> } {
  const dialect =
    'data' in options
      ? nodeSqliteDialect(openFile(databaseFile(options.data)))
      : new PostgresDialect({ pool: quietPool(options.databaseUrl) })
  const database = new Kysely<Schema>({ dialect })
  return 'data' in options ? { database } : { database, lock: migrationLock }
}

/** A change that some later version makes: fails if it runs twice. */
const addColumn: Migration = async ({ schema }) => {
  await schema
    .alterTable('tables')
    .addColumn('title', 'text', column => column.notNull().defaultTo('untitled'))
    .execute()
}
const later = [...migrations, addColumn]

export const describeMigrations = (context: StorageContext) =>
  describe('has a schema that', () => {
    const migrateTo = async (options: StorageOptions, steps: readonly Migration[]) => {
      const { database, lock } = connect(options)
      try {
        await migrate(database, lock, steps)
      } finally {
        await database.destroy()
      }
    }
    const query = async (options: StorageOptions, text: string): Promise<unknown[]> => {
      const { database } = connect(options)
      const { rows } = await sql.raw(text).execute(database)
      await database.destroy()
      return rows
    }
    const versions = (options: StorageOptions) => query(options, 'select version from schema_version')

    test('is created in an empty database, version by version', async () => {
      const options = await context.databases.create()
      await migrateTo(options, later)
      expect(await versions(options)).toEqual([{ version: later.length }])
      expect(await query(options, 'select title from tables')).toEqual([])
    })
    test('goes from version 1 to the current one and to a later one, and keeps all data', async () => {
      const options = await context.databases.create()
      await migrateTo(options, migrations.slice(0, 1))
      expect(await versions(options)).toEqual([{ version: 1 }])
      const storage = await openStorage(options)
      await storage.append(create('t', { entries: [{ n: 1 }, { n: 2 }] }))
      await storage.close()
      await migrateTo(options, later)
      expect(await versions(options)).toEqual([{ version: later.length }])
      expect(await query(options, 'select id, title from tables')).toEqual([{ id: 't', title: 'untitled' }])
      expect(await query(options, 'select body from entries order by number')).toEqual([
        { body: '{"n":1}' },
        { body: '{"n":2}' },
      ])
    })
    test('stays as it was if a step fails', async () => {
      const options = await context.databases.create()
      await migrateTo(options, migrations)
      const failing: Migration = async database => {
        await addColumn(database)
        throw new Error('does not work')
      }
      await expect(migrateTo(options, [...migrations, failing])).rejects.toThrow('does not work')
      expect(await versions(options)).toEqual([{ version: migrations.length }])
      await migrateTo(options, later)
      expect(await versions(options)).toEqual([{ version: later.length }])
    })
    test('of a newer program is refused, and stays as it was', async () => {
      const options = await context.databases.create()
      await migrateTo(options, later)
      await expect(openStorage(options)).rejects.toMatchObject({ name: 'StorageFailed', reason: 'newer-schema' })
      expect(await versions(options)).toEqual([{ version: later.length }])
    })
  })

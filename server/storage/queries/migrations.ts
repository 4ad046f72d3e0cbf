// Every version of the schema as a step from the one before. Never change a step that was released: add one.
import type { Transaction } from 'kysely'
import type { Schema } from './schema.ts'

export type Migration = (database: Transaction<Schema>) => Promise<void>

export const migrations: readonly Migration[] = [
  async database => {
    const { schema } = database
    await schema
      .createTable('tables')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('touched', 'bigint', column => column.notNull())
      .execute()
    await schema.createIndex('tables_by_status').on('tables').columns(['status', 'touched']).execute()

    await schema
      .createTable('table_people')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('person', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('table_people_key', ['table_id', 'person'])
      .execute()
    await schema.createIndex('table_people_by_person').on('table_people').column('person').execute()

    // The key is the fence between two writers. The reference keeps an append from writing to a table that is being deleted.
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', column => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
      .execute()

    await schema
      .createTable('devices')
      .addColumn('secret_hash', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('added', 'bigint', column => column.notNull())
      .execute()
    await schema.createIndex('devices_by_person').on('devices').column('person').execute()

    await schema
      .createTable('codes')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('target', 'text', column => column.notNull())
      .addColumn('expires', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('codes_key', ['kind', 'code'])
      .execute()
    await schema.createIndex('codes_by_expiry').on('codes').column('expires').execute()

    await schema
      .createTable('leases')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .execute()
    await schema.createIndex('leases_by_owner').on('leases').column('owner').execute()
  },
  async ({ schema }) => {
    await schema.alterTable('tables').addColumn('facts', 'text').execute()
  },
]

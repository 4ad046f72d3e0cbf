// People and their devices.
import type { Device } from '../contract.ts'
import type { Database } from './schema.ts'
import type { TableEntryRow } from './tables.ts'

export async function personOf(database: Database, secretHash: string): Promise<string | undefined> {
  const device = await database
    .selectFrom('devices')
    .where('secret_hash', '=', secretHash)
    .select('person')
    .executeTakeFirst()
  return device?.person
}

export async function addDevice(database: Database, { secretHash, person, at }: Device): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('devices')
    .values({ secret_hash: secretHash, person, added: at })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const deletePerson = (database: Database, person: string, replaced: readonly TableEntryRow[]): Promise<void> =>
  database.transaction().execute(async transaction => {
    await transaction.deleteFrom('devices').where('person', '=', person).execute()
    await transaction.deleteFrom('codes').where('target', 'like', `%"${person}"%`).execute()
    // Lists read the facts from the logs then.
    await transaction
      .updateTable('tables')
      .set(({ lit }) => ({ facts: lit(null) }))
      .where('id', 'in', query => query.selectFrom('table_people').where('person', '=', person).select('table_id'))
      .execute()
    await transaction.deleteFrom('table_people').where('person', '=', person).execute()
    for (const { table, number, body } of replaced)
      await transaction
        .updateTable('entries')
        .where('table_id', '=', table)
        .where('number', '=', number)
        .set({ body })
        .execute()
  })

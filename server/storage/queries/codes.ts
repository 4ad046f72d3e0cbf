// Short-lived codes. Each change is one statement, so that two processes cannot both put or take a code.
import type { Time } from '../contract.ts'
import type { Database, Schema } from './schema.ts'

export async function putCode(database: Database, code: Schema['codes'], now: Time): Promise<boolean> {
  const { target, expires } = code
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('codes')
    .values(code)
    .onConflict(conflict =>
      conflict.columns(['kind', 'code']).doUpdateSet({ target, expires }).where('codes.expires', '<=', now),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findCode(database: Database, kind: string, code: string, now: Time): Promise<string | undefined> {
  const found = await database
    .selectFrom('codes')
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('expires', '>', now)
    .select('target')
    .executeTakeFirst()
  return found?.target
}

export async function takeCode(database: Database, kind: string, code: string, now: Time): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('codes')
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('expires', '>', now)
    .returning('target')
    .executeTakeFirst()
  return taken?.target
}

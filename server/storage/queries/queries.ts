// All queries by name, so that another thread can run them. Arguments and results are plain data.
import { randomBytes } from 'node:crypto'
import type { Time } from '../contract.ts'
import { appendTogether } from './append.ts'
import { findCode, putCode, takeCode } from './codes.ts'
import { acquireLease, releaseLeases, renewLeases } from './leases.ts'
import { addDevice, deletePerson, personOf } from './people.ts'
import type { Database } from './schema.ts'
import { deleteTable, entriesWith, idleTables, read, tablesOf } from './tables.ts'

const deleteExpired = (database: Database, now: Time): Promise<void> =>
  database.transaction().execute(async transaction => {
    await transaction.deleteFrom('codes').where('expires', '<=', now).execute()
    await transaction.deleteFrom('leases').where('until', '<=', now).execute()
  })

/** As much as a large group of appends. */
const HEALTH_BYTES = 48 * 1024
/** Writes, because a database on a full or read-only disk still reads; and much, because on a full disk a small write may still fit. */
function health(database: Database): Promise<void> {
  const code = { kind: 'health', code: randomBytes(8).toString('hex') }
  // Databases compress what they can.
  const target = JSON.stringify(randomBytes(HEALTH_BYTES).toString('base64'))
  return database.transaction().execute(async transaction => {
    await transaction
      .insertInto('codes')
      .values({ ...code, target, expires: 0 })
      .execute()
    await transaction.deleteFrom('codes').where('kind', '=', code.kind).where('code', '=', code.code).execute()
  })
}

const queries = {
  appendTogether,
  read,
  tablesOf,
  idleTables,
  deleteTable,
  entriesWith,
  personOf,
  addDevice,
  deletePerson,
  putCode,
  findCode,
  takeCode,
  deleteExpired,
  acquireLease,
  renewLeases,
  releaseLeases,
  health,
}
type Queries = typeof queries

export type QueryName = keyof Queries
type QueryArguments<Name extends QueryName> = Parameters<Queries[Name]> extends [Database, ...infer Rest] ? Rest : never
type QueryResult<Name extends QueryName> = Awaited<ReturnType<Queries[Name]>>

/** Runs a query by its name. Throws `Conflict` or `StorageFailed`. */
export type RunQuery = <Name extends QueryName>(
  name: Name,
  ...values: QueryArguments<Name>
) => Promise<QueryResult<Name>>

export const runQuery = <Name extends QueryName>(
  database: Database,
  name: Name,
  values: readonly unknown[],
): Promise<QueryResult<Name>> => Reflect.apply(queries[name], undefined, [database, ...values])

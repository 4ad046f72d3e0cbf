// Postgres through a pool of connections.
import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { failureOf } from '../queries/failures.ts'
import { migrate } from '../queries/migrate.ts'
import type { OpenDatabase } from '../queries/open-database.ts'
import { runQuery } from '../queries/queries.ts'
import type { Database, Schema } from '../queries/schema.ts'
import { diagnosePostgres } from './diagnose.ts'

/** Milliseconds to wait for a connection. */
const connectionTimeout = 5000
/**
 * A server that is silent for so many milliseconds counts as gone: otherwise a broken network stops all tables for a quarter of an hour.
 * The server does the same: otherwise the transaction of a lost client would lock its tables.
 */
const longestSilence = 15_000

/** Any number that no other program on this database uses. */
export const migrationLock = sql`select pg_advisory_xact_lock(68375247)`

// Times are bigints, which the driver returns as text because they may exceed the integers of JavaScript. Ours do not.
types.setTypeParser(types.builtins.INT8, Number)

/** A database without checks of its schema. */
export function connectPostgres(connectionString: string, silence = longestSilence): Database {
  const stream = (): Socket => {
    const socket = new Socket()
    return socket.setTimeout(silence, () => socket.destroy(new Error(`no answer for ${silence} ms`)))
  }
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: connectionTimeout,
    idle_in_transaction_session_timeout: silence,
    stream,
  })
  // A connection that breaks between two queries must not end the process. The next query on it fails, or gets another connection.
  pool.on('error', () => {})
  pool.on('connect', connection => connection.on('error', () => {}))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

export async function openPostgres(connectionString: string, silence?: number): Promise<OpenDatabase> {
  const database = connectPostgres(connectionString, silence)
  const diagnosed = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      throw failureOf(error, diagnosePostgres)
    }
  }
  try {
    await diagnosed(migrate(database, migrationLock))
  } catch (error) {
    await database.destroy()
    throw error
  }
  return {
    run: (name, ...values) => diagnosed(runQuery(database, name, values)),
    close: () => database.destroy(),
  }
}

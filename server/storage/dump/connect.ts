// A connection of its own to a whole database, beside a server that may run.
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type RawBuilder } from 'kysely'
import { StorageFailed } from '../contract.ts'
import { checkUrl, createFolder, type StorageOptions } from '../open/open-storage.ts'
import { diagnosePostgres } from '../postgres/diagnose.ts'
import { connectPostgres, migrationLock } from '../postgres/pool.ts'
import { failureOf } from '../queries/failures.ts'
import type { Database, Schema } from '../queries/schema.ts'
import { diagnoseSqlite } from '../sqlite/diagnose.ts'
import { nodeSqliteDialect } from '../sqlite/dialect.ts'
import { databaseFile, openFile } from '../sqlite/open-file.ts'

export interface Connected {
  readonly database: Database
  /** Keeps other processes from migrating until the transaction ends. SQLite needs none. */
  readonly lock?: RawBuilder<unknown>
  /** The error of a query in the words of the storage. */
  readonly failureOf: (error: unknown) => StorageFailed
}
type Purpose = 'read' | 'create'

/** Throws StorageFailed for everything that goes wrong. The message begins with `task`. */
export async function withDatabase<Result>(
  options: StorageOptions,
  purpose: Purpose,
  task: string,
  work: (connected: Connected) => Promise<Result>,
): Promise<Result> {
  const diagnose = 'data' in options ? diagnoseSqlite : diagnosePostgres
  const asFailure = (error: unknown): StorageFailed => {
    const failure = failureOf(error, diagnose)
    return failure instanceof StorageFailed ? failure : new StorageFailed('other', failure.message)
  }
  let connected: Connected | undefined
  try {
    connected = { ...(await connect(options, purpose)), failureOf: asFailure }
    return await work(connected)
  } catch (error) {
    const { reason, message } = asFailure(error)
    throw new StorageFailed(reason, `${task}: ${message}`)
  } finally {
    await connected?.database.destroy()
  }
}

async function connect(options: StorageOptions, purpose: Purpose): Promise<Omit<Connected, 'failureOf'>> {
  if ('databaseUrl' in options) {
    checkUrl(options.databaseUrl)
    return { database: connectPostgres(options.databaseUrl), lock: migrationLock }
  }
  if (purpose === 'create') await createFolder(options.data)
  const file = databaseFile(options.data)
  const sqlite = purpose === 'read' ? new DatabaseSync(file, { readOnly: true }) : openFile(file)
  return { database: new Kysely<Schema>({ dialect: nodeSqliteDialect(sqlite) }) }
}

// Copies the SQLite database of a server, which may run meanwhile. For Postgres use `pg_dump`.
import { rename, rm } from 'node:fs/promises'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { StorageFailed } from '../contract.ts'
import { diagnoseSqlite } from './diagnose.ts'
import { databaseFile } from './open-file.ts'

/** All pages in one step: a copy in several steps starts again whenever the server writes. */
const allPages = 2 ** 31 - 1

/** The copy holds all that was written before the call. It replaces `file` when it is complete. To restore it, put it into a data folder. */
export async function backup(dataFolder: string, file: string): Promise<void> {
  const incomplete = `${file}.incomplete`
  await rm(incomplete, { force: true })
  try {
    const database = new DatabaseSync(databaseFile(dataFolder), { readOnly: true })
    try {
      await copyDatabase(database, incomplete, { rate: allPages })
    } finally {
      database.close()
    }
    await rename(incomplete, file)
  } catch (error) {
    await rm(incomplete, { force: true })
    const { reason, message } = diagnoseSqlite(error)
    throw new StorageFailed(
      reason === 'conflict' ? 'other' : reason,
      `Cannot copy ${dataFolder} to ${file}: ${message}`,
    )
  }
}

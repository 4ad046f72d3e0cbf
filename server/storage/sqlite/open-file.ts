import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const databaseFile = (dataFolder: string): string => path.join(dataFolder, 'overlair.sqlite')

/** How long a statement waits for another process that writes, in milliseconds. */
const lockTimeout = 5000

/** Opens or creates a database whose commits are on disk when they return. What is deleted is overwritten in the file, too. */
export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: lockTimeout })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  return database
}

// Opens the database of a server and brings it to the current schema.
import { mkdir } from 'node:fs/promises'
import { type Storage, StorageFailed } from '../contract.ts'
import { openPostgres } from '../postgres/pool.ts'
import { databaseFile } from '../sqlite/open-file.ts'
import { openSqlite } from '../sqlite/thread.ts'
import { type OnCommit, storageOf } from './storage.ts'

/** A folder for an SQLite database, or the URL of a Postgres database. */
export type StorageOptions = { readonly data: string } | { readonly databaseUrl: string }

/** `onCommit` hears of every commit of appends. */
export async function openStorage(options: StorageOptions, onCommit?: OnCommit): Promise<Storage> {
  if ('databaseUrl' in options) {
    checkUrl(options.databaseUrl)
    return storageOf(await openPostgres(options.databaseUrl), onCommit)
  }
  await createFolder(options.data)
  return storageOf(await openSqlite(databaseFile(options.data)), onCommit)
}

/** The error never shows the URL: it may contain a password. */
export function checkUrl(databaseUrl: string): void {
  const scheme = URL.canParse(databaseUrl) ? new URL(databaseUrl).protocol : 'no URL'
  if (scheme !== 'postgres:' && scheme !== 'postgresql:')
    throw new StorageFailed('other', `DATABASE_URL is ${scheme}; allowed: postgres://…, postgresql://…`)
}

/** Only its user may enter it: the logs hold the cards of all hands. */
export async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StorageFailed(
      'read-only',
      `Cannot create the data folder: ${error instanceof Error ? error.message : error}`,
    )
  }
}

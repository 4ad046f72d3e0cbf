// Fresh databases for tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { StorageOptions } from '../open/open-storage.ts'
import { databaseFile } from '../sqlite/open-file.ts'
import { startPostgres } from './postgres-server.ts'

/** Databases of one kind. */
export interface Databases {
  /** Returns a new and empty one. */
  create(): Promise<StorageOptions>
  /** Runs SQL in one of them, beside the storage. */
  execute(options: StorageOptions, sql: string): Promise<void>
  /** Deletes all of them. */
  remove(): Promise<void>
}

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'overlair-storage-'))
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

export async function sqliteDatabases(): Promise<Databases> {
  const folders: string[] = []
  return {
    async create() {
      const data = temporaryFolder()
      folders.push(data)
      return { data }
    },
    async execute(options, sql) {
      if (!('data' in options)) throw new Error('not a database of SQLite')
      const database = new DatabaseSync(databaseFile(options.data), { timeout: 5000 })
      database.exec(sql)
      database.close()
    },
    async remove() {
      folders.forEach(removeFolder)
    },
  }
}

export async function postgresDatabases(): Promise<Databases> {
  const server = await startPostgres()
  const execute = async (connectionString: string, sql: string) => {
    const client = new Client({ connectionString })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  let created = 0
  return {
    async create() {
      const name = `test${++created}`
      await execute(server.urlOf('postgres'), `create database ${name}`)
      return { databaseUrl: server.urlOf(name) }
    },
    async execute(options, sql) {
      if (!('databaseUrl' in options)) throw new Error('not a database of Postgres')
      await execute(options.databaseUrl, sql)
    },
    remove: () => server.stop(),
  }
}

// Fresh databases for tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { StorageOptions } from '../open.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

/** Creates empty databases of one kind. */
export interface Databases {
  create(): Promise<StorageOptions>
  /** Deletes all of them. */
  remove(): Promise<void>
}

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'overlair-storage-'))
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

export async function sqliteDatabases(): Promise<Databases> {
  const folders: string[] = []
  return {
    async create() {
      const folder = temporaryFolder()
      folders.push(folder)
      return { data: folder }
    },
    async remove() {
      folders.forEach(removeFolder)
    },
  }
}

export async function postgresDatabases(): Promise<Databases> {
  const server = await startPostgres()
  let created = 0
  return {
    async create() {
      const name = `test${++created}`
      await query(server, `create database ${name}`)
      return { databaseUrl: server.urlOf(name) }
    },
    remove: () => server.stop(),
  }
}

async function query(server: PostgresServer, text: string): Promise<void> {
  const client = new Client({ connectionString: server.urlOf('postgres') })
  await client.connect()
  await client.query(text)
  await client.end()
}

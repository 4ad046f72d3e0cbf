import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StorageFailed } from '../contract.ts'
import { databaseFile } from '../sqlite/open-file.ts'
import { removeFolder, temporaryFolder } from '../testing/databases.ts'
import { openStorage } from './open-storage.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => removeFolder(folder))

test('creates the data folder for its user alone, and leaves only the database in it', async () => {
  const data = path.join(folder, 'deep', 'data')
  const storage = await openStorage({ data })
  expect(existsSync(databaseFile(data))).toBe(true)
  await storage.close()
  expect(readdirSync(data)).toEqual(['overlair.sqlite'])
  if (process.platform !== 'win32') expect(statSync(data).mode & 0o777).toBe(0o700)
})
test('says why it cannot create the data folder', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  const opened = openStorage({ data: path.join(folder, 'file', 'data') })
  await expect(opened).rejects.toThrow(/^Cannot create the data folder: .*file/)
  await expect(opened).rejects.toBeInstanceOf(StorageFailed)
})
test('says which file it cannot open', async () => {
  mkdirSync(databaseFile(folder))
  const opened = openStorage({ data: folder })
  await expect(opened).rejects.toThrow(databaseFile(folder))
  await expect(opened).rejects.toBeInstanceOf(StorageFailed)
})
test('refuses a file that is no database', async () => {
  writeFileSync(databaseFile(folder), 'not a database, but long enough to look like one '.repeat(100))
  await expect(openStorage({ data: folder })).rejects.toMatchObject({ name: 'StorageFailed', reason: 'damaged' })
})
test('refuses the database of a newer program', async () => {
  await (await openStorage({ data: folder })).close()
  const database = new DatabaseSync(databaseFile(folder))
  database.exec('update schema_version set version = 99')
  database.close()
  await expect(openStorage({ data: folder })).rejects.toMatchObject({
    name: 'StorageFailed',
    reason: 'newer-schema',
    message: expect.stringMatching(/has schema 99; this program knows up to \d+/),
  })
})
test('refuses any other kind of database, and never shows its URL', async () => {
  for (const databaseUrl of ['mysql://ann:secret@host/db', 'sqlite:file', 'overlair.sqlite', '']) {
    const opened = openStorage({ databaseUrl })
    await expect(opened).rejects.toThrow(/^DATABASE_URL .*allowed: postgres:/)
    await expect(opened).rejects.not.toThrow('secret')
  }
})
test('says that it cannot reach Postgres', async () => {
  const opened = openStorage({ databaseUrl: 'postgres://ann:secret@127.0.0.1:1/db' })
  await expect(opened).rejects.toMatchObject({ name: 'StorageFailed', reason: 'connection-lost' })
  await expect(opened).rejects.not.toThrow('secret')
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Storage, StorageFailed } from '../contract.ts'
import { openStorage } from '../open/open-storage.ts'
import { storageOf } from '../open/storage.ts'
import { removeFolder, temporaryFolder } from '../testing/databases.ts'
import { addTo, create } from '../testing/tables.ts'
import { databaseFile, openFile } from './open-file.ts'
import { openSqlite } from './thread.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => removeFolder(folder))

const openLimited = async (limits: string): Promise<Storage> =>
  storageOf(await openSqlite(databaseFile(folder), limits))
const logOf = async (storage: Storage, table: string) => (await storage.read(table)).map(({ number }) => number)

test('a commit is on disk when it returns: write-ahead log, full synchronisation, ordinary checkpoints', () => {
  const database = openFile(path.join(folder, 'new.sqlite'))
  const pragma = (name: string) => database.prepare(`pragma ${name}`).get()
  expect(pragma('journal_mode')).toEqual({ journal_mode: 'wal' })
  expect(pragma('synchronous')).toEqual({ synchronous: 2 })
  expect(pragma('foreign_keys')).toEqual({ foreign_keys: 1 })
  expect(pragma('wal_autocheckpoint')).toEqual({ wal_autocheckpoint: 1000 })
  database.close()
})

describe('a full disk', () => {
  test('refuses an append with its reason, keeps all before, and goes on when there is space', async () => {
    let storage = await openLimited('pragma max_page_count = 40')
    const fill = { text: 'x'.repeat(5000) }
    await storage.append(create('t'))
    let last = 1
    const refusal = await (async () => {
      for (;;) {
        try {
          await storage.append(addTo('t', last + 1, fill))
        } catch (error) {
          return error
        }
        last++
      }
    })()
    expect(refusal).toBeInstanceOf(StorageFailed)
    expect(refusal).toMatchObject({ reason: 'disk-full', uncertain: false })
    expect(last).toBeGreaterThan(5)
    const written = Array.from({ length: last }, (_, i) => i + 1)
    expect(await logOf(storage, 't')).toEqual(written)
    await expect(storage.health()).rejects.toMatchObject({ reason: 'disk-full' })
    await storage.close()

    storage = await openStorage({ data: folder })
    await storage.health()
    expect(await logOf(storage, 't')).toEqual(written)
    await storage.append(addTo('t', last + 1, fill))
    expect(await logOf(storage, 't')).toEqual([...written, last + 1])
    await storage.close()
  })
  test('refuses only the appends that do not fit, also when all come at once', async () => {
    const storage = await openLimited('pragma max_page_count = 60')
    const large = create('large', { entries: [{ text: 'x'.repeat(300_000) }] })
    const results = await Promise.allSettled([create('a'), large, create('b')].map(storage.append))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: { reason: 'disk-full' } })
    expect(await Promise.all(['a', 'large', 'b'].map(table => logOf(storage, table)))).toEqual([[1], [], [1]])
    await storage.close()
  })
})

test('a read-only database refuses appends with its reason, can be read, and loses nothing', async () => {
  let storage = await openStorage({ data: folder })
  await storage.append(create('t'))
  await storage.close()

  storage = await openLimited('pragma query_only = on')
  const refused = storage.append(addTo('t', 2, { n: 2 }))
  await expect(refused).rejects.toMatchObject({ name: 'StorageFailed', reason: 'read-only', uncertain: false })
  await expect(storage.putCode({ kind: 'k', code: 'c', target: {}, expires: 9 }, 1)).rejects.toThrow(StorageFailed)
  await expect(storage.health()).rejects.toMatchObject({ reason: 'read-only' })
  expect(await logOf(storage, 't')).toEqual([1])
  await storage.close()

  storage = await openStorage({ data: folder })
  expect(await logOf(storage, 't')).toEqual([1])
  await storage.close()

  const readOnlyFile = openSqlite(`${pathToFileURL(databaseFile(folder))}?mode=ro`)
  await expect(readOnlyFile).rejects.toMatchObject({ name: 'StorageFailed', reason: 'read-only' })
})

test('a killed process loses no acknowledged append', { timeout: 60_000 }, async () => {
  const loop = fileURLToPath(new URL('../testing/append-loop.ts', import.meta.url))
  const acknowledged = new Map<string, number>()
  for (let round = 1; round <= 3; round++) {
    const child = spawn(process.execPath, [loop, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = once(child, 'exit')
    let count = 0
    for await (const line of createInterface(child.stdout)) {
      // The last line may be incomplete.
      const [, table, number] = /^(t\d+) (\d+) acknowledged$/.exec(line) ?? []
      if (table !== undefined) acknowledged.set(table, Number(number))
      if (++count === 500 + round) child.kill('SIGKILL')
    }
    expect(await exited).toEqual([null, 'SIGKILL'])

    const storage = await openStorage({ data: folder })
    for (const [table, last] of acknowledged) {
      const log = await storage.read(table)
      expect(log.length).toBeGreaterThanOrEqual(last)
      expect(log.every(({ number, entry }, i) => number === i + 1 && entry.first === i + 1)).toBe(true)
    }
    await storage.close()
  }
  expect(acknowledged.size).toBe(20)
  const database = new DatabaseSync(databaseFile(folder))
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  database.close()
})

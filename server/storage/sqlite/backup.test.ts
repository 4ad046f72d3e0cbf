import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StorageFailed } from '../contract.ts'
import { openStorage } from '../open/open-storage.ts'
import { removeFolder, temporaryFolder } from '../testing/databases.ts'
import { addTo, create } from '../testing/tables.ts'
import { backup } from './backup.ts'
import { databaseFile } from './open-file.ts'

let data: string
let copies: string
beforeEach(() => {
  data = temporaryFolder()
  copies = temporaryFolder()
})
afterEach(() => [data, copies].forEach(removeFolder))

test('a copy made while tables are written holds all that was written before', async () => {
  const storage = await openStorage({ data })
  const lasts = new Map<string, number>()
  let playing = true
  const play = async (table: string) => {
    for (let first = 1; playing; first++) {
      await storage.append(first === 1 ? create(table) : addTo(table, first, { first }))
      lasts.set(table, first)
    }
  }
  const played = Promise.all(Array.from({ length: 10 }, (_, n) => play(`t${n}`)))
  while (lasts.size < 10 || Math.min(...lasts.values()) < 20) await storage.health()
  const before = new Map(lasts)
  const file = path.join(copies, 'backup.sqlite')
  writeFileSync(file, 'an older copy')
  await backup(data, file)
  playing = false
  await played
  await storage.close()
  expect(readdirSync(copies)).toEqual(['backup.sqlite'])

  const restored = temporaryFolder()
  copyFileSync(file, databaseFile(restored))
  const copy = await openStorage({ data: restored })
  for (const [table, last] of before) {
    const log = await copy.read(table)
    expect(log.length).toBeGreaterThanOrEqual(last)
    expect(log.length).toBeLessThanOrEqual(lasts.get(table) ?? 0)
    expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1))
  }
  await copy.close()
  removeFolder(restored)
})
test('says why it cannot copy, and leaves an older copy alone', async () => {
  const file = path.join(copies, 'backup.sqlite')
  await expect(backup(data, file)).rejects.toThrow(StorageFailed)
  await expect(backup(data, file)).rejects.toThrow(`Cannot copy ${data} to ${file}: SQLite: unable to open`)
  expect(readdirSync(copies)).toEqual([])
  await (await openStorage({ data })).close()
  await expect(backup(data, path.join(copies, 'no', 'such', 'folder'))).rejects.toThrow(StorageFailed)

  await backup(data, file)
  writeFileSync(databaseFile(data), 'damaged '.repeat(1000))
  await expect(backup(data, file)).rejects.toMatchObject({ reason: 'damaged' })
  expect(readFileSync(file, 'latin1')).toMatch(/^SQLite format 3/)
  expect(readdirSync(copies)).toEqual(['backup.sqlite'])
})

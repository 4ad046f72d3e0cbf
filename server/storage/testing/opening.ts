import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Storage, StorageFailed } from '../contract.ts'
import { openStorage, type StorageOptions } from '../open/open-storage.ts'
import type { StorageContext } from './context.ts'
import { addTo, create, tablesOf } from './tables.ts'

export const describeOpening = (context: StorageContext) =>
  describe('opens and closes', () => {
    let options: StorageOptions
    let storage: Storage
    beforeEach(async () => {
      options = await context.databases.create()
      storage = await openStorage(options)
    })
    afterEach(() => storage.close())

    test('and answers while it is open', async () => {
      await expect(storage.health()).resolves.toBeUndefined()
      await storage.close()
      await expect(storage.health()).rejects.toMatchObject({ name: 'StorageFailed', reason: 'closed' })
      await expect(storage.append(create('t'))).rejects.toThrow(StorageFailed)
      await expect(storage.close()).resolves.toBeUndefined()
    })
    test('after all appends under way, which are there when it opens again', async () => {
      const tables = Array.from({ length: 30 }, (_, n) => `t${n}`)
      const appends = tables.map(table => storage.append(create(table)))
      await storage.close()
      await Promise.all(appends)
      storage = await openStorage(options)
      expect((await tablesOf(storage, 'ann')).map(({ table }) => table).sort()).toEqual(tables.sort())
      await storage.append(addTo('t7', 2, { n: 2 }))
      expect((await storage.read('t7')).map(({ number }) => number)).toEqual([1, 2])
    })
    test('a new database in several processes at once', async () => {
      const fresh = await context.databases.create()
      const opened = await Promise.all([1, 2, 3, 4].map(() => openStorage(fresh)))
      try {
        await opened[0]?.append(create('t'))
        expect(await opened[3]?.read('t')).toHaveLength(1)
      } finally {
        await Promise.all(opened.map(one => one.close()))
      }
    })
  })

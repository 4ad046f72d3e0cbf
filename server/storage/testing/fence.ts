import { describe, expect, test } from 'vitest'
import { Fenced, type Storage, type TableIndex } from '../contract.ts'
import type { StorageContext } from './context.ts'
import { addTo, create, lobby, tablesOf } from './tables.ts'

export const describeFence = (context: StorageContext) =>
  describe('fences a second writer', () => {
    test('that appends a number which exists: nothing is written', async () => {
      await context.storage.append(create('t', { entries: [{ n: 1 }, { n: 2 }] }))
      const late = context.storage.append({
        ...addTo('t', 2, { late: 2 }, { late: 3 }),
        index: { ...lobby, status: 'over' },
      })
      await expect(late).rejects.toThrow(Fenced)
      await expect(late).rejects.toMatchObject({ table: 't' })
      expect((await context.storage.read('t')).map(({ entry }) => entry)).toEqual([{ n: 1 }, { n: 2 }])
      expect(await tablesOf(context.storage, 'ann')).toMatchObject([{ status: 'lobby' }])
    })
    test('that creates a table again', async () => {
      await context.storage.append(create('t'))
      await expect(context.storage.append(create('t'))).rejects.toThrow(Fenced)
      expect(await context.numbersOf('t')).toEqual([1])
    })
    test('that would leave a hole', async () => {
      await expect(context.storage.append(addTo('t', 2, { n: 2 }))).rejects.toThrow(Fenced)
      await context.storage.append(create('t'))
      await expect(context.storage.append(addTo('t', 3, { n: 3 }))).rejects.toThrow(Fenced)
      expect(await context.numbersOf('t')).toEqual([1])
    })
    test('of two at the same moment in the same process', async () => {
      await context.storage.append(create('t'))
      const results = await Promise.allSettled([1, 2, 3].map(n => context.storage.append(addTo('t', 2, { writer: n }))))
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
      expect((await context.storage.read('t', 2)).map(({ entry }) => entry)).toEqual([{ writer: 1 }])
    })
    test('of many at the same moment in two processes: one of them gets each number', async () => {
      const tables = Array.from({ length: 20 }, (_, n) => `t${n}`)
      await Promise.all(tables.map(table => context.storage.append(create(table))))
      const acknowledged = new Map(tables.map(table => [table, [] as unknown[]]))
      const race = async (writer: Storage, name: string, table: string, first: number) => {
        const entry = { writer: name, first }
        await writer.append(addTo(table, first, entry)).then(
          () => acknowledged.get(table)?.push(entry),
          error => expect(error).toBeInstanceOf(Fenced),
        )
      }
      for (let first = 2; first <= 11; first++)
        await Promise.all(
          tables.flatMap(t => [race(context.storage, 'a', t, first), race(context.other, 'b', t, first)]),
        )
      for (const table of tables) {
        expect((await context.storage.read(table, 2)).map(({ entry }) => entry)).toEqual(acknowledged.get(table))
        expect(await context.numbersOf(table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      }
    })
    test('of a table that another process creates at the same moment', async () => {
      const people = (person: string): TableIndex => ({ ...lobby, people: [person] })
      for (let n = 0; n < 10; n++) {
        const table = `t${n}`
        const results = await Promise.allSettled([
          context.storage.append(create(table, { index: people('ann') })),
          context.other.append(create(table, { index: people('bob') })),
        ])
        expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        const winner = results[0]?.status === 'fulfilled' ? 'ann' : 'bob'
        expect((await tablesOf(context.storage, winner)).map(one => one.table)).toContain(table)
        expect((await tablesOf(context.storage, winner === 'ann' ? 'bob' : 'ann')).map(one => one.table)).not.toContain(
          table,
        )
      }
    })
  })

import { describe, expect, test } from 'vitest'
import type { StorageContext } from './context.ts'
import { addTo, create } from './tables.ts'

export const describeGroups = (context: StorageContext) =>
  describe('writes many tables at once', () => {
    test('100 tables with 50 appends each, all there and in order', async () => {
      const play = async (table: string) => {
        await context.storage.append(create(table))
        for (let first = 2; first <= 50; first++) await context.storage.append(addTo(table, first, { table, first }))
      }
      const tables = Array.from({ length: 100 }, (_, n) => `t${n}`)
      await Promise.all(tables.map(play))
      for (const table of tables) {
        const log = await context.storage.read(table)
        expect(log.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
        expect(log.slice(1).every(({ number, entry }) => entry.table === table && entry.first === number)).toBe(true)
      }
    })
    test('appends of one table that do not wait for each other, in order', async () => {
      await Promise.all(
        [create('t'), ...Array.from({ length: 30 }, (_, i) => addTo('t', i + 2, { i }))].map(context.storage.append),
      )
      expect(await context.numbersOf('t')).toEqual(Array.from({ length: 31 }, (_, i) => i + 1))
    })
    test('one append that fails does not harm the others', async () => {
      await context.storage.append(create('old'))
      const group = [create('a'), create('old'), create('b'), addTo('hole', 7, { n: 7 }), addTo('old', 2, { n: 2 })]
      const results = await Promise.allSettled(group.map(context.storage.append))
      expect(results.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'rejected',
        'fulfilled',
      ])
      expect(await Promise.all(['a', 'b', 'hole', 'old'].map(context.numbersOf))).toEqual([[1], [1], [], [1, 2]])
    })
    test('an append that the database refuses does not harm the others', async () => {
      // Neither a text column of Postgres nor our adapter of SQLite takes this value.
      const broken = create('broken', { at: Number.NaN })
      const results = await Promise.allSettled([create('a'), broken, create('b')].map(context.storage.append))
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(results[1]).toMatchObject({ reason: { name: 'StorageFailed' } })
      expect(await Promise.all(['a', 'b', 'broken'].map(context.numbersOf))).toEqual([[1], [1], []])
    })
    test('refuses a new table without an index, and an append without entries', async () => {
      await expect(context.storage.append(addTo('t', 1, { n: 1 }))).rejects.toThrow('needs an index')
      await expect(context.storage.append(create('t', { entries: [] }))).rejects.toThrow('at least one entry')
      expect(await context.numbersOf('t')).toEqual([])
    })
  })

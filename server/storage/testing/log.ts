import { describe, expect, test } from 'vitest'
import type { StorageContext } from './context.ts'
import { addTo, create } from './tables.ts'

export const describeLog = (context: StorageContext) =>
  describe('keeps the log of a table', () => {
    test('with number, time and content of each entry', async () => {
      const unusual = { word: 'Привіт “🎲”\u0000 \ud800 %', list: [null, 1.5, { deep: true }] }
      await context.storage.append(create('t', { at: 1_763_522_637_000, entries: [{ one: 1 }, unusual] }))
      await context.storage.append(addTo('t', 3, { three: 3 }))
      expect(await context.storage.read('t')).toEqual([
        { number: 1, at: 1_763_522_637_000, entry: { one: 1 } },
        { number: 2, at: 1_763_522_637_000, entry: unusual },
        { number: 3, at: 103, entry: { three: 3 } },
      ])
    })
    test('and reads it from any number on', async () => {
      await context.storage.append(create('t', { entries: [{ n: 1 }, { n: 2 }, { n: 3 }] }))
      expect((await context.storage.read('t', 3)).map(({ entry }) => entry)).toEqual([{ n: 3 }])
      expect(await context.storage.read('t', 4)).toEqual([])
      expect(await context.storage.read('unknown')).toEqual([])
    })
    test('also of more entries than one statement can write', async () => {
      const entries = Array.from({ length: 1203 }, (_, n) => ({ n }))
      await context.storage.append(create('t', { entries }))
      expect((await context.storage.read('t')).map(({ entry }) => entry)).toEqual(entries)
    })
    test('as it was at the call, whatever happens to the object later', async () => {
      const entry = { n: 1 }
      const appended = context.storage.append(create('t', { entries: [entry] }))
      entry.n = 2
      await appended
      expect((await context.storage.read('t'))[0]?.entry).toEqual({ n: 1 })
    })
  })

import { describe, expect, test } from 'vitest'
import { Fenced } from '../contract.ts'
import type { StorageContext } from './context.ts'
import { addTo, create, lobby, tablesOf } from './tables.ts'

export const describeLists = (context: StorageContext) =>
  describe('lists tables', () => {
    test('of a person, the one with the newest entry first', async () => {
      await context.storage.append(create('a', { at: 1 }))
      await context.storage.append(
        create('b', { at: 2, index: { ...lobby, game: 'boss-monster', people: ['bob', 'ann'] } }),
      )
      await context.storage.append(create('c', { at: 3, index: { ...lobby, people: [] } }))
      const facts = { seats: 2 }
      const last = { number: 1, at: 2, entry: { opened: 'b' } }
      const b = { table: 'b', game: 'boss-monster', status: 'lobby', touched: 2, facts, last }
      expect(await tablesOf(context.storage, 'ann')).toEqual([b, expect.objectContaining({ table: 'a', touched: 1 })])
      expect(await tablesOf(context.storage, 'bob')).toMatchObject([{ table: 'b' }])
      await context.storage.append({ ...addTo('a', 2, { n: 2 }, { n: 3 }), at: 3 })
      expect(await tablesOf(context.storage, 'ann')).toMatchObject([
        { table: 'a', touched: 1, last: { number: 3, at: 3, entry: { n: 3 } } },
        { table: 'b' },
      ])
    })
    test('of a person, without those that ended long ago, and only so many', async () => {
      await context.storage.append(create('new', { at: 9 }))
      await context.storage.append(create('old', { at: 2 }))
      for (const [table, at] of [['ended', 5] as const, ['ended long ago', 4] as const])
        await context.storage.append(create(table, { at, index: { ...lobby, status: 'over' } }))
      const listed = async (limit: number) => {
        const tables = await context.storage.tablesOf({ person: 'ann', endedSince: 5, limit })
        return tables.map(({ table }) => table)
      }
      expect(await listed(9)).toEqual(['new', 'ended', 'old'])
      expect(await listed(2)).toEqual(['new', 'ended'])
    })
    test('with the index of the last append that had one', async () => {
      await context.storage.append(create('t', { at: 1 }))
      await context.storage.append({
        ...addTo('t', 2, { n: 2 }),
        at: 2,
        index: { ...lobby, status: 'running', people: ['bob'] },
      })
      await context.storage.append({ ...addTo('t', 3, { n: 3 }), at: 3 })
      expect(await tablesOf(context.storage, 'bob')).toMatchObject([
        { table: 't', game: 'overboss', status: 'running', touched: 2 },
      ])
      expect(await tablesOf(context.storage, 'ann')).toEqual([])
    })
    test('a person counts once even if named twice', async () => {
      await context.storage.append(create('t', { index: { ...lobby, people: ['ann', 'ann'] } }))
      expect(await tablesOf(context.storage, 'ann')).toHaveLength(1)
    })
    test('that are idle, longest untouched first', async () => {
      for (const [i, table] of ['c', 'a', 'd', 'b'].entries())
        await context.storage.append(create(table, { at: 10 + i }))
      await context.storage.append(create('over', { at: 1, index: { ...lobby, status: 'over' } }))
      const idle = async (untouchedSince: number, limit: number) =>
        (await context.storage.idleTables({ status: 'lobby', untouchedSince, limit })).map(({ table }) => table)
      expect(await idle(13, 10)).toEqual(['c', 'a', 'd'])
      expect(await idle(99, 2)).toEqual(['c', 'a'])
    })
    test('a deleted table is gone, and its writer is fenced', async () => {
      await context.storage.append(create('t'))
      await context.storage.append(create('other'))
      await context.storage.acquireLease('t', 'me', 0, 10)
      await context.storage.deleteTable('t')
      expect(await context.storage.read('t')).toEqual([])
      expect(await tablesOf(context.storage, 'ann')).toMatchObject([{ table: 'other' }])
      expect(await context.storage.acquireLease('t', 'another', 1, 10)).toBe('another')
      await expect(context.storage.append({ ...addTo('t', 2, { n: 2 }), index: lobby })).rejects.toThrow(Fenced)
    })
  })

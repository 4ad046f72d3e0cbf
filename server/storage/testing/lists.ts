import { describe, expect, test } from 'vitest'
import { Fenced } from '../contract.ts'
import type { StorageContext } from './context.ts'
import { addTo, create, lobby } from './tables.ts'

export const describeLists = (context: StorageContext) =>
  describe('lists tables', () => {
    test('of a person, last touched first', async () => {
      await context.storage.append(create('a', { at: 1 }))
      await context.storage.append(
        create('b', { at: 2, index: { ...lobby, game: 'boss-monster', people: ['bob', 'ann'] } }),
      )
      await context.storage.append(create('c', { at: 3, index: { ...lobby, people: [] } }))
      expect(await context.storage.tablesOf('ann')).toEqual([
        { table: 'b', game: 'boss-monster', status: 'lobby', touched: 2 },
        { table: 'a', game: 'overboss', status: 'lobby', touched: 1 },
      ])
      expect(await context.storage.tablesOf('bob')).toMatchObject([{ table: 'b' }])
    })
    test('with the index of the last append that had one', async () => {
      await context.storage.append(create('t', { at: 1 }))
      await context.storage.append({
        ...addTo('t', 2, { n: 2 }),
        at: 2,
        index: { ...lobby, status: 'running', people: ['bob'] },
      })
      await context.storage.append({ ...addTo('t', 3, { n: 3 }), at: 3 })
      expect(await context.storage.tablesOf('bob')).toEqual([
        { table: 't', game: 'overboss', status: 'running', touched: 2 },
      ])
      expect(await context.storage.tablesOf('ann')).toEqual([])
    })
    test('a person counts once even if named twice', async () => {
      await context.storage.append(create('t', { index: { ...lobby, people: ['ann', 'ann'] } }))
      expect(await context.storage.tablesOf('ann')).toHaveLength(1)
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
      expect(await context.storage.tablesOf('ann')).toMatchObject([{ table: 'other' }])
      expect(await context.storage.acquireLease('t', 'another', 1, 10)).toBe('another')
      await expect(context.storage.append({ ...addTo('t', 2, { n: 2 }), index: lobby })).rejects.toThrow(Fenced)
    })
  })

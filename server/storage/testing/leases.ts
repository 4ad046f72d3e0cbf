import { describe, expect, test } from 'vitest'
import type { StorageContext } from './context.ts'

export const describeLeases = (context: StorageContext) =>
  describe('leases tables to processes', () => {
    test('to one owner until the lease expires', async () => {
      expect(await context.storage.acquireLease('t', 'a', 0, 10)).toBe('a')
      expect(await context.storage.acquireLease('t', 'b', 9, 20)).toBe('a')
      expect(await context.storage.acquireLease('t', 'a', 9, 15)).toBe('a')
      expect(await context.storage.acquireLease('t', 'b', 14, 20)).toBe('a')
      expect(await context.storage.acquireLease('t', 'b', 15, 20)).toBe('b')
    })
    test('and renews all of an owner that nobody has taken', async () => {
      for (const table of ['t', 'u', 'v']) await context.storage.acquireLease(table, 'a', 0, 10)
      await context.storage.acquireLease('u', 'b', 10, 20)
      expect([...(await context.storage.renewLeases('a', 30))].sort()).toEqual(['t', 'v'])
      expect(await context.storage.acquireLease('t', 'b', 29, 40)).toBe('a')
      expect(await context.storage.renewLeases('nobody', 30)).toEqual([])
    })
    test('and frees them only for their owner', async () => {
      await context.storage.acquireLease('t', 'a', 0, 10)
      await context.storage.acquireLease('u', 'a', 0, 10)
      await context.storage.acquireLease('v', 'a', 0, 10)
      await context.storage.releaseLeases(['t', 'u', 'v'], 'b')
      await context.storage.releaseLeases([], 'a')
      expect(await context.storage.acquireLease('t', 'b', 1, 10)).toBe('a')
      await context.storage.releaseLeases(['t', 'u', 'unknown'], 'a')
      expect(await context.storage.acquireLease('t', 'b', 1, 10)).toBe('b')
      expect(await context.storage.acquireLease('u', 'b', 1, 10)).toBe('b')
      expect(await context.storage.acquireLease('v', 'b', 1, 10)).toBe('a')
    })
    test('to one of many that ask at once, and tells all of them which', async () => {
      const owners = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          (i % 2 ? context.storage : context.other).acquireLease('t', `owner-${i}`, 0, 10),
        ),
      )
      expect(new Set(owners).size).toBe(1)
    })
    test('and forgets expired leases', async () => {
      await context.storage.acquireLease('t', 'a', 0, 10)
      await context.storage.deleteExpired(10)
      expect(await context.storage.renewLeases('a', 20)).toEqual([])
    })
  })

import { describe, expect, test } from 'vitest'
import type { StorageContext } from './context.ts'
import { create, lobby } from './tables.ts'

export const describePeople = (context: StorageContext) =>
  describe('knows people by their devices', () => {
    test('several devices of one person', async () => {
      expect(await context.storage.addDevice({ secretHash: 'h1', person: 'ann', at: 1 })).toBe(true)
      expect(await context.storage.addDevice({ secretHash: 'h2', person: 'ann', at: 2 })).toBe(true)
      expect(await Promise.all(['h1', 'h2', 'h3'].map(context.storage.personOf))).toEqual(['ann', 'ann', undefined])
    })
    test('a device never changes its person', async () => {
      await context.storage.addDevice({ secretHash: 'h1', person: 'ann', at: 1 })
      expect(await context.storage.addDevice({ secretHash: 'h1', person: 'bob', at: 2 })).toBe(false)
      expect(await context.storage.personOf('h1')).toBe('ann')
    })
    test('a deleted person is gone from devices and lists, not from logs', async () => {
      await context.storage.addDevice({ secretHash: 'h1', person: 'ann', at: 1 })
      await context.storage.addDevice({ secretHash: 'h2', person: 'bob', at: 1 })
      await context.storage.append(create('t', { index: { ...lobby, people: ['ann', 'bob'] } }))
      await context.storage.deletePerson('ann')
      expect(await Promise.all(['h1', 'h2'].map(context.storage.personOf))).toEqual([undefined, 'bob'])
      expect(await context.storage.tablesOf('ann')).toEqual([])
      expect(await context.storage.tablesOf('bob')).toHaveLength(1)
      expect(await context.numbersOf('t')).toEqual([1])
    })
  })

import { describe, expect, test } from 'vitest'
import type { StorageContext } from './context.ts'
import { addTo, create, lobby, tablesOf } from './tables.ts'

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
    test('a deleted person is gone from devices and lists, and from logs where entries are replaced', async () => {
      await context.storage.addDevice({ secretHash: 'h1', person: 'ann', at: 1 })
      await context.storage.addDevice({ secretHash: 'h2', person: 'bob', at: 1 })
      await context.storage.append(create('t', { index: { ...lobby, people: ['ann', 'bob'] } }))
      await context.storage.append(addTo('t', 2, { by: 'ann' }, { by: 'bob' }))
      expect(await context.storage.entriesWith('ann')).toEqual([{ table: 't', number: 2, entry: { by: 'ann' } }])
      const code = { kind: 'device', target: { person: 'ann' }, expires: 10 }
      await context.storage.putCode({ ...code, code: 'ANN' }, 1)
      await context.storage.putCode({ ...code, code: 'BOB', target: { person: 'bob' } }, 1)
      await context.storage.deletePerson('ann', [{ table: 't', number: 2, entry: { by: 'nobody' } }])
      expect(await context.storage.findCode('device', 'ANN', 1)).toBeUndefined()
      expect(await context.storage.findCode('device', 'BOB', 1)).toEqual({ person: 'bob' })
      expect(await Promise.all(['h1', 'h2'].map(context.storage.personOf))).toEqual([undefined, 'bob'])
      expect(await tablesOf(context.storage, 'ann')).toEqual([])
      expect(await tablesOf(context.storage, 'bob')).toMatchObject([{ facts: undefined }])
      const log = await context.storage.read('t')
      expect(log.slice(1).map(({ at, entry }) => [at, entry])).toEqual([
        [102, { by: 'nobody' }],
        [102, { by: 'bob' }],
      ])
    })
  })

import { describe, expect, test } from 'vitest'
import type { StorageContext } from './context.ts'

export const describeCodes = (context: StorageContext) =>
  describe('keeps short-lived codes', () => {
    const invitation = { kind: 'invitation', code: 'ABCD', target: { table: 't', seats: [1, 2] }, expires: 10 }

    test('until they expire', async () => {
      expect(await context.storage.putCode(invitation, 1)).toBe(true)
      expect(await context.storage.findCode('invitation', 'ABCD', 9)).toEqual(invitation.target)
      expect(await context.storage.findCode('invitation', 'ABCD', 10)).toBeUndefined()
      expect(await context.storage.takeCode('invitation', 'ABCD', 10)).toBeUndefined()
      expect(await context.storage.findCode('device', 'ABCD', 9)).toBeUndefined()
    })
    test('and lends a name again only after that', async () => {
      const again = { ...invitation, target: { table: 'u' }, expires: 20 }
      await context.storage.putCode(invitation, 1)
      expect(await context.storage.putCode(again, 9)).toBe(false)
      expect(await context.storage.findCode('invitation', 'ABCD', 9)).toEqual(invitation.target)
      expect(await context.storage.putCode(again, 10)).toBe(true)
      expect(await context.storage.findCode('invitation', 'ABCD', 10)).toEqual({ table: 'u' })
      expect(await context.storage.putCode({ ...again, kind: 'device' }, 10)).toBe(true)
    })
    test('that only one of many calls takes, in two processes', async () => {
      for (let n = 0; n < 10; n++) {
        const code = `code-${n}`
        await context.storage.putCode({ ...invitation, code }, 1)
        const calls = Array.from({ length: 10 }, (_, i) =>
          (i % 2 ? context.storage : context.other).takeCode('invitation', code, 1),
        )
        const taken = (await Promise.all(calls)).filter(target => target !== undefined)
        expect(taken).toEqual([invitation.target])
      }
    })
    test('that only one of many calls puts', async () => {
      const put = Array.from({ length: 10 }, (_, n) => context.storage.putCode({ ...invitation, target: { n } }, 1))
      expect((await Promise.all(put)).filter(done => done)).toHaveLength(1)
    })
    test('and deletes the expired ones', async () => {
      await context.storage.putCode(invitation, 1)
      await context.storage.putCode({ ...invitation, code: 'LATER', expires: 11 }, 1)
      await context.storage.deleteExpired(10)
      expect(await context.storage.findCode('invitation', 'ABCD', 1)).toBeUndefined()
      expect(await context.storage.findCode('invitation', 'LATER', 1)).toEqual(invitation.target)
    })
  })

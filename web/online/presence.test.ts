// @vitest-environment node
import { expect, test } from 'vitest'
import { presenceOf, untilGone } from './presence.ts'

const ola = { person: 'ola' }
const away = { present: [], absentSince: { ola: 1000 } }

test('a person is away for a minute, and then gone', () => {
  expect(presenceOf(ola, { present: ['ola'], absentSince: {} }, 1000)).toBe('here')
  expect([1000, 60_999, 61_000].map(now => presenceOf(ola, away, now))).toEqual(['away', 'away', 'gone'])
  expect([1000, 41_000, 90_000].map(now => untilGone(ola, away, now))).toEqual([60_000, 20_000, 0])
})
test('a person of whom the server does not say since when is away', () => {
  expect(presenceOf(ola, { present: [], absentSince: {} }, 1e9)).toBe('away')
  expect(untilGone(ola, { absentSince: {} }, 1e9)).toBeUndefined()
})

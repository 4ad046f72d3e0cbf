// @vitest-environment node
import { expect, test } from 'vitest'
import { clockText, countdownText } from './durations.ts'

test('a time is written in minutes and seconds, and in hours if there are any', () => {
  expect([0, 7999, 750_000, 3_723_000, -5].map(clockText)).toEqual(['0:00', '0:07', '12:30', '1:02:03', '0:00'])
})
test('a countdown shows 0:00 only when the time is over', () => {
  expect([60_000, 59_001, 1, 0, -200].map(countdownText)).toEqual(['1:00', '1:00', '0:01', '0:00', '0:00'])
})

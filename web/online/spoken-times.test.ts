// @vitest-environment node
import { expect, test } from 'vitest'
import { secondsToSay } from './spoken-times.ts'

test('a clock speaks once at 30 and once at 10 seconds', () => {
  const times = Array.from({ length: 80 }, (_, i) => 40_000 - i * 500)
  const said = times.slice(1).flatMap((now, i) => secondsToSay(times[i]!, now) ?? [])
  expect(said).toEqual([30, 10])
})
test('a clock that begins with less, or stands still, says nothing', () => {
  expect(secondsToSay(Number.POSITIVE_INFINITY, 6000)).toBeUndefined()
  expect(secondsToSay(25_000, 25_000)).toBeUndefined()
  expect(secondsToSay(10_000, 10_000)).toBeUndefined()
})

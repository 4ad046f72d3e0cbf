// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onTick } from './ticker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('all times of a page share one timer, which ends with the last of them', () => {
  const [one, two] = [vi.fn(), vi.fn()]
  const stops = [onTick(one), onTick(two)]
  expect([one.mock.calls.length, two.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1, 1])
  vi.advanceTimersByTime(1000)
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([3, 3])
  stops[0]!()
  vi.advanceTimersByTime(500)
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([3, 4])
  stops[1]!()
  expect(vi.getTimerCount()).toBe(0)
})

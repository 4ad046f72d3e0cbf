// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onWake } from './wake.ts'

const page = new EventTarget()
const shown = Object.assign(new EventTarget(), { hidden: false })
const woken = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', shown)
  woken.mockClear()
  onWake(woken)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that comes to the front again has been asleep; one that goes has not', () => {
  shown.hidden = true
  shown.dispatchEvent(new Event('visibilitychange'))
  expect(woken).not.toHaveBeenCalled()
  shown.hidden = false
  shown.dispatchEvent(new Event('visibilitychange'))
  expect(woken).toHaveBeenCalledTimes(1)
})
test('a page that the browser thaws, or takes out of its cache, has been asleep', () => {
  shown.dispatchEvent(new Event('resume'))
  page.dispatchEvent(new Event('pageshow'))
  expect(woken).toHaveBeenCalledTimes(2)
})
test('a device that slept with the page in front is noticed by the time that has passed, once', () => {
  vi.advanceTimersByTime(60_000)
  expect(woken).not.toHaveBeenCalled()
  // Timers stand still in sleep, the clock does not.
  vi.setSystemTime(Date.now() + 600_000)
  vi.advanceTimersByTime(1000)
  expect(woken).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(woken).toHaveBeenCalledTimes(1)
})

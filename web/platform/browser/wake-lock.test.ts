import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let locks: { released: boolean; release(): Promise<void> }[] = []
let isRefused = false
const page = new EventTarget() as EventTarget & { visibilityState: string }

beforeEach(() => {
  locks = []
  isRefused = false
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {
    wakeLock: {
      async request() {
        if (isRefused) throw new Error('low battery')
        const lock = {
          released: false,
          async release() {
            lock.released = true
          },
        }
        locks.push(lock)
        return lock
      },
    },
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise(resolve => setTimeout(resolve))
async function show(state: 'visible' | 'hidden'): Promise<void> {
  page.visibilityState = state
  // The browser releases the lock of a hidden page.
  if (state === 'hidden') for (const lock of locks) lock.released = true
  page.dispatchEvent(new Event('visibilitychange'))
  await settled()
}
const held = () => locks.filter(({ released }) => !released).length
async function start(): Promise<() => void> {
  const { keepAwake } = await import('./wake-lock.ts')
  const stop = keepAwake()
  await settled()
  return stop
}

test('the lock is released when the page is hidden, taken again when it is shown, and released at the end', async () => {
  const stop = await start()
  expect(held()).toBe(1)
  await show('hidden')
  expect(held()).toBe(0)
  await show('visible')
  await show('visible')
  expect(held()).toBe(1)
  stop()
  await settled()
  expect(held()).toBe(0)
  await show('visible')
  expect(held()).toBe(0)
})
test('a lock that comes after the end is released', async () => {
  const { keepAwake } = await import('./wake-lock.ts')
  keepAwake()()
  await settled()
  expect(held()).toBe(0)
})
test('a device that refuses is asked again when the page is shown', async () => {
  isRefused = true
  const stop = await start()
  expect(held()).toBe(0)
  isRefused = false
  await show('visible')
  expect(held()).toBe(1)
  stop()
})
test('a browser without wake locks does nothing', async () => {
  vi.stubGlobal('navigator', {})
  ;(await start())()
  expect(locks).toEqual([])
})

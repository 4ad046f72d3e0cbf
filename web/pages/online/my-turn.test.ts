// @vitest-environment node
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const isMyTurn = signal(false)
const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) }
const page = Object.assign(new EventTarget(), { hidden: false })
const played: string[] = []
const said: string[] = []
vi.mock('../../platform/i18n/say.ts', () => ({ say: (key: string) => key }))
vi.mock('../../platform/sound/sound.ts', () => ({ play: (cue: string) => void played.push(cue) }))
vi.mock('../../ui/announcements.ts', () => ({ announce: (text: string) => void said.push(text) }))

beforeEach(() => {
  vi.useFakeTimers()
  isMyTurn.value = false
  page.hidden = false
  for (const list of [played, said]) list.length = 0
  for (const call of Object.values(badge)) call.mockClear()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', badge)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const load = () => import('./my-turn.ts')

test('a turn is said, with a louder sound if the page is hidden, and once for choices in a row', async () => {
  const stop = (await load()).tellTurns({ isMyTurn })
  isMyTurn.value = true
  isMyTurn.value = false
  vi.advanceTimersByTime(300)
  isMyTurn.value = true
  expect([said, played]).toEqual([['online.yourTurn'], ['ui.tick']])
  isMyTurn.value = false
  page.hidden = true
  vi.advanceTimersByTime(2000)
  isMyTurn.value = true
  expect(played).toEqual(['ui.tick', 'your.turn'])
  stop()
})

test('the icon has a badge while a player who looks elsewhere must choose', async () => {
  const stop = (await load()).showBadge({ isMyTurn })
  isMyTurn.value = true
  expect(badge.setAppBadge).not.toHaveBeenCalled()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(badge.setAppBadge).toHaveBeenCalledTimes(1)
  badge.clearAppBadge.mockClear()
  isMyTurn.value = false
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1)
  stop()
  isMyTurn.value = true
  expect(badge.setAppBadge).toHaveBeenCalledTimes(1)
})

test('a browser without badges is fine', async () => {
  vi.stubGlobal('navigator', {})
  const stop = (await load()).showBadge({ isMyTurn })
  page.hidden = true
  isMyTurn.value = true
  stop()
})

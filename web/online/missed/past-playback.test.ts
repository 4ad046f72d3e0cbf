// @vitest-environment node
import type { ReplayPace } from '@overlair/client/remote-table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PastPlayback } from './past-playback.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A past of so many choices. Notes how many were shown when the present came. */
function pastOf(total: number, playbackEnd: () => Promise<void> | undefined = () => undefined) {
  const replayed: { from: number; shown: number }[] = []
  const past = new PastPlayback({
    async replay(from: number, pace: ReplayPace) {
      let shown = 0
      let next = await pace({ shown, total, events: 0 })
      while (next && shown < total) next = await pace({ shown: ++shown, total, events: 1 })
      replayed.push({ from, shown })
    },
    playbackEnd,
  })
  return { past, replayed }
}

test('each choice waits for the playback of the one before it, and then the table is at the present', async () => {
  const ends: (() => void)[] = []
  const { past, replayed } = pastOf(2, () => new Promise(resolve => ends.push(resolve)))
  const played = past.play(7)
  await vi.advanceTimersByTimeAsync(5000)
  expect(past.progress.value).toEqual({ shown: 0, total: 2 })
  for (const shown of [1, 2]) {
    ends.shift()!()
    await vi.advanceTimersByTimeAsync(200)
    expect(past.progress.value).toEqual({ shown, total: 2 })
  }
  ends.shift()!()
  await played
  expect([past.progress.value, past.tempo.value, replayed]).toEqual([undefined, 1, [{ from: 7, shown: 2 }]])
})
test('without animations, each choice stays long enough to be seen', async () => {
  const { past } = pastOf(3)
  void past.play(0)
  await vi.advanceTimersByTimeAsync(700)
  expect(past.progress.value?.shown).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(past.progress.value?.shown).toBe(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(past.progress.value).toBeUndefined()
})
test.each([
  [4, 1.5],
  [24, 3],
  [100, 5],
])('a longer past is faster: %i choices', async (total, tempo) => {
  const { past } = pastOf(total)
  void past.play(0)
  await vi.advanceTimersByTimeAsync(10)
  expect(past.tempo.value).toBe(tempo)
  past.skip()
  await vi.advanceTimersByTimeAsync(0)
})
test('the player can skip it in the middle of a choice', async () => {
  const { past, replayed } = pastOf(9, () => new Promise(() => {}))
  const played = past.play(0)
  await vi.advanceTimersByTimeAsync(1000)
  past.skip()
  expect(past.tempo.value).toBe(Number.POSITIVE_INFINITY)
  await played
  expect([past.progress.value, past.tempo.value, replayed]).toEqual([undefined, 1, [{ from: 0, shown: 0 }]])
})
test('a refusal of the server leaves the table at the present', async () => {
  const past = new PastPlayback({ replay: () => Promise.reject(new Error('too fast')), playbackEnd: () => undefined })
  await expect(past.play(0)).rejects.toThrow('too fast')
  expect([past.progress.value, past.tempo.value]).toEqual([undefined, 1])
})

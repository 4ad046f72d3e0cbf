// @vitest-environment node
import { newClocks, runClocks } from '@overlair/play/match/clocks'
import { expect, test } from 'vitest'
import { clockFace, isRunning } from './clock-face.ts'

test('a clock shows the time of the move and the reserve, and only the reserve when that time is over', () => {
  const clocks = runClocks(newClocks(2, { perMove: 45_000, reserve: 252_000 }), [{ seat: 1, decision: 3 }], 1000)
  expect([isRunning(clocks, 0), isRunning(clocks, 1)]).toEqual([false, true])
  expect([1000, 31_000, 47_000].map(now => clockFace(clocks, 1, now))).toEqual(['0:45 +4:12', '0:15 +4:12', '+4:11'])
  expect(clockFace(clocks, 0, 99_000)).toBe('0:45 +4:12')
})

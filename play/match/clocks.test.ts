import { expect, test } from 'vitest'
import { newClocks, runClocks, runningClocks, stopClocks, timeLeft, timesLeft } from './clocks.ts'

const times = { perMove: 30, reserve: 100 }
const open = (...decisions: readonly (readonly [number, number])[]) =>
  decisions.map(([seat, decision]) => ({ seat, decision }))
const start = runClocks(newClocks(2, times), open([0, 0]), 1000)

test('the time of the decision runs first, then the reserve', () => {
  expect(timesLeft(start, 0, 1010)).toEqual({ move: 20, reserve: 100 })
  expect(timesLeft(start, 0, 1050)).toEqual({ move: 0, reserve: 80 })
  expect(timeLeft(start, 0, 1140)).toBe(-10)
  expect(timeLeft(start, 1, 1140)).toBe(130)
})
test('a new decision has all of its time, and the reserve is for the whole game', () => {
  const other = runClocks(start, open([1, 1]), 1050)
  const again = runClocks(other, open([0, 2]), 1060)
  expect(timesLeft(again, 0, 1060)).toEqual({ move: 30, reserve: 80 })
  expect(timesLeft(again, 1, 1060)).toEqual({ move: 20, reserve: 100 })
})
test('the next decision of the same seat has all of its time', () => {
  expect(timesLeft(runClocks(start, open([0, 1]), 1040), 0, 1040)).toEqual({ move: 30, reserve: 90 })
})
test('a clock that was stopped goes on with the same decision where it was', () => {
  const stopped = stopClocks(start, 1010)
  expect(timeLeft(stopped, 0, 5000)).toBe(120)
  expect(timesLeft(runClocks(stopped, open([0, 0]), 5000), 0, 5005)).toEqual({ move: 15, reserve: 100 })
})
test('a clock that goes on stays as it is', () => {
  expect(runClocks(start, open([0, 0]), 1020)).toBe(start)
  const changed = runClocks(start, open([0, 0], [1, 1]), 1020)
  expect([changed.since, changed.move]).toEqual([
    [1000, 1020],
    [30, 30],
  ])
})
test('a decision that an undo opens has what its seat is given', () => {
  const undone = runClocks(start, open([0, 7]), 1040, { seat: 0, move: 5 })
  expect(timesLeft(undone, 0, 1040)).toEqual({ move: 5, reserve: 90 })
})
test('time that was not there is not owed', () => {
  expect(stopClocks(start, 9000).remaining).toEqual([0, 100])
})
test('each running clock says when it is used up', () => {
  expect(runningClocks(start)).toEqual([{ seat: 0, decision: 0, zero: 1130 }])
  expect(runningClocks(stopClocks(start, 1001))).toEqual([])
})

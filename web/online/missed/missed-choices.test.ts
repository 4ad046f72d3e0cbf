// @vitest-environment node
import type { Step } from '@overlair/play/match/contract'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { MissedChoices } from './missed-choices.ts'

/** A page of seat 0. `log` is what the server has; the page shows what came while it was connected. */
function openPage(seenBefore?: number) {
  const isLost = signal(false)
  let log: readonly Step[] = []
  let shown: readonly Step[] | undefined
  const missed = new MissedChoices({ isLost, log: () => shown, mySeats: () => [0], seenBefore })
  return {
    missed,
    isLost,
    play: (...seats: number[]) => {
      for (const seat of seats) log = [...log, { index: log.length, seat, choice: undefined, events: [] }]
      if (!isLost.peek() && shown) shown = log
    },
    /** The last choices are taken back. */
    undo: (count: number) => {
      log = log.slice(0, -count)
    },
    caughtUp: () => {
      missed.caughtUp(log)
      shown = log
    },
  }
}

test('choices of others during a lost connection are counted when the connection is back', () => {
  const { missed, isLost, play, caughtUp } = openPage()
  play(0, 1)
  caughtUp()
  expect(missed.missed.value).toBeUndefined()
  isLost.value = true
  play(1, 0, 1)
  isLost.value = false
  expect(missed.missed.value).toBeUndefined()
  caughtUp()
  expect(missed.missed.value).toEqual({ from: 2, count: 2 })
  // A second loss before the player has seen the first.
  isLost.value = true
  play(2)
  isLost.value = false
  caughtUp()
  expect(missed.missed.value).toEqual({ from: 2, count: 3 })
  missed.close()
  expect(missed.missed.value).toBeUndefined()
})

test('a page whose first try to connect fails has missed nothing', () => {
  const { missed, isLost, play, caughtUp } = openPage()
  isLost.value = true
  play(1)
  isLost.value = false
  caughtUp()
  expect(missed.missed.value).toBeUndefined()
})

test('a loss before the first choice of a game counts what comes after it', () => {
  const { missed, isLost, play, caughtUp } = openPage()
  caughtUp()
  isLost.value = true
  play(1)
  isLost.value = false
  caughtUp()
  expect(missed.missed.value).toEqual({ from: 0, count: 1 })
})

test('choices that took others back begin where both courses part', () => {
  const { missed, isLost, play, undo, caughtUp } = openPage()
  play(0, 1, 1)
  caughtUp()
  isLost.value = true
  undo(2)
  play(2, 2)
  isLost.value = false
  caughtUp()
  expect(missed.missed.value).toEqual({ from: 1, count: 2 })
})

test('what the server has sent since the loss is played like any other choice, and counts as seen', () => {
  const { missed, isLost, play, caughtUp } = openPage()
  caughtUp()
  isLost.value = true
  isLost.value = false
  missed.resumed()
  play(1, 1)
  caughtUp()
  expect(missed.missed.value).toBeUndefined()
})

test('a page that was loaded anew knows what this device has shown before', () => {
  const { missed, play, caughtUp } = openPage(2)
  play(0, 1, 1, 0, 1)
  caughtUp()
  expect(missed.missed.value).toEqual({ from: 2, count: 2 })
  missed.close()
  // The position came again, for instance after a mismatch.
  caughtUp()
  expect(missed.missed.value).toBeUndefined()
})

test('own choices on another device are not missed', () => {
  const { missed, play, caughtUp } = openPage(1)
  play(1, 0, 0)
  caughtUp()
  expect(missed.missed.value).toBeUndefined()
})

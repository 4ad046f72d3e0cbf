// @vitest-environment node
import type { Step } from '@overlair/play/match/contract'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { MissedChoices } from './missed-choices.ts'

test('choices of others during a lost connection are counted when the connection is back', () => {
  const isLost = signal(false)
  const log: Step[] = []
  const play = (...seats: number[]) => {
    for (const seat of seats) log.push({ index: log.length, seat, choice: undefined, events: [] })
  }
  const missed = new MissedChoices({ isLost, log: () => log, mySeats: () => [0] })
  play(0, 1)
  missed.caughtUp()
  expect(missed.count.value).toBe(0)
  isLost.value = true
  play(1, 0, 1)
  isLost.value = false
  expect(missed.count.value).toBe(0)
  missed.caughtUp()
  expect(missed.count.value).toBe(2)
  // A second loss before the player has seen the first.
  isLost.value = true
  play(2)
  missed.caughtUp()
  expect(missed.count.value).toBe(3)
  missed.stop()
})

test('a page whose first try to connect fails has missed nothing', () => {
  const isLost = signal(true)
  let log: readonly Step[] | undefined
  const missed = new MissedChoices({ isLost, log: () => log, mySeats: () => [0] })
  log = [{ index: 0, seat: 1, choice: undefined, events: [] }]
  isLost.value = false
  missed.caughtUp()
  expect(missed.count.value).toBe(0)
  missed.stop()
})

test('a loss before the first choice of a game counts what comes after it', () => {
  const isLost = signal(false)
  const log: Step[] = []
  const missed = new MissedChoices({ isLost, log: () => log, mySeats: () => [0] })
  isLost.value = true
  log.push({ index: 0, seat: 1, choice: undefined, events: [] })
  isLost.value = false
  missed.caughtUp()
  expect(missed.count.value).toBe(1)
  missed.stop()
})

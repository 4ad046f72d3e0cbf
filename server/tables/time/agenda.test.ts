import { expect, test } from 'vitest'
import { FakeTime } from '../../testing/fake-time.ts'
import { Agenda } from './agenda.ts'

function opened() {
  const time = new FakeTime()
  const errors: unknown[] = []
  const done: string[] = []
  const agenda = new Agenda<'a' | 'b'>({
    now: time.now,
    startTimer: time.startTimer,
    fail: error => errors.push(error),
  })
  const plan = (kind: 'a' | 'b', at: number | undefined) =>
    agenda.set(kind, at, () => done.push(`${kind}${time.now()}`))
  return { time, agenda, plan, done, errors }
}

test('each item is done at its time, and one timer serves all', () => {
  const { time, plan, done } = opened()
  plan('a', time.now() + 50)
  plan('b', time.now() + 20)
  expect(time.timers).toBe(1)
  time.pass(20)
  expect(done).toEqual(['b20'])
  time.pass(30)
  expect(done).toEqual(['b20', 'a50'])
  expect(time.timers).toBe(0)
})
test('an item can be moved and taken off', () => {
  const { time, plan, done } = opened()
  plan('a', 50)
  plan('a', 70)
  plan('b', 10)
  plan('b', undefined)
  time.pass(60)
  expect(done).toEqual([])
  time.pass(10)
  expect(done).toEqual(['a70'])
})
test('an item whose action throws does not keep the others from their time', () => {
  const { time, agenda, plan, done, errors } = opened()
  const error = new Error('broken')
  agenda.set('a', 5, () => {
    throw error
  })
  plan('b', 5)
  time.pass(5)
  expect([errors, done]).toEqual([[error], ['b5']])
})
test('nothing happens after the end', () => {
  const { time, agenda, plan, done } = opened()
  plan('a', 5)
  agenda.end()
  plan('b', 5)
  expect(time.timers).toBe(0)
  time.pass(10)
  expect(done).toEqual([])
})

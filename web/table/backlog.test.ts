// @vitest-environment node
import { expect, test } from 'vitest'
import { Backlog } from './backlog.ts'

test('a playback keeps its speed while little waits, gets faster when more waits, and then jumps', () => {
  const backlog = new Backlog()
  expect([backlog.pace(300), backlog.isTooLong]).toEqual([300, false])
  backlog.add(6000)
  expect([backlog.pace(300), backlog.isTooLong]).toEqual([300, false])
  backlog.add(6000)
  expect([backlog.pace(300), backlog.isTooLong]).toEqual([150, false])
  backlog.add(18_000)
  expect([backlog.pace(300), backlog.isTooLong]).toEqual([60, true])
  backlog.remove(29_000)
  expect([backlog.pace(300), backlog.isTooLong]).toEqual([300, false])
})

// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { writeToDevice } from './device.ts'
import { rememberSeen, seenChoices } from './seen-choices.ts'

beforeEach(() => writeToDevice('overlair.seen', '{}'))

test('the device remembers how much of a table it has shown', () => {
  expect(seenChoices('a')).toBeUndefined()
  rememberSeen('a', 3)
  rememberSeen('b', 5)
  rememberSeen('a', 4)
  expect([seenChoices('a'), seenChoices('b')]).toEqual([4, 5])
})
test('it forgets the tables that it has not shown for the longest time', () => {
  for (let n = 0; n < 32; n++) rememberSeen(`table ${n}`, 1)
  rememberSeen('table 2', 2)
  rememberSeen('another', 1)
  expect(['table 1', 'table 2', 'table 3', 'table 4', 'another'].map(seenChoices)).toEqual([
    undefined,
    2,
    undefined,
    1,
    1,
  ])
})
test.each(['no JSON', '[]', '{"a":"3"}'])('damaged storage counts as empty: %s', saved => {
  writeToDevice('overlair.seen', saved)
  expect(seenChoices('a')).toBeUndefined()
  rememberSeen('a', 1)
  expect(seenChoices('a')).toBe(1)
})

import { expect, test } from 'vitest'
import { MOST_KEPT, Recent } from './recent.ts'

/** A course of so many messages after revision 10; Ola sits at the table. */
function courseOf(messages: number): Recent {
  const recent = new Recent()
  recent.begin(10)
  for (let i = 1; i <= messages; i++) recent.add(10 + i, new Map([['ola', `to ${10 + i}`]]))
  return recent
}

test('a person gets all messages after the revision that she has, in their order', () => {
  const recent = courseOf(3)
  expect(recent.since(11, 'ola')).toEqual(['to 12', 'to 13'])
  expect(recent.since(13, 'ola')).toEqual([])
})
test('nobody gets messages that were for others, or an incomplete course', () => {
  const recent = courseOf(MOST_KEPT + 2)
  expect(recent.since(13, 'max')).toBeUndefined()
  expect([recent.since(11, 'ola'), recent.since(12, 'ola')?.length]).toEqual([undefined, MOST_KEPT])
  expect(recent.since(10 + MOST_KEPT + 3, 'ola')).toBeUndefined()
})
test('after a whole position there is nothing older, and before the game nothing at all', () => {
  const recent = courseOf(3)
  recent.begin(13)
  expect([recent.since(12, 'ola'), recent.since(13, 'ola')]).toEqual([undefined, []])
  expect(new Recent().since(0, 'ola')).toBeUndefined()
})

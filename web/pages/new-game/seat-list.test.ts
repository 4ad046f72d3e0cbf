import { expect, test } from 'vitest'
import { defaultSeats, resizeSeats, toSeatAssignments } from './seat-list.ts'

const defaultName = (n: number) => `Player ${n}`

test('a new form has one person against one bot', () => {
  expect(toSeatAssignments(defaultSeats(defaultName), defaultName)).toEqual([
    { kind: 'person', name: 'Player 1' },
    { kind: 'bot', name: 'Grub', level: 'greedy' },
  ])
})

test('new seats are bots with different names', () => {
  const six = resizeSeats(defaultSeats(defaultName), 6, defaultName)
  expect(six.slice(1).every(({ kind }) => kind === 'greedy')).toBe(true)
  expect(new Set(six.map(({ name }) => name)).size).toBe(6)
  expect(new Set(six.map(({ key }) => key)).size).toBe(6)
})

test('a new seat takes a free name and a new key after another seat was removed', () => {
  const [first, , ...others] = resizeSeats(defaultSeats(defaultName), 4, defaultName)
  const again = resizeSeats(first ? [first, ...others] : [], 4, defaultName)
  expect(again.map(({ name }) => name)).toEqual(['Player 1', 'Mirk', 'Snarl', 'Grub'])
  expect(new Set(again.map(({ key }) => key)).size).toBe(4)
})

test('the last seats are removed first', () => {
  expect(
    resizeSeats(resizeSeats(defaultSeats(defaultName), 5, defaultName), 1, defaultName).map(({ name }) => name),
  ).toEqual(['Player 1'])
})

test('a player without a name is named after the seat', () => {
  expect(toSeatAssignments([{ key: 0, kind: 'person', name: '  ' }], defaultName)).toEqual([
    { kind: 'person', name: 'Player 1' },
  ])
})

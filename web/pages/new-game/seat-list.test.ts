import { expect, test } from 'vitest'
import { defaultSeats, resizeSeats, toSeatAssignments } from './seat-list.ts'

const called = (n: number) => `Player ${n}`

test('the first table is one person against one bot', () => {
  expect(toSeatAssignments(defaultSeats(called), called)).toEqual([
    { kind: 'person', name: 'Player 1' },
    { kind: 'bot', name: 'Grub', level: 'greedy' },
  ])
})

test('whoever joins is a bot with a name of its own', () => {
  const six = resizeSeats(defaultSeats(called), 6, called)
  expect(six.slice(1).every(({ sitter }) => sitter === 'greedy')).toBe(true)
  expect(new Set(six.map(({ name }) => name)).size).toBe(6)
  expect(new Set(six.map(({ key }) => key)).size).toBe(6)
})

test('whoever joins after somebody left takes the free name, not a chair that is taken', () => {
  const [first, , ...others] = resizeSeats(defaultSeats(called), 4, called)
  const again = resizeSeats(first ? [first, ...others] : [], 4, called)
  expect(again.map(({ name }) => name)).toEqual(['Player 1', 'Mirk', 'Snarl', 'Grub'])
  expect(new Set(again.map(({ key }) => key)).size).toBe(4)
})

test('the last ones leave first', () => {
  expect(resizeSeats(resizeSeats(defaultSeats(called), 5, called), 1, called).map(({ name }) => name)).toEqual([
    'Player 1',
  ])
})

test('a player without a name is called by the place', () => {
  expect(toSeatAssignments([{ key: 0, sitter: 'person', name: '  ' }], called)).toEqual([
    { kind: 'person', name: 'Player 1' },
  ])
})

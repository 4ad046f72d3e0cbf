import { expect, test } from 'vitest'
import { defaultSeats, peopleHere, resizeSeats, type SeatNames, toSeatAssignments, withKind } from './seat-list.ts'

const names: SeatNames = { player: n => `Player ${n}`, bots: () => ['Grub', 'Mirk', 'Snarl', 'Ooze', 'Fang'] }

test('a new form has one person against one bot', () => {
  expect(toSeatAssignments(defaultSeats(names), names)).toEqual([
    { kind: 'person', name: 'Player 1' },
    { kind: 'bot', name: 'Grub', level: 'greedy' },
  ])
})

test('new seats are bots with different names', () => {
  const six = resizeSeats(defaultSeats(names), 6, names)
  expect(six.slice(1).every(({ kind }) => kind === 'greedy')).toBe(true)
  expect(new Set(six.map(({ name }) => name)).size).toBe(6)
  expect(new Set(six.map(({ key }) => key)).size).toBe(6)
})

test('a new seat takes a free name and a new key after another seat was removed', () => {
  const [first, , ...others] = resizeSeats(defaultSeats(names), 4, names)
  const again = resizeSeats(first ? [first, ...others] : [], 4, names)
  expect(again.map(({ name }) => name)).toEqual(['Player 1', 'Mirk', 'Snarl', 'Grub'])
  expect(new Set(again.map(({ key }) => key)).size).toBe(4)
})

test('the last seats are removed first', () => {
  expect(resizeSeats(resizeSeats(defaultSeats(names), 5, names), 1, names).map(({ name }) => name)).toEqual([
    'Player 1',
  ])
})

test('a player without a name is named after the seat', () => {
  expect(toSeatAssignments([{ key: 0, kind: 'person', name: '  ' }], names)).toEqual([
    { kind: 'person', name: 'Player 1' },
  ])
})

test('the people of the form take their names to an online table; the default name of the first stands for the last one used', () => {
  const [first, second, third] = resizeSeats(defaultSeats(names), 3, names)
  const seats = [first!, { ...second!, kind: 'person' as const, name: ' Grandma ' }, third!]
  expect(peopleHere(seats, names)).toEqual(['', 'Grandma'])
  expect(
    peopleHere(
      [
        { ...first!, name: 'Ola' },
        { ...second!, kind: 'person', name: '' },
      ],
      names,
    ),
  ).toEqual(['Ola', 'Player 2'])
})

test('a seat that changes between bot and person changes a name that nobody has typed', () => {
  const seats = defaultSeats(names)
  const asPerson = withKind(seats, seats[1]?.key ?? 0, 'person', names)
  expect(asPerson.map(({ name }) => name)).toEqual(['Player 1', 'Player 2'])
  expect(withKind(asPerson, seats[1]?.key ?? 0, 'greedy', names)[1]?.name).toBe('Grub')
  const typed = seats.map(seat => ({ ...seat, name: 'Ola' }))
  expect(withKind(typed, seats[1]?.key ?? 0, 'person', names)[1]?.name).toBe('Ola')
})

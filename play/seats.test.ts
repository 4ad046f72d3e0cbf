import { expect, test } from 'vitest'
import { seatInitials } from './seats.ts'

const letters = (...names: readonly string[]) => seatInitials(names.map(name => ({ name }))).join(' ')

test('the initial of a seat is the first letter of its name', () => {
  expect(letters('Player 1', 'Grub')).toBe('P G')
  expect(letters('Łucja', 'Їжак')).toBe('Ł Ї')
})
test('seats with the same first letter use the digit at the end of the name, then the next free letter', () => {
  expect(letters('Gracz 1', 'Grub')).toBe('1 G')
  expect(letters('Gracz 1', 'Gracz 2', 'Gracz 3')).toBe('1 2 3')
  expect(letters('Ann', 'anna', 'Bob')).toBe('A N B')
})
test('seats with the same or no name use the number of the seat', () => {
  expect(letters('A', 'A', 'B')).toBe('A 2 B')
  expect(letters('A 3', 'A', 'A')).toBe('3 A 1')
  expect(letters('', 'Grub')).toBe('1 G')
})

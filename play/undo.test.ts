import { expect, test } from 'vitest'
import { lengthAfterUndo } from './undo.ts'

const hidden = { event: 'bid', why: 'PE-1' }
const revealing = { event: 'shown', why: 'PE-2', reveals: true as const }
const by = (seat: number, event = hidden) => ({ answer: { seat, choice: { bid: 'black' } }, events: [event] })

test('undo takes back the last choice of the seat that made it', () => {
  expect(lengthAfterUndo([by(0), by(1)], 1)).toBe(1)
})
test('undo stops at another seat’s choice, at a revealed card and at the beginning', () => {
  expect(lengthAfterUndo([by(0), by(1)], 0)).toBeUndefined()
  expect(lengthAfterUndo([by(0, revealing)], 0)).toBeUndefined()
  expect(lengthAfterUndo([], 0)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { lengthAfterUndo, lengthBeforeDecision } from './undo.ts'

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
test('an undo takes back a decision together with the automatic choices after it', () => {
  const made = (seat: number, automatic: boolean, event = hidden) => ({ ...by(seat, event), automatic })
  expect(lengthBeforeDecision([made(0, false), made(0, false), made(0, true), made(0, true)], 0)).toBe(1)
  expect(lengthBeforeDecision([made(0, false), made(0, true, revealing)], 0)).toBeUndefined()
  expect(lengthBeforeDecision([made(1, false), made(0, true)], 0)).toBeUndefined()
})

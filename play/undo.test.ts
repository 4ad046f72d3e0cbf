import { expect, test } from 'vitest'
import { lengthBeforeDecision, lengthBeforeDecisionOfAll } from './undo.ts'

const hidden = { event: 'bid', why: 'PE-1' }
const revealing = { event: 'shown', why: 'PE-2', reveals: true as const }
const by = (seat: number, { automatic = false, event = hidden } = {}) => ({
  answer: { seat, choice: { bid: 'black' } },
  events: [event],
  automatic,
})
const automatic = true

test('undo takes back the last choice of the seat that made it', () => {
  expect(lengthBeforeDecision([by(0), by(1)], 1)).toBe(1)
})
test('undo stops at another seat’s choice, at a revealed card and at the beginning', () => {
  expect(lengthBeforeDecision([by(0), by(1)], 0)).toBeUndefined()
  expect(lengthBeforeDecision([by(0, { event: revealing })], 0)).toBeUndefined()
  expect(lengthBeforeDecision([], 0)).toBeUndefined()
})
test('an undo takes back a decision together with the automatic choices after it', () => {
  expect(lengthBeforeDecision([by(0), by(0), by(0, { automatic }), by(0, { automatic })], 0)).toBe(1)
  expect(lengthBeforeDecision([by(0), by(0, { automatic, event: revealing })], 0)).toBeUndefined()
  expect(lengthBeforeDecision([by(1), by(0, { automatic })], 0)).toBeUndefined()
})
test('with consent, an undo goes back over choices of other seats, but not over a revealed card', () => {
  expect(lengthBeforeDecisionOfAll([by(0), by(1), by(0, { automatic }), by(1)], 0)).toBe(0)
  expect(lengthBeforeDecisionOfAll([by(0), by(1)], 1)).toBe(1)
  expect(lengthBeforeDecisionOfAll([by(0), by(1, { event: revealing })], 0)).toBeUndefined()
  expect(lengthBeforeDecisionOfAll([by(0, { event: revealing }), by(1)], 0)).toBeUndefined()
  expect(lengthBeforeDecisionOfAll([by(0, { automatic }), by(1)], 0)).toBeUndefined()
})

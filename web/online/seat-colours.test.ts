// @vitest-environment node
import type { TableSeat } from '@overlair/protocol/table'
import { expect, test } from 'vitest'
import { coloursAt } from './seat-colours.ts'

const person = (colour: 'red' | 'blue' | 'orange'): TableSeat => ({ kind: 'person', person: 'p', name: 'P', colour })
const bot: TableSeat = { kind: 'bot', level: 'greedy' }

test('people have the colours that they chose, and bots the others', () => {
  expect(coloursAt([bot, person('blue'), bot, person('red')])).toEqual(['green', 'blue', 'yellow', 'red'])
})
test('six seats have six colours', () => {
  const colours = coloursAt([bot, bot, person('orange'), bot, bot, bot])
  expect(new Set(colours).size).toBe(6)
  expect(colours[2]).toBe('orange')
})

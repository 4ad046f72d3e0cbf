import { describe, expect, test } from 'vitest'
import { newClocks } from './clocks.ts'
import { readSavedMatch } from './saved.ts'
import { bot, matchOf, people } from './testing/open.ts'

const match = matchOf([...people('Ola', 'Max'), bot, { kind: 'empty' }], {
  clocks: newClocks(4, { perMove: 2, reserve: 5 }),
})
match.seat(0).choose({ colour: 'red' }, 0)
match.takeOver(1, 'greedy')
match.pause()
const saved = JSON.parse(JSON.stringify(match.saved()))

test('a match reads as it was saved', () => {
  expect(readSavedMatch(saved)).toEqual(match.saved())
})
test('a match of older versions has a record and seats only', () => {
  const { record, seats } = saved
  expect(readSavedMatch({ record, seats })).toEqual({ record, seats })
})

describe('a damaged match is refused, with the reason', () => {
  const { history } = saved
  test.each([
    ['a text', 'x', 'JSON object'],
    ['no record', { ...saved, record: undefined }, 'a record is a JSON object'],
    ['no seats', { ...saved, seats: [] }, 'no seats'],
    ['an unknown seat', { ...saved, seats: [...people('Ola'), { kind: 'ghost', name: 'Boo' }] }, 'seat 2'],
    ['a person without a name', { ...saved, seats: [{ kind: 'person' }] }, 'seat 1'],
    ['a bot without a level', { ...saved, seats: [{ kind: 'bot', name: 'Grub' }] }, 'seat 1'],
    ['a strange substitute', { ...saved, seats: [{ kind: 'person', name: 'Ola', substitute: 7 }] }, 'seat 1'],
    ['a seat too few', { ...saved, seats: people('Ola') }, '1 seats for 4 players'],
    ['a strange pause', { ...saved, paused: 'yes' }, 'paused'],
    ['strange instructions', { ...saved, instructions: {} }, 'instructions'],
    ['a history that is a text', { ...saved, history: 'x' }, 'history'],
    ['a history without its choices', { ...saved, history: { ...history, made: undefined } }, 'history'],
    ['a choice without its decision', { ...saved, history: { ...history, made: [{ automatic: true }] } }, 'history'],
    ['an open decision without its seat', { ...saved, history: { ...history, open: [null] } }, 'history'],
    ['clocks that are a text', { ...saved, clocks: 'x' }, 'clocks'],
    ['clocks without a time', { ...saved, clocks: { ...saved.clocks, perMove: undefined } }, 'clocks'],
    ['clocks without times', { ...saved, clocks: { ...saved.clocks, remaining: ['5'] } }, 'clocks'],
    ['clocks without starts', { ...saved, clocks: { ...saved.clocks, since: undefined } }, 'clocks'],
  ])('%s', (_name, value, reason) => {
    expect(() => readSavedMatch(value)).toThrow(expect.objectContaining({ message: expect.stringContaining(reason) }))
  })
})

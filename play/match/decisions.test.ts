import { expect, test } from 'vitest'
import { openMatch } from './match.ts'
import { matchOf, people } from './testing/open.ts'

test('a choice that arrives twice is made once', () => {
  const match = matchOf(people('Ola'))
  match.choose(0, { colour: 'red' }, 0)
  match.choose(0, { step: 1 }, 1)
  expect(() => match.choose(0, { step: 1 }, 1)).toThrow(expect.objectContaining({ code: 'already-made' }))
  expect(match.record.choices).toHaveLength(2)
  expect(match.seat(0).view().at).toEqual([1])
  match.choose(0, { step: 1 }, 2)
  expect(match.seat(0).view().at).toEqual([2])
})

test('another choice for a decision that was made is stale, and so is one for a decision that does not exist', () => {
  const match = matchOf(people('Ola'))
  match.choose(0, { colour: 'red' }, 0)
  for (const [choice, decision] of [
    [{ colour: 'blue' }, 0],
    [{ step: 1 }, 7],
    [{ step: 1 }, -1],
    [{ step: 1 }, Number.NaN],
    [null, 0],
  ] as const)
    expect(() => match.choose(0, choice as never, decision)).toThrow(expect.objectContaining({ code: 'stale' }))
  expect(match.record.choices).toHaveLength(1)
})

test('an illegal choice for the right decision is refused by the rules and changes nothing', () => {
  const match = matchOf(people('Ola'))
  expect(() => match.choose(0, { step: 1 }, 0)).toThrow(expect.objectContaining({ code: 'not-offered' }))
  expect(() => match.choose(0, null as never, 0)).toThrow(expect.objectContaining({ code: 'not-offered' }))
  expect(match.seat(0).position().decision).toBe(0)
  expect(match.record.choices).toEqual([])
})

test('a seat that is asked together with others keeps its number while they answer', () => {
  const match = matchOf(people('Ola', 'Max', 'Ewa'))
  match.choose(1, { colour: 'red' }, 0)
  expect([0, 1, 2].map(seat => match.seat(seat).position().decision)).toEqual([0, undefined, 0])
  expect(() => match.choose(1, { colour: 'red' }, 0)).toThrow(expect.objectContaining({ code: 'already-made' }))
  match.choose(2, { colour: 'blue' }, 0)
  match.choose(0, { colour: 'blue' }, 0)
  expect(match.seat(0).position().decision).toBe(3)
})

test('after an undo a late choice does not answer the new decision', () => {
  const match = matchOf(people('Ola', 'Max'))
  match.choose(0, { colour: 'red' }, 0)
  match.choose(1, { colour: 'red' }, 0)
  match.choose(0, { step: 1 }, 2)
  const late = match.seat(1).position().decision!
  match.undo(0, 2)
  expect(() => match.choose(0, { step: 1 }, 2)).toThrow(expect.objectContaining({ code: 'stale' }))
  match.choose(0, { step: 1 }, match.seat(0).position().decision!)
  expect(() => match.choose(1, { step: 2 }, late)).toThrow(expect.objectContaining({ code: 'stale' }))
  match.choose(1, { step: 2 }, match.seat(1).position().decision!)
  expect(match.seat(0).view().at).toEqual([1, 2])
})

test('an undo leaves the number of an ask that another seat has not answered', () => {
  const match = matchOf(people('Ola', 'Max', 'Ewa'))
  match.choose(1, { colour: 'red' }, 0)
  match.undo(1, 0)
  expect([0, 1, 2].map(seat => match.seat(seat).position().decision)).toEqual([0, 2, 0])
})

test('a match that is opened again knows its numbers', () => {
  const first = matchOf(people('Ola', 'Max'))
  first.choose(0, { colour: 'red' }, 0)
  first.choose(1, { colour: 'red' }, 0)
  first.choose(0, { step: 1 }, 2)
  first.undo(0, 2)
  const second = openMatch({ game: first.game, ...JSON.parse(JSON.stringify(first.saved())) })
  expect(() => second.choose(0, { step: 1 }, 2)).toThrow(expect.objectContaining({ code: 'stale' }))
  expect(() => second.choose(1, { colour: 'red' }, 0)).toThrow(expect.objectContaining({ code: 'already-made' }))
  second.choose(0, { step: 1 }, first.seat(0).position().decision!)
})

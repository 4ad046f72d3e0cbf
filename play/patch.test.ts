import { games } from '@overlair/rules'
import { randomBelow, randomSource, seal } from '@overlair/rules/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diff, PatchMisfit, patched } from './patch.ts'

/** Few values, so that they often recur. */
const json = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>('a', 'b', 1, 0, true, null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', '0', '1'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

test('a patch leads from any value to any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = diff(before, after)
      expect(patch === undefined ? before : patched(before, patch)).toEqual(after)
    }),
    { numRuns: 3000 },
  )
})
test('equal values have no patch, whatever the order of their keys', () => {
  fc.assert(
    fc.property(json, value => {
      expect(diff(value, structuredClone(value))).toBeUndefined()
    }),
  )
  expect(diff({ x: 1, y: [2] }, { y: [2], x: 1 })).toBeUndefined()
})
test('a patch survives JSON and changes nothing in place', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const copy = structuredClone(before)
      const patch = diff(before, after)
      if (patch) expect(patched(before, JSON.parse(JSON.stringify(patch)))).toEqual(after)
      expect(before).toEqual(copy)
    }),
  )
})
test('unchanged parts stay the same objects', () => {
  const before = { town: [{ hero: 'a' }, { hero: 'b' }], deck: { cards: 3 } }
  const after = patched(before, diff(before, { ...before, deck: { cards: 2 } })!) as typeof before
  expect(after.town).toBe(before.town)
  expect(after.deck).toEqual({ cards: 2 })
})

describe('a patch is small', () => {
  test('a value that leaves a list or comes into it moves no other', () => {
    expect(diff(['a', 'b', 'c', 'd'], ['a', 'c', 'd'])).toEqual([1, 1, []])
    expect(diff(['a', 'b'], ['a', 'x', 'b'])).toEqual([1, 0, ['x']])
  })
  test('a change inside a list names its place', () => {
    expect(diff([{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }])).toEqual({ 1: { n: [3] } })
  })
  test.each(games)('between two sealed positions, and leads from one to the next ($id)', game => {
    const state = game.setup({ players: 3 }, 'patches')
    const random = randomSource('patches')
    let position: unknown = seal(game, state, 1)
    let [whole, patches] = [0, 0]
    for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
      game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
      const next = seal(game, state, 1)
      const patch = diff(position, next)
      if (patch !== undefined) position = patched(position, patch)
      expect(position).toEqual(next)
      whole += JSON.stringify(next).length
      patches += JSON.stringify(patch ?? null).length
    }
    expect(patches).toBeLessThan(whole / 4)
  })
  test('keys come, change and go', () => {
    expect(diff({ a: 1, b: 2 }, { b: 3, c: null })).toEqual({ a: 0, b: [3], c: [null] })
  })
})

test('a patch for another value is refused', () => {
  expect(() => patched('text', { a: [1] })).toThrow(PatchMisfit)
  expect(() => patched({}, [0, 1, []])).toThrow(PatchMisfit)
  expect(() => patched({}, { a: { b: [1] } })).toThrow(PatchMisfit)
})

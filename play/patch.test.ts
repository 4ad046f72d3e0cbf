import { games } from '@overlair/rules'
import { randomBelow, randomSource } from '@overlair/rules/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diff, patched } from './patch.ts'

const text = (value: unknown): string => JSON.stringify(value)

/** Two values of JSON that have much in common: lists and objects lose, get and change entries. */
type Pair = readonly [before: unknown, after: unknown]
const { similar } = fc.letrec<{ similar: Pair }>(tie => ({
  similar: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue({ maxDepth: 2 }).map((value): Pair => [value, JSON.parse(text(value))]),
    fc.tuple(fc.jsonValue({ maxDepth: 1 }), fc.jsonValue({ maxDepth: 1 })),
    fc
      .array(fc.tuple(tie('similar'), fc.constantFrom('both', 'both', 'old', 'new')))
      .map(
        (items): Pair => [
          items.flatMap(([[old], where]) => (where === 'new' ? [] : [old])),
          items.flatMap(([[, now], where]) => (where === 'old' ? [] : [now])),
        ],
      ),
    fc
      .uniqueArray(
        fc.tuple(
          fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('__proto__', 'constructor', 'to', 'at', 'cut', '2')),
          tie('similar'),
          fc.constantFrom('both', 'both', 'old', 'new'),
        ),
        { selector: ([key]) => key },
      )
      .map(
        (entries): Pair => [
          Object.fromEntries(entries.flatMap(([key, [old], where]) => (where === 'new' ? [] : [[key, old]]))),
          Object.fromEntries(entries.flatMap(([key, [, now], where]) => (where === 'old' ? [] : [[key, now]]))),
        ],
      ),
  ),
}))

describe('a patch', () => {
  test('turns any value into any other, byte for byte, and survives JSON', () => {
    fc.assert(
      fc.property(similar, ([before, after]) => {
        const [old, now] = [text(before), text(after)]
        const patch = diff(before, after)
        expect(text(patched(before, patch && JSON.parse(text(patch))))).toBe(now)
        expect([text(before), text(after)]).toEqual([old, now])
      }),
      { numRuns: 3000 },
    )
  })
  test('is undefined for equal values', () => {
    fc.assert(fc.property(fc.jsonValue(), value => diff(value, JSON.parse(text(value))) === undefined))
  })
  test('keeps the order of keys, also when a key comes between others', () => {
    const patch = diff({ a: 1, c: 3, d: 4 }, { a: 1, b: 2, d: 5 })
    expect(patch).toEqual({ in: { d: { to: 5 } }, out: ['c'], new: [[1, 'b', 2]] })
    expect(text(patched({ a: 1, c: 3, d: 4 }, patch))).toBe('{"a":1,"b":2,"d":5}')
    expect(diff({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual({ to: { b: 2, a: 1 } })
  })
  test('says of a long list only where it has lost or got items', () => {
    const cards = Array.from({ length: 60 }, (_, i) => `card ${i}`)
    expect(diff(cards, cards.toSpliced(30, 1))).toEqual({ cut: [30, 1] })
    expect(diff(cards, [...cards, 'more'])).toEqual({ cut: [60, 0, 'more'] })
    expect(diff([{ n: 1 }, { n: 2 }, { n: 3 }], [{ n: 1 }, { n: 5 }, { n: 3 }])).toEqual({
      at: { 1: { in: { n: { to: 5 } } } },
    })
  })
  test('shares all unchanged parts with the value before', () => {
    const before = { same: { deep: [1] }, list: [{ a: 1 }, { b: 2 }], changed: 1 }
    const after = { same: { deep: [1] }, list: [{ a: 1 }, { b: 3 }], changed: 2 }
    const result = patched(before, diff(before, after)) as typeof before
    expect(result).toEqual(after)
    expect(result.same).toBe(before.same)
    expect(result.list[0]).toBe(before.list[0])
  })
  test('that does not fit is an error', () => {
    expect(() => patched({}, { cut: [0, 1] })).toThrow('the patch is for a list')
    expect(() => patched([], { out: ['a'] })).toThrow('the patch is for an object')
  })

  test.each(games)('leads from one sealed position to the next and is much smaller ($id)', game => {
    const state = game.setup({ players: 3 }, 'patches')
    const random = randomSource('patches')
    let position: unknown = game.seal(state, 1)
    let [whole, patches] = [0, 0]
    for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
      game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
      const next = game.seal(state, 1)
      const patch = diff(position, next)
      position = patched(position, patch)
      expect(text(position)).toBe(text(next))
      whole += text(next).length
      patches += text(patch ?? null).length
    }
    expect(patches).toBeLessThan(whole / 4)
  })
})

import { readFileSync } from 'node:fs'
import { diff, patched } from '@overlair/play/patch'
import type { PublicPart } from '@overlair/rules/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PartHash, valueHash } from './position.ts'

const part = (value: object) => value as PublicPart
const hashOf = (value: object): string => new PartHash().of(part(value))

test('the page of the protocol has an example', () => {
  const page = readFileSync(`${import.meta.dirname}/../docs/protocol.md`, 'utf8')
  const [, json = '', hash = ''] = /`(\{[^`]*\})` has the hash `([0-9a-f]{8})`/.exec(page) ?? []
  expect(hashOf(JSON.parse(json) as object)).toBe(hash)
})
test('the order of keys and keys without a value do not count', () => {
  expect(hashOf({ b: { c: 1, d: [2] }, a: 'x' })).toBe(hashOf({ a: 'x', e: undefined, b: { d: [2], c: 1 } }))
})
test('values that look alike have different hashes', () => {
  const values = [
    null,
    false,
    true,
    0,
    1,
    '0',
    '1',
    'null',
    '',
    [],
    [0],
    [0, 0],
    [[0]],
    {},
    { 0: 0 },
    { a: 0 },
    { a: '0' },
  ]
  const swapped = [{ a: 1, b: 2 }, { a: 2, b: 1 }, [1, 2], [2, 1], ['ab', ''], ['a', 'b'], { ab: '' }, { a: 'b' }]
  const all = [...values, ...swapped]
  expect(new Set(all.map(valueHash)).size).toBe(all.length)
})
test('a part that changes has the hash of a part that was always so', () => {
  const json = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 3 }), {
    maxKeys: 6,
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(fc.array(json, { minLength: 2, maxLength: 6 }), values => {
      const hash = new PartHash()
      let last: object = {}
      for (const value of values) {
        const patch = diff(last, value)
        if (patch) last = patched(last, patch) as object
        expect(hash.of(part(last))).toBe(hashOf(JSON.parse(JSON.stringify(value)) as object))
      }
    }),
  )
})

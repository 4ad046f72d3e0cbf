import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonErrorOffset } from './json-error.ts'

test('valid JSON has no error', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (text, indent) => {
      const formatted = JSON.stringify(JSON.parse(text), null, indent)
      expect(jsonErrorOffset(formatted)).toBe(formatted.length)
    }),
  )
})

/** JSON objects without escapes, so that every prefix is valid but incomplete. */
const plainWord = fc.stringMatching(/^[a-z ]*$/)
const plain = fc
  .object({ key: plainWord, values: [fc.nat(), fc.boolean(), fc.constant(null), plainWord] })
  .map(value => JSON.stringify(value))

test('the error of truncated JSON is at its end', () => {
  fc.assert(
    fc.property(plain, fc.nat(), (text, n) => {
      const cut = text.slice(0, n % text.length)
      expect(jsonErrorOffset(cut)).toBe(cut.length)
    }),
  )
})
test('the error is at an inserted invalid character', () => {
  fc.assert(
    fc.property(plain, fc.nat(), (text, n) => {
      const at = n % (text.length + 1)
      expect(jsonErrorOffset(`${text.slice(0, at)}\u0007${text.slice(at)}`)).toBe(at)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonErrorOffset } from './json-error.ts'

test('whatever is JSON is not broken', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (text, indent) => {
      const laidOut = JSON.stringify(JSON.parse(text), null, indent)
      expect(jsonErrorOffset(laidOut)).toBe(laidOut.length)
    }),
  )
})

/** Without numbers and strings that could end in the middle. */
const plainWord = fc.stringMatching(/^[a-z ]*$/)
const plain = fc
  .object({ key: plainWord, values: [fc.nat(), fc.boolean(), fc.constant(null), plainWord] })
  .map(value => JSON.stringify(value))

test('what was JSON and is cut off ends too early', () => {
  fc.assert(
    fc.property(plain, fc.nat(), (text, n) => {
      const cut = text.slice(0, n % text.length)
      expect(jsonErrorOffset(cut)).toBe(cut.length)
    }),
  )
})
test('a character that can stand nowhere is found where it was put', () => {
  fc.assert(
    fc.property(plain, fc.nat(), (text, n) => {
      const at = n % (text.length + 1)
      expect(jsonErrorOffset(`${text.slice(0, at)}\u0007${text.slice(at)}`)).toBe(at)
    }),
  )
})

import { GameError } from '@overlair/rules/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultInstructions, type Instructions, readInstructions, stopLevels } from './instructions.ts'

const digest = '0123456789abcd'
const all: Instructions = {
  fullControl: true,
  stops: { ownBuild: 'never', othersBuild: 'always', ownHeroes: 'smart', othersHeroes: 'never' },
  longPass: { until: 'change', table: digest },
  passed: { turn: digest, question: digest },
}

test('instructions that were read once are read again as they are, also through JSON', () => {
  for (const told of [all, defaultInstructions])
    expect(readInstructions(JSON.parse(JSON.stringify(told)))).toEqual(told)
})
test('what a seat does not tell has its default', () => {
  expect(readInstructions(null)).toEqual(defaultInstructions)
  expect(readInstructions({})).toEqual(defaultInstructions)
  expect(readInstructions({ stops: { ownBuild: 'always' } }).stops).toEqual({
    ...defaultInstructions.stops,
    ownBuild: 'always',
  })
})
test.each([
  ['smart', 'instructions cannot be "smart"; allowed: an object with fullControl, stops, longPass, passed'],
  [[], 'instructions cannot be []; allowed: an object with'],
  [{ stop: {} }, 'a word of instructions cannot be "stop"; allowed: fullControl, stops, longPass, passed'],
  [{ fullControl: 1 }, 'fullControl cannot be 1; allowed: true or false'],
  [{ stops: null }, 'stops cannot be null; allowed: an object with ownBuild'],
  [{ stops: { build: 'never' } }, 'a word of stops cannot be "build"; allowed: ownBuild, othersBuild, ownHeroes'],
  [{ stops: { ownBuild: 'often' } }, `ownBuild cannot be "often"; allowed: ${stopLevels.join(', ')}`],
  [{ longPass: 'round' }, 'longPass cannot be "round"; allowed: an object with until, table'],
  [{ longPass: { until: 'ever', table: digest } }, 'until cannot be "ever"; allowed: change, round'],
  [{ longPass: { until: 'round' } }, 'table cannot be nothing; allowed: 14 hexadecimal digits'],
  [{ passed: { turn: digest, question: 'x'.repeat(1e6) } }, 'question cannot be "xxx'],
  [
    { passed: { turn: digest, question: digest, more: 1 } },
    'a word of passed cannot be "more"; allowed: turn, question',
  ],
])('wrong instructions are refused with the reason: %j', (told, reason) => {
  const read = () => readInstructions(told)
  expect(read).toThrow(GameError)
  expect(read).toThrow(reason)
})
test('anything at all is read or refused with a short GameError', () => {
  const value = fc.anything({ withBigInt: true, withNullPrototype: true, withMap: true })
  fc.assert(
    fc.property(fc.oneof(value, fc.record({ stops: value }), fc.record({ longPass: value, passed: value })), told => {
      try {
        expect(readInstructions(readInstructions(told))).toEqual(readInstructions(told))
      } catch (error) {
        expect(error).toBeInstanceOf(GameError)
        expect(String(error).length).toBeLessThan(400)
      }
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { type Flags, numberOf, oneOf, onlyPositional, readArguments } from './arguments.ts'

const flags: Flags = {
  games: { value: '<number>', help: '' },
  workers: { value: '<number>', bare: 'auto', help: '' },
  bosses: { help: '' },
  'no-limit': { help: '' },
}
const read = (line: string) => readArguments('simulate', line.split(' '), flags)

describe('arguments', () => {
  test('are positionals and flags in any order', () => {
    expect(read('--games 3 overboss --bosses')).toEqual({
      positionals: ['overboss'],
      flags: { games: '3', bosses: true },
    })
    expect(read('overboss --games=3')).toEqual({ positionals: ['overboss'], flags: { games: '3' } })
  })
  test('no- switches a flag off, unless no- is part of its name', () => {
    expect(read('--no-bosses').flags).toEqual({ bosses: false })
    expect(read('--no-limit').flags).toEqual({ 'no-limit': true })
  })
  test('a flag with a default value needs no value', () => {
    expect(read('--workers --games 3').flags).toEqual({ workers: 'auto', games: '3' })
    expect(read('--games 3 --workers').flags).toEqual({ workers: 'auto', games: '3' })
    expect(read('--workers 2').flags).toEqual({ workers: '2' })
  })
  test('the last of two equal flags counts', () => {
    expect(read('--games 3 --games 4').flags).toEqual({ games: '4' })
  })

  const bad: readonly (readonly [string, string])[] = [
    ['--gmes 3', 'simulate has no option --gmes; did you mean “--games”?'],
    ['-g 3', 'simulate has no option -g; possible: --games, --workers, --bosses, --no-limit, --help'],
    ['--games', '--games needs a value: --games <number>'],
    ['--games --bosses', '--games needs a value: --games <number>'],
    ['--games=', '--games needs a value: --games <number>'],
    ['--bosses=yes', '--bosses takes no value; remove “=yes”'],
    ['--constructor', 'simulate has no option --constructor; possible: --games'],
    ['--no-toString', 'simulate has no option --no-toString; possible: --games'],
    ['--no-games', 'simulate has no option --no-games; possible: --games, --workers, --bosses, --no-limit, --help'],
  ]
  test.each(bad)('%s is refused', (line, message) => {
    expect(() => read(line)).toThrow(message)
  })

  test('numbers are whole and within their range', () => {
    expect(numberOf(read('--games 12'), 'games', 1)).toBe(12)
    expect(numberOf(read('--bosses'), 'games', 1)).toBeUndefined()
    for (const wrong of ['0', '-3', '1.5', '1e3', 'many'])
      expect(() => numberOf(read(`--games=${wrong}`), 'games', 1)).toThrow(
        `--games must be a whole number of at least 1, not “${wrong}”`,
      )
    expect(() => numberOf(read('--games 9'), 'games', 0, 4)).toThrow(
      '--games must be a whole number from 0 to 4, not “9”',
    )
  })
  test('a word must be one of the allowed ones', () => {
    expect(oneOf(read('--games a'), 'games', ['a', 'b'])).toBe('a')
    expect(() => oneOf(read('--games c'), 'games', ['a', 'b'])).toThrow('--games must be one of a, b, not “c”')
  })
  test('onlyPositional takes exactly one argument', () => {
    expect(onlyPositional('score', 'a file', read('x'))).toBe('x')
    expect(() => onlyPositional('score', 'a file', { positionals: [], flags: {} })).toThrow(
      'score needs a file; see overlair score --help',
    )
    expect(() => onlyPositional('score', 'a file', read('x y'))).toThrow('score takes one file; remove “y”')
  })
})

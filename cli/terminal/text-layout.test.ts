import { describe, expect, test } from 'vitest'
import { ansiStyle } from './colours.ts'
import { centred, fit, inColumns, sideBySide, wrap, wrapParts } from './text-layout.ts'

describe('text in columns', () => {
  test('fit takes the first name that fits, or truncates the last one', () => {
    expect(fit(10, 'Cloud Island', 'Cloud isl.')).toBe('Cloud isl.')
    expect(fit(12, 'Cloud Island', 'Cloud isl.')).toBe('Cloud Island')
    expect(fit(5, 'Cloud Island', 'Cloud isl.')).toBe('Clou…')
    expect(fit(1, 'Orc')).toBe('O')
  })
  test('wrap breaks at spaces and keeps leading spaces', () => {
    expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three'])
    expect(wrap('unbreakable', 5)).toEqual(['unbreakable'])
    expect(wrap('', 5)).toEqual([''])
    expect(wrap('--a    text', 20)).toEqual(['--a    text'])
  })
  test('wrapParts keeps parts together', () => {
    expect(wrapParts(['one two', 'three four', 'five'], ' · ', 20, '  ')).toEqual(['one two · three four', '  five'])
    expect(wrapParts(['one two three four'], ' · ', 9, '  ')).toEqual(['one two', '  three', '  four'])
  })
  test('inColumns fills columns from top to bottom', () => {
    expect(inColumns(['1 a', '2 b', '3 c', '4 d', '5 e'], 9)).toEqual(['1 a  4 d', '2 b  5 e', '3 c'])
    expect(inColumns(['a long entry', 'b'], 5)).toEqual(['a long entry', 'b'])
  })
  test('sideBySide ignores colour codes', () => {
    expect(sideBySide([['a', 'b'], ['c'], ['d']], 3, 7)).toEqual(['a  c', 'b', 'd'])
    expect(sideBySide([[ansiStyle.strong('a')], ['c']], 3, 7)).toEqual([`${ansiStyle.strong('a')}  c`])
  })
  test('centred puts text in the middle', () => {
    expect(centred('A', 5)).toBe('  A  ')
    expect(centred('A', 4)).toBe(' A  ')
  })
})

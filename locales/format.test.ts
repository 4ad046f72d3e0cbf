import { describe, expect, test } from 'vitest'
import { formatter, type Values } from './format.ts'
import type { Language } from './languages.ts'
import { MalformedMessage, parse } from './parse.ts'

const format = (text: string, values: Values = {}, language: Language = 'en') =>
  formatter(language)(text, values, 'the.key')

describe('a placeholder', () => {
  test('shows a text as it is', () => {
    expect(format('{name} wins, {name}!', { name: "O'{Brien}" })).toBe("O'{Brien} wins, O'{Brien}!")
    expect(format('{ name }', { name: 'Ann' })).toBe('Ann')
  })

  test('takes no full stop after a name with an exclamation mark', () => {
    expect(format('{name} played {card}.', { name: 'Ann', card: 'Quest!' })).toBe('Ann played Quest!')
  })

  test('formats numbers and lists by the rules of the language', () => {
    expect(format('{n} {n, number}', { n: 12345 }, 'en')).toBe('12,345 12,345')
    expect(format('{n, number}', { n: 12345 }, 'uk')).toBe('12\u00a0345')
    expect(format('{names}', { names: ['A', 'B', 'C'] }, 'en')).toBe('A, B, and C')
    expect(format('{names}', { names: ['A', 'B', 'C'] }, 'uk')).toBe('A, B і C')
  })

  test('needs its argument, and a number for number and plural', () => {
    expect(() => format('{name}')).toThrow('Message “the.key” (en) needs the argument “name”.')
    expect(() => format('{toString}')).toThrow('needs the argument “toString”')
    expect(() => format('{n, number}', { n: '5' })).toThrow('needs a number for “n”, not "5"')
    expect(() => format('{n, plural, other {#}}', { n: ['5'] })).toThrow('needs a number for “n”')
  })
})

describe('a plural', () => {
  const cards = {
    en: '{n, plural, one {# card} other {# cards}}',
    pl: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    uk: '{n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  }

  test.each<[Language, number, string]>([
    ['en', 0, '0 cards'],
    ['en', 1, '1 card'],
    ['en', 2, '2 cards'],
    ['pl', 0, '0 kart'],
    ['pl', 1, '1 karta'],
    ['pl', 2, '2 karty'],
    ['pl', 5, '5 kart'],
    ['pl', 12, '12 kart'],
    ['pl', 21, '21 kart'],
    ['pl', 22, '22 karty'],
    ['pl', 25, '25 kart'],
    ['pl', 1.5, '1,5 karty'],
    ['uk', 0, '0 карт'],
    ['uk', 1, '1 карта'],
    ['uk', 2, '2 карти'],
    ['uk', 5, '5 карт'],
    ['uk', 11, '11 карт'],
    ['uk', 14, '14 карт'],
    ['uk', 21, '21 карта'],
    ['uk', 22, '22 карти'],
    ['uk', 1.5, '1,5 карти'],
    ['uk', -1, '-1 карта'],
  ])('in %s of %d is “%s”', (language, n, expected) => {
    expect(format(cards[language], { n }, language)).toBe(expected)
  })

  test('prefers an exact number to a category', () => {
    const text = '{n, plural, =0 {nobody} =1 {just one} one {# guest} other {# guests}}'
    expect([0, 1, 2].map(n => format(text, { n }))).toEqual(['nobody', 'just one', '2 guests'])
  })

  test('may contain placeholders and plurals; # is the number of the innermost plural', () => {
    const text = '{a, plural, one {{who} # {b, plural, one {x#} other {y#}} #} other {-}}'
    expect(format(text, { a: 1, b: 7, who: 'Ann' })).toBe('Ann 1 y7 1')
  })
})

test('a select takes the case of its value, or “other”', () => {
  const text = '{kind, select, tile {a tile} token {token # of {n}} other {a thing}}'
  expect(format(text, { kind: 'tile', n: 1 })).toBe('a tile')
  expect(format(text, { kind: 'token', n: 1 })).toBe('token # of 1')
  expect(format(text, { kind: 'other', n: 1 })).toBe('a thing')
  expect(format(text, { kind: 'room', n: 1 })).toBe('a thing')
})

describe('an apostrophe', () => {
  test('stays as it is between letters and at the end', () => {
    expect(format("It's a boss'")).toBe("It's a boss'")
  })

  test('written twice is one apostrophe', () => {
    expect(format("It''s {n}", { n: 1 })).toBe("It's 1")
  })

  test('before a brace starts a quotation up to the next apostrophe or the end', () => {
    expect(format("'{'n'}' is {n}", { n: 1 })).toBe('{n} is 1')
    expect(format("'{it''s}' {n}", { n: 1 })).toBe("{it's} 1")
    expect(format("{n} '{n}", { n: 1 })).toBe('1 {n}')
  })

  test('quotes # inside a plural only', () => {
    expect(format("{n, plural, other {'#'#}}", { n: 3 })).toBe('#3')
    expect(format("'#'1 #", {})).toBe("'#'1 #")
  })
})

test('a message without braces is shown as it is', () => {
  expect(format('2 + 2 → 4, #1')).toBe('2 + 2 → 4, #1')
  expect(parse('', 'empty')).toEqual([])
})

test.each([
  ['Hello {name', 12, 'expected “,”'],
  ['Hello }', 7, 'unexpected “}”'],
  ['{}', 2, 'expected the name of an argument'],
  ['{n, date}', 5, 'expected “number”, “plural” or “select”'],
  ['{n, number, percent}', 11, 'expected “}”'],
  ['{n, plural, one {#}}', 21, 'the plural needs a case “other”'],
  ['{n, plural, other {#}', 22, 'expected a plural category or “=1”'],
  ['{n, plural, some {#} other {#}}', 13, 'expected a plural category or “=1”'],
  ['{n, plural, offset:1 other {#}}', 13, 'expected a plural category or “=1”'],
  ['{n, plural, ones {#} other {#}}', 16, 'expected “{”'],
  ['{n, plural, other {#} other {#}}', 28, 'the case “other” appears twice'],
  ['{x, select, a {b} other {c}', 28, 'expected a case'],
])('the malformed message %s is rejected with the position of the error', (text, at, problem) => {
  const malformed = () => format(text, { n: 1, x: 'a' })
  expect(malformed).toThrow(MalformedMessage)
  expect(malformed).toThrow(`Message “the.key” (en), character ${at}: ${problem}. It reads: ${text}`)
})

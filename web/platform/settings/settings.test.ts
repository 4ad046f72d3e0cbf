import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('at first the language is the browser’s', () => {
  expect(readSettings(null, ['de-DE', 'uk-UA', 'en']).language).toBe('uk')
  expect(readSettings(null, ['de-DE']).language).toBe('en')
})

test('what a person has set stays', () => {
  const kept = { ...readSettings(null, []), language: 'pl', volume: 0, speed: 'fast', textSize: 200 } as const
  expect(readSettings(JSON.stringify(kept), ['uk'])).toEqual(kept)
})

test.each([
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '{"volume": 1e9, "speed": "warp", "language": "tlh", "textSize": 3, "muted": "yes"}',
])('damaged settings (%s) are as they were at first', kept => {
  expect(readSettings(kept, ['pl'])).toEqual(readSettings(null, ['pl']))
})

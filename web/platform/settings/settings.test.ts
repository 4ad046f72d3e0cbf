import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('the default language is the language of the browser', () => {
  expect(readSettings(null, ['de-DE', 'uk-UA', 'en']).language).toBe('uk')
  expect(readSettings(null, ['de-DE']).language).toBe('en')
})

test('saved settings are read back', () => {
  const saved = { ...readSettings(null, []), language: 'pl', volume: 0, speed: 'fast', textSize: 200 } as const
  expect(readSettings(JSON.stringify(saved), ['uk'])).toEqual(saved)
})

test.each([
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '{"volume": 1e9, "speed": "warp", "language": "tlh", "textSize": 3, "muted": "yes"}',
])('damaged settings (%s) are replaced by the defaults', saved => {
  expect(readSettings(saved, ['pl'])).toEqual(readSettings(null, ['pl']))
})

// @vitest-environment node
import { translator } from '@overlair/locales/all'
import { defaultSettings, type Table } from '@overlair/protocol/table'
import { expect, test, vi } from 'vitest'

vi.mock('../../platform/i18n/say.ts', () => ({ say: translator('en', 'lobby'), currentLanguage: () => 'en' }))
const { changedLines, settingLines } = await import('./setting-lines.ts')

const before: Table = {
  id: 't',
  game: 'overboss',
  options: {},
  seats: [],
  host: 'ola',
  locked: false,
  settings: defaultSettings,
  status: 'lobby',
  paused: false,
}
const valuesOf = (table: Table) => settingLines(table).map(({ value }) => value)

test('every setting has a line in words', () => {
  const clock = { perMove: 86_400, reserve: 120, atZero: 'substitute' } as const
  const settings = { ...defaultSettings, clock, spectatorDelay: 180, pace: 'brisk', chat: false } as const
  expect(valuesOf(before)).toContain('No clock')
  expect(valuesOf({ ...before, settings, locked: true })).toEqual([
    '1 day a move and 2 min in reserve',
    'A bot plays on',
    'Brisk',
    'Others may watch, 3 min later',
    'Phrases only',
    'Locked',
  ])
})
test('the news of a change name only what has changed', () => {
  expect(changedLines(before, before)).toEqual([])
  expect(changedLines(before, { ...before, locked: true }).map(({ value }) => value)).toEqual(['Locked'])
  const clock = { perMove: 30, reserve: 0, atZero: 'choice' } as const
  const clocked = { ...before, settings: { ...defaultSettings, clock } }
  expect(changedLines(before, clocked).map(({ value }) => value)).toEqual(['30 sec a move', 'A bot makes this choice'])
  expect(changedLines(clocked, before).map(({ value }) => value)).toEqual(['No clock'])
})

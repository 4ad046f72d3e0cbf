import { defaultSettings, type TableSettings } from '@overlair/protocol/table'
import { expect, test } from 'vitest'
import type { Entry } from './entries.ts'
import { tableFrom } from './fold.ts'

/** Settings as the first version wrote them. */
const oldSettings = { pace: 'brisk', spectators: false, chat: false } as TableSettings
const created: Entry = {
  kind: 'created',
  game: 'overboss',
  options: {},
  players: 2,
  host: 'ola',
  settings: oldSettings,
}

test('a log of an older version gets what newer settings it lacks', () => {
  const settings = { ...defaultSettings, ...oldSettings }
  expect(tableFrom('table', [created]).settings).toEqual(settings)
  const changed = { ...oldSettings, chat: true }
  expect(tableFrom('table', [created, { kind: 'settings', settings: changed }]).settings).toEqual({
    ...settings,
    chat: true,
  })
})
test('a log that does not begin with its table is damaged', () => {
  expect(() => tableFrom('table', [{ kind: 'locked', locked: true }])).toThrow('does not begin')
})

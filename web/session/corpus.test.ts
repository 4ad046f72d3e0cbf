// Opens and replays saved matches and replay links of older versions of the app.
import 'fake-indexeddb/auto'
import { games } from '@overlair/rules'
import { type GameRecord, openRecord, replay } from '@overlair/rules/kernel'
import { describe, expect, it } from 'vitest'
import knownStops from '../../rules/corpus/stops.json?raw'
import { database } from '../platform/storage/database.ts'
import { findMatch } from '../platform/storage/matches.ts'
import { unpackRecord } from './record-link.ts'

const filesAt = (found: Record<string, string>) => Object.entries(found).map(([path, text]) => ({ path, text }))
const saves = filesAt(
  import.meta.glob('../../rules/corpus/*/saves/*-app.json', { eager: true, query: '?raw', import: 'default' }),
)
const links = filesAt(
  import.meta.glob('../../rules/corpus/*/links/*.txt', { eager: true, query: '?raw', import: 'default' }),
)

const stops: Readonly<Record<string, { readonly choice: number; readonly reason: string }>> =
  JSON.parse(knownStops).records
function expectReplays(path: string, older: GameRecord): void {
  const { game, record, stop } = openRecord(games, older)
  const { choice, reason } = stops[path.replace('../../rules/corpus/', '')] ?? {}
  expect([stop?.choice, stop?.reason], stop?.message).toEqual([choice, reason])
  const state = replay(game, record)
  expect(record.choices.length).toBeGreaterThan(0)
  expect(game.result(state) !== undefined).toBe(game.asks(state).length === 0)
}

describe('corpus', () => {
  it('has files', () => {
    expect(saves.length).toBeGreaterThanOrEqual(4)
    expect(links.length).toBeGreaterThanOrEqual(8)
  })

  it.each(saves)('opens the saved match $path', async ({ path, text }) => {
    await (await database()).write({ store: 'matches', key: path, value: JSON.parse(text) })
    const match = await findMatch(path)
    if (!match || 'damage' in match) throw new Error(match?.damage ?? 'not found')
    expect(match.seats.length).toBe(match.record.options.players)
    expectReplays(path, match.record)
  })

  it.each(links)('opens the replay link $path', async ({ path, text }) => {
    expectReplays(path, (await unpackRecord(text.trim().replace('/replay#r=', ''))).record)
  })
})

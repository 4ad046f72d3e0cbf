import type { MyTable } from '@overlair/protocol/table'
import { describe, expect, test } from 'vitest'
import type { LocalMatch } from '../../platform/storage/matches.ts'
import { begunLessons, waitingGames } from './waiting-games.ts'

const match = (id: string, touched: number, over = false): LocalMatch => ({
  id,
  started: 0,
  touched,
  over,
  record: {
    format: 'overlair-record/1',
    game: 'overboss',
    version: '1',
    options: { players: 2 },
    seed: '',
    choices: [],
  },
  seats: [
    { kind: 'person', name: 'Ola' },
    { kind: 'bot', name: 'Grub', level: 'random' },
  ],
})
const table = (id: string, touched: number, more: Partial<MyTable> = {}): MyTable => ({
  table: id,
  game: 'boss-monster',
  status: 'running',
  touched,
  seats: [{ kind: 'person', name: 'Ola' }, { kind: 'open' }],
  mine: [0],
  yourTurn: false,
  host: true,
  ...more,
})
const keys = (...args: Parameters<typeof waitingGames>) => waitingGames(...args).map(({ key }) => key)

describe('the games that wait', () => {
  test('are those of this device and of the server, the own turn first, then the latest change', () => {
    const matches = [match('old', 10), match('new', 40)]
    const tables = [table('theirs', 90), table('mine', 20, { yourTurn: true }), table('lobby', 95, { status: 'lobby' })]
    expect(keys(matches, tables)).toEqual(['new', 'mine', 'old', 'lobby', 'theirs'])
  })
  test('end with finished tables and damaged games', () => {
    const damaged = { id: 'bad', damage: 'torn', raw: {} }
    expect(keys([damaged], [table('done', 99, { status: 'over' }), table('theirs', 1)])).toEqual([
      'theirs',
      'done',
      'bad',
    ])
  })
  test('are no finished games and no lessons of this device', () => {
    const matches = [match('done', 1, true), match('learn-overboss', 2), match('learn-boss-monster', 3, true)]
    expect(keys(matches, [])).toEqual([])
    expect(begunLessons(matches)).toEqual(['overboss'])
  })
})

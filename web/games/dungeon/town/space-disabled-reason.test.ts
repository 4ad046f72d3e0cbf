import { superBossMonster as game, superBossMonsterSituations as situations } from '@overlair/rules/dungeon'
import { expect, test, vi } from 'vitest'
import { whyNotSpace } from './space-disabled-reason.ts'

vi.mock('../../../platform/i18n/say.ts', () => ({ say: (key: string) => key }))

test.each([
  ['before the draft, a card of the market comes first (SB-73)', { phase: 'town' }, 'error.minion.draftFirst'],
  ['while building, no minion is sent', { phase: 'build' }, 'error.minion.notNow'],
  [
    'on one’s own minion',
    { phase: 'build', P1: { rooms: ['sbm-room-trophy-armory'], minion: 'temple-treasure' } },
    'error.minion.own',
  ],
  [
    'on the minion of somebody else (SB-77)',
    { phase: 'build', P1: { rooms: ['sbm-room-trophy-armory'] }, P2: { minion: 'temple-treasure' } },
    'error.minion.occupied',
  ],
] as const)('why a minion cannot go to a space: %s', (_, given, reason) => {
  const state = situations.fromSituation({ players: 2, ...given }, 'spaces')
  expect(
    whyNotSpace(
      game.view(state, 0),
      'temple',
      'treasure',
      game.asks(state).find(ask => ask.seat === 0),
    ),
  ).toBe(reason)
})

import { superBossMonster as game, superBossMonsterSituations as situations } from '@overlair/rules/dungeon'
import { expect, test, vi } from 'vitest'
import { spaceDisabledReason } from './space-disabled-reason.ts'

vi.mock('../../../platform/i18n/say.ts', () => ({ say: (key: string) => key }))

test.each([
  ['the player takes a card from the market first (SB-73)', { phase: 'town' }, 'error.minion.draftFirst'],
  ['no minion moves in the Build phase', { phase: 'build' }, 'error.minion.notNow'],
  [
    'the player’s own minion is there',
    { phase: 'build', P1: { rooms: ['sbm-room-trophy-armory'], minion: 'temple-treasure' } },
    'error.minion.own',
  ],
  [
    'the minion of another player is there (SB-77)',
    { phase: 'build', P1: { rooms: ['sbm-room-trophy-armory'] }, P2: { minion: 'temple-treasure' } },
    'error.minion.occupied',
  ],
] as const)('why a minion cannot go to a space: %s', (_, situation, reason) => {
  const state = situations.fromSituation({ players: 2, ...situation }, 'spaces')
  expect(
    spaceDisabledReason(
      game.view(state, 0),
      'temple',
      'treasure',
      game.asks(state).find(ask => ask.seat === 0),
    ),
  ).toBe(reason)
})

import { superBossMonster as game, superBossMonsterSituations as situations } from '@overlair/rules/dungeon'
import { expect, test } from 'vitest'
import { translator } from '../all.ts'
import { promptText } from './index.ts'

test('the prompt of the landing pad says that the chosen stack is shuffled (SB-285)', () => {
  const state = situations.fromSituation(
    {
      players: 5,
      phase: 'build',
      P1: { rooms: ['sbm-room-trophy-armory'], minion: 'landing-pad-special' },
      P2: { dungeon: ['sbm-room-golem-gym+sbm-room-bookwyrm', 'sbm-room-minion-arena'] },
    },
    'the pad',
  )
  game.apply(state, 0, { pass: true })
  const [ask] = game.asks(state)
  expect(ask?.prompt).toBe('choose.room')
  expect(promptText(ask!, game.view(state, 0), { t: translator('en'), name: () => '' })).toContain('to shuffle')
})

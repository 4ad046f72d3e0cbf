import { openSandbox } from '@overlair/play/lookahead'
import { superBossMonster as game, superBossMonsterSituations as situations } from '@overlair/rules/dungeon'
import { expect, test } from 'vitest'
import { canChangeOutcome } from './outcome-check.ts'

/** King Lik with 4 health comes to a room that deals 3; its owner holds a spell. */
function holding(spell: string): boolean {
  const state = situations.fromSituation(
    { phase: 'adventure', P1: { dungeon: ['swinging-anvils'], entrance: ['king-lik'], spells: [spell] }, P2: {} },
    'chance',
  )
  const [ask] = game.asks(state)
  if (ask?.seat !== 0 || ask.prompt !== 'act') throw new Error('nobody is asked')
  return canChangeOutcome(ask, 'sbm-hero-king-lik', () => openSandbox(game, state, 0))
}

test('a spell that makes a room deadly changes what becomes of a hero (SB-183, SB-195)', () => {
  expect(holding('power-up')).toBe(true)
})
test('a spell that only draws cards changes nothing for it', () => {
  expect(holding('loot-drop')).toBe(false)
})

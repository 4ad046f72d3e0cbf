import { superBossMonster as game, superBossMonsterSituations as situations } from '@overlair/rules/dungeon'
import { seal } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { openSandbox } from '../../lookahead.ts'
import { canChangeOutcome } from './outcome-check.ts'

/** King Lik with 4 health enters a room that deals 3 damage. The owner of the dungeon holds a spell. */
function spellChangesOutcome(spell: string): boolean {
  const state = situations.fromSituation(
    { phase: 'adventure', P1: { dungeon: ['swinging-anvils'], entrance: ['king-lik'], spells: [spell] }, P2: {} },
    'chance',
  )
  const [ask] = game.asks(state)
  if (ask?.seat !== 0 || ask.prompt !== 'act') throw new Error('seat 0 is not asked to act')
  return canChangeOutcome(ask, 'sbm-hero-king-lik', () => openSandbox(game, seal(game, state, 0)))
}

test('a spell that makes a room deadly changes the fate of a hero (SB-183, SB-195)', () => {
  expect(spellChangesOutcome('power-up')).toBe(true)
})
test('a spell that only draws cards does not change the fate of a hero', () => {
  expect(spellChangesOutcome('loot-drop')).toBe(false)
})

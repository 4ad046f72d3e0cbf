import { nextLevel as game, nextLevelSituations as situations } from '@overlair/rules/dungeon'
import { eventFor, type Viewer } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { translator } from '../all.ts'
import { eventText, type VisibleEvent } from './index.ts'

test('the log tells giver and receiver which card was given away, and the others its kind (BM-230)', () => {
  const state = situations.fromSituation(
    { P1: { spells: ['hiring-spree'] }, P2: {}, P3: {}, roomDeck: ['wreck-room', 'observatory', 'spiked-pit'] },
    'gift',
  )
  game.apply(state, 0, { cast: 'hiring-spree' })
  game.apply(state, 0, { player: 2 })
  const gave = game.apply(state, 0, { card: 'wreck-room' }).find(({ event }) => event === 'gave')!
  const names = ['Ola', 'Max', 'Ewa']
  const textFor = (viewer: Viewer) =>
    eventText(eventFor(gave, viewer) as VisibleEvent, { t: translator('en'), name: seat => names[seat]! })
  for (const viewer of [0, 2]) expect(textFor(viewer)).toBe('Ola gave Wreck Room to Ewa.')
  for (const viewer of [1, 'spectator'] as const) expect(textFor(viewer)).toBe('Ola gave a room card to Ewa.')
})

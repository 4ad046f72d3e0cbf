import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon'
import { expect, test } from 'vitest'
import { translator } from '../all.ts'
import { eventText } from './index.ts'

test.each([
  [bossMonster, 'Faza przygód.'],
  [nextLevel, 'Faza przygód.'],
  [superBossMonster, 'Faza przygody.'],
])('$id has the name of the Adventure phase of its Polish box (BM-112, SB-176)', (game, name) => {
  const context = { t: translator('pl'), name: String }
  const state = game.setup({ players: 2 }, 1)
  const texts: (string | undefined)[] = []
  for (let ask = game.asks(state)[0]; ask && texts.length < 1; ask = game.asks(state)[0]) {
    const events = game.apply(state, ask.seat, ask.choices.at(-1)!)
    for (const event of events)
      if (event.event === 'phase' && event.phase === 'adventure') texts.push(eventText(event, context))
  }
  expect(texts).toEqual([`Runda 1. ${name}`])
})

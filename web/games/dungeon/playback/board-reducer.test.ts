// Applying the events one by one leads to the view that the rules return.
import { botInputFor, bots } from '@overlair/bots'
import { type Choice, type Event, superBossMonster as game, type View } from '@overlair/rules/dungeon'
import { randomSource } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { applyEvent } from './view-reducer.ts'

const boardParts = ({ town, board, order }: View) => ({
  town: town.map(({ name }) => name),
  market: board?.market.toSorted(),
  landmarks: Object.values(board?.landmarks ?? {}).map(hero => hero?.name),
  tavern: board?.tavern.map(({ name }) => name),
  minions: board?.minions,
  waiting: board?.itemsWaiting.toSorted(),
  order,
})

test.each([4, 1])('applying each event of whole games for %i gives the town board of the rules (SB-7)', players => {
  for (const seed of ['a', 'b', 'c']) {
    const state = game.setup({ players, ...(players > 1 && { items: true }) }, seed)
    const random = randomSource(seed)
    const bot = bots.random(game)
    for (let made = 0; made < 2000 && game.asks(state).length > 0; made++) {
      const [ask] = game.asks(state)
      if (!ask) break
      const before: View = game.view(state, 'spectator')
      const events = game.apply(state, ask.seat, bot(botInputFor(game, state, ask, random)) as Choice)
      const after: View = game.view(state, 'spectator')
      const last = (events as readonly Event[]).reduce((view, event) => applyEvent(view, event, after), before)
      expect(boardParts(last), `${seed} ${made}`).toEqual(boardParts(after))
    }
  }
})

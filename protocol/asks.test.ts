import { games } from '@overlair/rules'
import { type OwnPart, randomBelow, randomSource } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { packed, unpacked } from './asks.ts'

const own = (choices: readonly Readonly<Record<string, string | number | boolean>>[]): OwnPart => ({
  ask: { seat: 0, prompt: 'place', why: 'OB-41', choices },
  answer: null,
})

test('choices that differ in a few words become one entry with lists', () => {
  const part = own([
    { place: 'cave', at: '0,0' },
    { place: 'cave', at: '0,1' },
    { place: 'forest', at: '0,0' },
    { place: 'forest', at: '0,1' },
    { draft: 'cave', from: 0 },
    { draft: 'crypt', from: 1 },
    { pass: true },
  ])
  expect(packed(part).ask?.choices).toEqual([
    { place: 'cave', at: ['0,0', '0,1'] },
    { place: 'forest', at: ['0,0', '0,1'] },
    { draft: ['cave', 'crypt'], from: [0, 1] },
    { pass: true },
  ])
  expect(unpacked(packed(part))).toEqual(part)
  expect(packed({ ask: null, answer: null })).toEqual({ ask: null, answer: null })
})

test.each(games)('all asks of a game of $id are the same after they were packed', game => {
  const state = game.setup({ players: 3 <= game.players.max ? 3 : 2 }, 'packed asks')
  const random = randomSource('packed asks')
  for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
    for (const { seat } of game.asks(state)) {
      const part = game.sealOwn(state, seat)
      expect(unpacked(JSON.parse(JSON.stringify(packed(part))))).toEqual(part)
    }
    game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
  }
})

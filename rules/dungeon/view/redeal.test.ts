import { expect, test } from 'vitest'
import { randomBelow, randomSource } from '../../kernel/index.ts'
import { bossMonster, nextLevel, type State } from '../index.ts'

const setUps = [
  { game: bossMonster, options: {} },
  { game: nextLevel, options: {} },
  { game: nextLevel, options: { mixed: true, choose: true, classic: true, machinations: true } },
]
test.each(setUps)('a game goes on from any world that a seat can imagine ($game.id $options)', ({ game, options }) => {
  const source = randomSource('worlds')
  const anyChoice = (s: State): void => {
    const ask = s.asks[randomBelow(source, s.asks.length)]!
    game.apply(s, ask.seat, ask.choices[randomBelow(source, ask.choices.length)]!)
  }
  for (let seed = 0; seed < 25; seed++) {
    const s = game.setup({ ...options, players: 2 + (seed % 3) }, seed)
    while (s.asks.length > 0) {
      const world = game.redeal(s, s.asks[0]!.seat, seed)
      expect(game.inventory(world)).toEqual(game.inventory(s))
      expect(() => {
        for (let i = 0; i < 6 && world.asks.length > 0; i++) anyChoice(world)
      }).not.toThrow()
      anyChoice(s)
    }
  }
})

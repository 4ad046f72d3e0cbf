import { expect, test } from 'vitest'
import { randomBelow, randomSource, redeal } from '../../kernel/index.ts'
import { bossMonster, nextLevel, type State } from '../index.ts'

const configurations = [
  { game: bossMonster, options: {} },
  { game: nextLevel, options: {} },
  { game: nextLevel, options: { mixed: true, choose: true, classic: true, machinations: true } },
]
test.each(configurations)('a redealt game can continue, for any seat ($game.id $options)', ({ game, options }) => {
  const random = randomSource('worlds')
  const playRandomly = (s: State): void => {
    const ask = s.asks[randomBelow(random, s.asks.length)]!
    game.apply(s, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
  }
  for (let seed = 0; seed < 25; seed++) {
    const s = game.setup({ ...options, players: 2 + (seed % 3) }, seed)
    while (s.asks.length > 0) {
      const redealt = redeal(game, s, s.asks[0]!.seat, seed)
      expect(game.inventory(redealt)).toEqual(game.inventory(s))
      expect(() => {
        for (let i = 0; i < 6 && redealt.asks.length > 0; i++) playRandomly(redealt)
      }).not.toThrow()
      playRandomly(s)
    }
  }
})

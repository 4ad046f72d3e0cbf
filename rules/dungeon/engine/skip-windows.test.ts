import { describe, expect, test } from 'vitest'
import { randomBelow, randomSource } from '../../kernel/index.ts'
import { seeds } from '../../kernel/testing/properties.ts'
import type { Choice, DungeonGame, State } from '../index.ts'
import { bossMonster, nextLevel, superBossMonster } from '../index.ts'
import { skipWindows } from './windows.ts'

const pass: Choice = { pass: true }
const isWindow = (prompt: string): boolean => prompt === 'act' || prompt === 'negate'
/** Plays to the end of the round: passes in every window and answers all other asks with the first choice. */
function playRound(game: DungeonGame, state: State, round: number): State {
  const s = game.clone(state)
  while (s.asks.length > 0 && s.round === round) {
    const { seat, prompt, choices } = s.asks[0]!
    game.apply(s, seat, isWindow(prompt) ? pass : choices[0]!)
  }
  return s
}

describe.each([bossMonster, nextLevel, superBossMonster])('$id', game => {
  test('skipping windows ends a round in the same state as passing in every window (BM-50, SB-119)', () => {
    const random = randomSource('silence')
    let compared = 0
    for (const seed of seeds(4)) {
      const state = game.setup({ players: 3 }, seed)
      while (state.asks.length > 0) {
        const ask = state.asks[randomBelow(random, state.asks.length)]!
        if (randomBelow(random, 10) === 0 && state.asks.length === 1) {
          const withoutWindows = game.clone(state)
          skipWindows(withoutWindows)
          const skipped = playRound(game, withoutWindows, state.round)
          const passed = playRound(game, state, state.round)
          if (skipped.round === state.round) skipped.once = passed.once // the only difference, until the round ends
          expect(skipped).toEqual(passed)
          compared++
        }
        game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
      }
    }
    expect(compared).toBeGreaterThan(20)
  })
})

// Positions of games, written as scenarios, run and hold.
import { playOut } from '@overlair/play/play-out'
import { positionAsScenario, recordAsScenario } from '@overlair/play/scenario-text'
import { type GameRecord, newRecord, type RawOptions, randomBelow, seal } from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { gameEntries } from './games.ts'
import { playParsed } from './run.ts'
import { readScenarios } from './scenario-file.ts'

const games: readonly (readonly [string, RawOptions & { readonly players: number }])[] = [
  ['overboss', { players: 3, bosses: true, commands: true, terrains: 'random' }],
  ['overboss', { players: 1 }],
  ['boss-monster', { players: 4, machinations: true }],
  ['next-level', { players: 3, mixed: true, choose: true }],
  ['super-boss-monster', { players: 4, bossMonster: true, nextLevel: true, items: true, coins: true }],
  ['super-boss-monster', { players: 1 }],
]
const failuresOf = (text: string) => readScenarios('copied.yaml', text).flatMap(parsed => playParsed(parsed).failures)

describe.each(games)('%s %j', (id, options) => {
  const { game, situations } = gameEntries.find(entry => entry.game.id === id)!
  const seed = 'ґедзь: "on" #1'
  const { choices } = playOut(
    game,
    options,
    seed,
    Array.from(
      { length: options.players },
      () => (_, _state, ask, random) => ask.choices[randomBelow(random, ask.choices.length)]!,
    ),
  )
  const record: GameRecord = { ...newRecord(game, options, seed), choices }

  test('a finished game is a scenario that holds at every position', () => {
    for (const part of [0, 0.01, 0.3, 0.7, 1])
      expect(failuresOf(recordAsScenario(game, situations, record, Math.floor(choices.length * part)))).toEqual([])
  })
  test('a changed score of the scenario is noticed', () => {
    const text = recordAsScenario(game, situations, record)
    expect(failuresOf(text.replace(/total: (-?\d+)/, 'total: 99'))).toHaveLength(1)
  })
  test('a running game is a scenario that runs, whoever writes it', () => {
    for (const part of [0, 0.1, 0.5, 0.9]) {
      const state = game.setup(record.options, seed)
      for (const { seat, choice } of choices.slice(0, choices.length * part)) game.apply(state, seat, choice)
      for (const viewer of [0, 'spectator'] as const) {
        const dealt = game.deal(seal(game, state, viewer), 'dealt')
        const text = positionAsScenario(game, situations, dealt, viewer, record.options)!
        expect(failuresOf(text)).toEqual([])
        expect(text).not.toContain(seed)
      }
    }
  })
})

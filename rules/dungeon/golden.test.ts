import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type GoldenRecord, goldenDifference } from '../kernel/testing/golden.ts'
import { bossMonsterModes, nextLevelModes, superBossMonsterModes } from './golden/modes.ts'
import { bossMonster, nextLevel, superBossMonster } from './index.ts'

const folder = new URL('./golden/', import.meta.url)
const golden = (mode: string): GoldenRecord => JSON.parse(readFileSync(new URL(`${mode}.json`, folder), 'utf8'))
const games = [bossMonster, nextLevel, superBossMonster]
const modes = [
  ...Object.entries(bossMonsterModes).map(([mode, options]) => ({ mode, game: bossMonster, options })),
  ...Object.entries(nextLevelModes).map(([mode, options]) => ({ mode, game: nextLevel, options })),
  ...Object.entries(superBossMonsterModes).map(([mode, options]) => ({ mode, game: superBossMonster, options })),
]

describe('golden records of the dungeon games', () => {
  test('every mode has one, and there are no others', () => {
    const files = readdirSync(folder).filter(file => file.endsWith('.json'))
    expect(files.sort()).toEqual(modes.map(({ mode }) => `${mode}.json`).sort())
  })
  test('every option of each game is on in one of them, at every number of players', () => {
    for (const game of games) {
      const own = modes.filter(mode => mode.game === game).map(({ options }) => options)
      for (const { id } of game.options)
        expect(
          own.some(options => options[id]),
          id,
        ).toBe(true)
      const { min, max } = game.players
      const numbers = new Set(own.map(({ players }) => players))
      expect([...numbers].sort()).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i))
    }
  })
  test.each(modes)('$mode still leads where it led', ({ mode, game, options }) => {
    const record = golden(mode)
    expect([record.game, record.options]).toEqual([game.id, options])
    expect(goldenDifference(games, record)).toBeUndefined()
  })
})

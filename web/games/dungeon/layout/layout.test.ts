import { bossMonster, superBossMonster, type View } from '@overlair/rules/dungeon'
import { describe, expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

const table = (game: typeof bossMonster, players: number, phase: View['phase']): View => ({
  ...game.view(game.setup({ players }, 'fitting'), 0),
  phase,
})
const desktop = { width: 1440, height: 900 }

describe('on a wide screen the table keeps to the height of the screen', () => {
  test('with four players and one row of heroes in town, the dungeon shows whole cards', () => {
    expect(layoutOf(table(bossMonster, 4, 'build'), desktop).dungeon).toBe('full')
  })
  test('with landmarks the dungeon is folded, with an open market it is a strip', () => {
    expect(layoutOf(table(superBossMonster, 4, 'build'), desktop).dungeon).toBe('folded')
    expect(layoutOf(table(superBossMonster, 4, 'town'), desktop)).toEqual({ dungeon: 'strip', market: 'full' })
  })
  test('with six players or on a low screen the market is folded, too', () => {
    expect(layoutOf(table(superBossMonster, 6, 'town'), desktop)).toEqual({ dungeon: 'strip', market: 'folded' })
    const low = { width: 1280, height: 720 }
    expect(layoutOf(table(superBossMonster, 4, 'town'), low)).toEqual({ dungeon: 'strip', market: 'folded' })
  })
  test('a high screen shows everything at full size', () => {
    const high = { width: 2560, height: 1440 }
    expect(layoutOf(table(superBossMonster, 6, 'town'), high)).toEqual({ dungeon: 'full', market: 'full' })
  })
  test('on a narrow screen the table scrolls, and only the phase counts', () => {
    const tablet = { width: 820, height: 600 }
    expect(layoutOf(table(superBossMonster, 6, 'town'), tablet).dungeon).toBe('folded')
    expect(layoutOf(table(superBossMonster, 6, 'adventure'), tablet).dungeon).toBe('full')
  })
})

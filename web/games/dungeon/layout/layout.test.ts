import { bossMonster, superBossMonster, type View } from '@overlair/rules/dungeon'
import { describe, expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

const table = (game: typeof bossMonster, players: number, phase: View['phase']): View => ({
  ...game.view(game.setup({ players }, 'fitting'), 0),
  phase,
})
const desk = { width: 1440, height: 900 }

describe('the table keeps to the height of the screen', () => {
  test('four bosses with a town of one row leave room for whole cards', () => {
    expect(layoutOf(table(bossMonster, 4, 'build'), desk).dungeon).toBe('full')
  })
  test('beside landmarks the own dungeon shows its pictures, beside an open market in one line', () => {
    expect(layoutOf(table(superBossMonster, 4, 'build'), desk).dungeon).toBe('folded')
    expect(layoutOf(table(superBossMonster, 4, 'town'), desk)).toEqual({ dungeon: 'strip', market: 'full' })
  })
  test('six players and low screens fold the market, too', () => {
    expect(layoutOf(table(superBossMonster, 6, 'town'), desk)).toEqual({ dungeon: 'strip', market: 'folded' })
    const low = { width: 1280, height: 720 }
    expect(layoutOf(table(superBossMonster, 4, 'town'), low)).toEqual({ dungeon: 'strip', market: 'folded' })
  })
  test('a high screen shows everything at full size', () => {
    const high = { width: 2560, height: 1440 }
    expect(layoutOf(table(superBossMonster, 6, 'town'), high)).toEqual({ dungeon: 'full', market: 'full' })
  })
  test('where the table scrolls anyway only the phase counts', () => {
    const tablet = { width: 820, height: 600 }
    expect(layoutOf(table(superBossMonster, 6, 'town'), tablet).dungeon).toBe('folded')
    expect(layoutOf(table(superBossMonster, 6, 'adventure'), tablet).dungeon).toBe('full')
  })
})

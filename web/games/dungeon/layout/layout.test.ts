import { bossMonster, superBossMonster } from '@overlair/rules/dungeon'
import { describe, expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

const table = (game: typeof bossMonster) => game.view(game.setup({ players: 4 }, 'fitting'), 0)
const desktop = { width: 1440, height: 900 }

describe('what the scene makes large', () => {
  test('while the market is open, the stall stands over the street and the dungeon is folded', () => {
    expect(layoutOf(table(superBossMonster), true, desktop)).toEqual({ scene: 'stall', smallHalls: true })
    expect(layoutOf(table(superBossMonster), false, desktop)).toEqual({ scene: 'street', smallHalls: false })
  })
  test('a game without a market has no stall', () => {
    expect(layoutOf(table(bossMonster), true, desktop).scene).toBe('street')
  })
  test('a low screen and a phone have small halls', () => {
    for (const screen of [
      { width: 1280, height: 640 },
      { width: 390, height: 844 },
    ])
      expect(layoutOf(table(bossMonster), false, screen).smallHalls).toBe(true)
  })
  test('a tablet scrolls, so its halls stay large', () => {
    expect(layoutOf(table(superBossMonster), true, { width: 820, height: 600 }).smallHalls).toBe(false)
  })
})

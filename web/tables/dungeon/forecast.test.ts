import { bossMonster, type HeroView, type PlayerView, type View } from '@overlair/rules/dungeon'
import { expect, test } from 'vitest'
import { fateOf, lureOf, runningDamage } from './forecast.ts'

const room = (damage: number | null) => ({ id: 'x', card: 'x', faceDown: false, off: false, under: [], damage })
const base: View = bossMonster.view(bossMonster.setup({ players: 2 }, 'forecast'), 'spectator')
const first = base.players[0]!
/** From the boss to the entrance. */
const dungeonOf = (...damage: (number | null)[]): PlayerView => ({ ...first, dungeon: damage.map(room) })
const hero = (health: number, damage = 0): HeroView => ({
  name: 'samurai-tom',
  health,
  damage,
  waits: false,
  items: [],
})

test('a hero dies in the room where the damage reaches its health (BM-121)', () => {
  expect(fateOf(dungeonOf(1, 2, 3), hero(5))).toEqual({ dies: true, at: 1, damage: 5, health: 5 })
})
test('a hero that takes less than its health reaches the boss (BM-122)', () => {
  expect(fateOf(dungeonOf(1, 2, 3), hero(7))).toMatchObject({ dies: false, damage: 6 })
})
test('face-down rooms deal nothing that is known', () => {
  expect(fateOf(dungeonOf(null, 2), hero(3))).toMatchObject({ dies: false, damage: 2 })
})
test('a hero inside has met the room it stands in', () => {
  const player = { ...dungeonOf(1, 2, 3), inside: { ...hero(6, 5), at: 1, room: 'x' } }
  expect(fateOf(player, player.inside)).toMatchObject({ dies: true, at: 0 })
})
test('damage adds up from the entrance to the boss', () => {
  expect(runningDamage(dungeonOf(1, 2, 3))).toEqual([6, 5, 3])
})

const tempting = (...counts: number[]): View => ({
  ...base,
  players: counts.map(fighter => ({ ...first, treasure: { cleric: 0, fighter, mage: 0, thief: 0 } })),
})
test('a hero is drawn to the single highest count (BM-103), stays on a tie (BM-104) or where nothing tempts (BM-105)', () => {
  expect(lureOf(tempting(1, 2), 'samurai-tom', 0)).toEqual({ kind: 'goes', seat: 1, count: 2 })
  expect(lureOf(tempting(2, 2), 'samurai-tom', 0)).toMatchObject({ kind: 'tie', count: 2 })
  expect(lureOf(tempting(0, 0), 'samurai-tom', 0)).toEqual({ kind: 'none' })
})
test('the Fool follows its own rule', () => {
  expect(lureOf(tempting(3, 0), 'the-fool', 0)).toEqual({ kind: 'own' })
})
test('alone, a place in town asks for its number of symbols, in the challenge for one more (SB-253, SB-267)', () => {
  const alone = (challenge: boolean): View => ({ ...tempting(2), variants: { ...base.variants, challenge } })
  expect(lureOf(alone(false), 'samurai-tom', 1)).toEqual({ kind: 'goes', seat: 0, count: 2 })
  expect(lureOf(alone(false), 'samurai-tom', 2)).toEqual({ kind: 'short', count: 2, needed: 3 })
  expect(lureOf(alone(true), 'samurai-tom', 1)).toEqual({ kind: 'short', count: 2, needed: 3 })
})
test('a hero that may not be lured stays in town', () => {
  const held: View = { ...tempting(3, 0), lasting: [{ effect: 'not-lured', hero: 'samurai-tom', why: 'fear' }] }
  expect(lureOf(held, 'samurai-tom', 0)).toEqual({ kind: 'held' })
})

import { expect, test } from 'vitest'
import { bossMonster, bossMonsterSituations as situations } from './index.ts'

const { situate, zones } = situations

test('a deck can hold only what is said; the rest is out of the game, and no card is lost', () => {
  const s = situate({ heroDeck: { only: ['the-fool'] }, roomDeck: { only: [] }, P1: { spells: ['fear'] } }, 'seed')
  expect(zones(s)).toMatchObject({ heroDeck: ['the-fool'], roomDeck: [] })
  expect(bossMonster.inventory(s)).toEqual(bossMonster.inventory(bossMonster.setup({}, 'seed')))
})

test('opening hands are filled up, and what comes next in the decks stays there (BM-26)', () => {
  const s = situate({ phase: 'setup', P1: { rooms: ['dark-altar'] }, roomDeck: ['open-grave'] }, 'seed')
  const { rooms, spells } = s.players[0]!
  expect([rooms.length, rooms.includes('dark-altar'), spells.length]).toEqual([5, true, 2])
  expect(s.decks.rooms.at(-1)).toBe('open-grave')
})

test.each([
  [{ heroDeck: ['lord-van-ette'] }, 'lord-van-ette lies in the other hero deck'],
  [{ heroDeck: { all: [] } }, 'expected a list, or only and a list'],
  [{ town: 'the-fool' }, 'expected a list, not "the-fool"'],
  [{ P1: { spells: ['soul-harvest', 'soul-harvest'] } }, 'no soul-harvest is left'],
  [{ P1: { rooms: ['fear'] } }, 'there is no room “fear”'],
  [{ P1: { leveled: 'yes' } }, 'expected true or false, not "yes"'],
  [{ P1: { hand: [] } }, 'a player has no “hand”'],
  [{ P1: { dungeon: Array(3).fill('dark-altar+open-grave').concat(Array(3).fill('golem-factory')) } }, 'no open-grave'],
  [
    { P1: { dungeon: Array(3).fill('dark-altar').concat(Array(3).fill('golem-factory')) } },
    'five rooms at most (BM-69)',
  ],
  [{ phase: 'night' }, 'there is no phase "night"'],
  [{ round: 'two' }, 'expected a number, not "two"'],
  [{ market: [] }, 'there is no “market” here'],
  [{ P1: { healed: 'one' } }, 'expected a number of souls, not "one"'],
  [{ P1: { slain: ['the-fool'], defeated: 1, healed: 1 } }, '2 souls of this round are more than the 1 there are'],
])('%j cannot be: %s', (given, reason) => {
  expect(() => situate(given, 'seed')).toThrow(reason)
})

import { expect, test } from 'vitest'
import { bossMonster, bossMonsterSituations as situations, superBossMonsterSituations } from '../index.ts'

const { fromSituation, zones } = situations

test('“only” limits a deck to the given cards; all other cards leave the game, and none is lost', () => {
  const s = fromSituation(
    { heroDeck: { only: ['the-fool'] }, roomDeck: { only: [] }, P1: { spells: ['fear'] } },
    'seed',
  )
  expect(zones(s)).toMatchObject({ heroDeck: ['the-fool'], roomDeck: [] })
  expect(bossMonster.inventory(s)).toEqual(bossMonster.inventory(bossMonster.setup({}, 'seed')))
})

test('setup fills the opening hands and leaves the given next cards in the decks (BM-26)', () => {
  const s = fromSituation({ phase: 'setup', P1: { rooms: ['dark-altar'] }, roomDeck: ['open-grave'] }, 'seed')
  const { rooms, spells } = s.players[0]!
  expect([rooms.length, rooms.includes('dark-altar'), spells.length]).toEqual([5, true, 2])
  expect(s.decks.rooms.at(-1)).toBe('open-grave')
})

test.each([
  [{ heroDeck: ['lord-van-ette'] }, 'lord-van-ette belongs to the other hero deck'],
  [{ heroDeck: { all: [] } }, 'there is no “all” here; possible: only'],
  [{ town: 'the-fool' }, 'expected a list, not "the-fool"'],
  [{ P1: { spells: ['soul-harvest', 'soul-harvest'] } }, 'no soul-harvest is left'],
  [{ P1: { rooms: ['fear'] } }, 'there is no room “fear”'],
  [{ P1: { leveled: 'yes' } }, 'expected true or false, not "yes"'],
  [{ P1: { hand: [] } }, 'a player has no “hand”'],
  [{ P1: { dungeon: Array(3).fill('dark-altar+open-grave').concat(Array(3).fill('golem-factory')) } }, 'no open-grave'],
  [{ P1: { dungeon: Array(3).fill('dark-altar').concat(Array(3).fill('golem-factory')) } }, '5 rooms at most (BM-69)'],
  [{ phase: 'night' }, 'there is no phase "night"'],
  [{ round: 'two' }, 'expected a whole number from 0 up, not "two"'],
  [{ round: -5 }, 'expected a whole number from 0 up, not -5'],
  [{ roomDeck: 'dark-altar' }, 'expected a list, not "dark-altar"'],
  [{ players: 2.5 }, 'expected 2 to 4 players, not 2.5'],
  [{ players: 1e9 }, 'expected 2 to 4 players, not 1000000000'],
  [{ players: 2, P3: {} }, 'there is no P3 in a game for 2'],
  [{ P1: null }, 'expected words with values, not null'],
  [{ P1: { boss: ['robobo'] } }, 'expected a word, not ["robobo"]'],
  [{ P1: { dungeon: ['off'] } }, 'expected a room, not only “off”'],
  [{ market: [] }, 'there is no “market” here'],
  [{ P1: { healed: 'one' } }, 'expected a whole number from 0 up, not "one"'],
  [{ P1: { defeated: -1 } }, 'expected a whole number from 0 up, not -1'],
  [{ P1: { slain: ['the-fool'], defeated: 1, healed: 1 } }, 'expected at most 1 defeated and healed souls, not 2'],
])('%j is refused: %s', (given, reason) => {
  expect(() => fromSituation(given, 'seed')).toThrow(reason)
})

test.each([
  [{ P1: { coins: 'many' } }, 'expected a whole number from 0 up, not "many"'],
  [{ P1: { minion: ['temple-special'] } }, 'expected a word, not ["temple-special"]'],
  [{ temple: ['sister-halo'] }, 'expected a word, not ["sister-halo"]'],
])('%j is refused in Super Boss Monster: %s', (given, reason) => {
  expect(() => superBossMonsterSituations.fromSituation(given, 'seed')).toThrow(reason)
})

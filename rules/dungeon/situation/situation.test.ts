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
  [{ firstPlayer: 'P2' }, 'there is no “firstPlayer” here'],
  [{ P1: { dealt: ['robobo', 'draculord'] } }, 'bosses are dealt only in the phase setup'],
  [{ phase: 'setup', P1: { dealt: ['robobo'] } }, 'a player is dealt two bosses (BM-154), not 1'],
  [
    { phase: 'setup', choose: false, P1: { dealt: ['robobo', 'draculord'] } },
    'bosses are chosen only with “choose” (BM-154)',
  ],
  [
    { phase: 'setup', P1: { dealt: ['robobo', 'draculord'] }, P2: { rooms: ['dark-altar'] } },
    'a player has nothing but dealt bosses until all have chosen (BM-154)',
  ],
  [{ P1: { healed: 'one' } }, 'expected a whole number from 0 up, not "one"'],
  [{ P1: { defeated: -1 } }, 'expected a whole number from 0 up, not -1'],
  [{ P1: { slain: ['the-fool'], defeated: 1, healed: 1 } }, 'expected at most 1 defeated and healed souls, not 2'],
])('%j is refused: %s', (given, reason) => {
  expect(() => fromSituation(given, 'seed')).toThrow(reason)
})

test('dealt bosses are offered to their players, and the given cards are drawn after the choice (BM-154, SB-26)', () => {
  const s = fromSituation({ phase: 'setup', P2: { dealt: ['robobo', 'draculord'] }, spellDeck: ['fear'] }, 'seed')
  expect(zones(s)).toMatchObject({ P1: { boss: null }, P2: { boss: null, dealt: ['robobo', 'draculord'] } })
  expect(bossMonster.asks(s).find(({ seat }) => seat === 1)?.choices).toEqual([
    { boss: 'robobo' },
    { boss: 'draculord' },
  ])
  expect(bossMonster.inventory(s)).toEqual(bossMonster.inventory(bossMonster.setup({}, 'seed')))
  const [first] = bossMonster.asks(s).find(({ seat }) => seat === 0)!.choices
  bossMonster.apply(s, 0, first!)
  bossMonster.apply(s, 1, { boss: 'draculord' })
  expect(s.players[s.order[0]!]!.spells).toContain('fear')
})

test('the first player begins, the others follow clockwise (SB-45)', () => {
  const s = superBossMonsterSituations.fromSituation({ players: 3, phase: 'town', firstPlayer: 'P2' }, 'seed')
  expect(s.order).toEqual([1, 2, 0])
  expect(superBossMonsterSituations.zones(s)).toMatchObject({ firstPlayer: 'P2' })
})

test('a hero at an entrance, in town or on a landmark may have health tokens (SB-150)', () => {
  const s = superBossMonsterSituations.fromSituation(
    {
      phase: 'adventure',
      P1: { entrance: ['laliho'], spells: ['freeze'] },
      temple: 'sister-halo',
      tokens: ['laliho+2', 'sister-halo+-2'],
    },
    'seed',
  )
  expect(superBossMonsterSituations.zones(s)).toMatchObject({
    tokens: ['sbm-hero-sister-halo+-2', 'sbm-hero-laliho+2'],
    P1: { health: [10] },
  })
})

test.each([
  [{ P1: { coins: 'many' } }, 'expected a whole number from 0 up, not "many"'],
  [{ P1: { minion: ['temple-special'] } }, 'expected a word, not ["temple-special"]'],
  [{ temple: ['sister-halo'] }, 'expected a word, not ["sister-halo"]'],
  [{ firstPlayer: 'P3' }, '“firstPlayer” is P1 to P2, not "P3"'],
  [{ firstPlayer: 2 }, '“firstPlayer” is P1 to P2, not 2'],
  [
    { phase: 'setup', firstPlayer: 'P2', P1: { dealt: ['emperor-dododo', 'count-requiem'] } },
    'the XP of the chosen bosses decides who is first (SB-29)',
  ],
  [{ town: ['laliho'], tokens: ['wisebeard+2'] }, 'expected a hero in play and its health tokens, like laliho+2'],
  [{ town: ['laliho'], tokens: ['laliho'] }, 'expected a hero in play and its health tokens, like laliho+2'],
])('%j is refused in Super Boss Monster: %s', (given, reason) => {
  expect(() => superBossMonsterSituations.fromSituation(given, 'seed')).toThrow(reason)
})

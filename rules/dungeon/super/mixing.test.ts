import { describe, expect, test } from 'vitest'
import { shelf } from '../cards/shelf.ts'
import { superBossMonster as game } from '../index.ts'
import { fiveEpics, newGame, superTable, type TestTable } from '../testing/test-table.ts'

const pass = { pass: true }
const tavern = (t: TestTable) => t.view(0).board!.tavern.map(hero => hero.name)

describe('sets', () => {
  test('bosses, rooms and spells of all sets are shuffled together (SB-270)', () => {
    const { state } = newGame(game, { players: 2, bossMonster: true, nextLevel: true })
    expect([state.decks.rooms.length, state.decks.spells.length]).toEqual([75 * 3, 32 + 62])
    const dealt = state.players.flatMap(p => p.dealt)
    const bosses = ['super-boss-monster', 'boss-monster', 'next-level'].flatMap(set => shelf.boxOf(set).bosses)
    expect([...dealt, ...state.removed].toSorted()).toEqual([...bosses].toSorted())
  })
  test('all heroes come from one set (SB-271)', () => {
    const { state } = newGame(game, { players: 2, bossMonster: true, heroes: 'boss-monster' })
    expect([state.heroes.ordinary.length, state.heroes.epic.length]).toEqual([13, 8])
    expect(() => game.setup({ players: 2, heroes: 'next-level' }, 1)).toThrow('SB-271')
  })
  test('“+1 damage” without the word “counter” is not a counter (SB-272, SB-200)', () => {
    const t = superTable({
      bossMonster: true,
      P1: { dungeon: ['goblin-armory', 'golem-gym'], rooms: ['trophy-armory'] },
    })
    expect([t.damage('golem-gym'), t.counters('golem-gym')]).toEqual([3, 0])
  })
})

describe('heroes of other sets', () => {
  const withSwordmage = (given: object = {}) =>
    superTable({
      phase: 'town',
      nextLevel: true,
      heroes: 'next-level',
      P1: {},
      P2: {},
      town: ['swordmage', 'elfstar'],
      heroDeck: ['hookshot-joe', 'black-leaf'],
      ...given,
    })
  test('a hero with two types goes to the first free landmark in the order of its symbols (SB-273, SB-274), else to the Tavern', () => {
    expect(withSwordmage().view(0).board!.landmarks.stadium).toMatchObject({ name: 'swordmage' }) // fighter, then mage
    expect(withSwordmage({ stadium: 'barbarian' }).view(0).board!.landmarks.library).toMatchObject({
      name: 'swordmage',
    })
    expect(tavern(withSwordmage({ stadium: 'barbarian', library: 'witch' }))).toContain('swordmage')
  })
  test('a hero without treasure goes to the Tavern (SB-275); only its own text can lure it (SB-276)', () => {
    expect(tavern(withSwordmage({ town: ['the-fool', 'elfstar'] }))).toEqual(['the-fool'])
    const t = superTable({
      bossMonster: true,
      heroes: 'boss-monster',
      P1: { rooms: ['trophy-armory'], slain: ['nick-the-masher'] },
      P2: {},
      town: ['the-fool'],
    })
    t.does(0, pass)
    expect(t.eventsOf('lured')).toMatchObject([{ hero: 'the-fool', seat: 1 }])
  })
})

describe('cards of other sets', () => {
  test('a deactivated fifth room delays the level-up to the end of the round (SB-312)', () => {
    const t = superTable({
      bossMonster: true,
      P1: {
        boss: 'his-sliminess',
        rooms: ['trophy-armory'],
        dungeon: ['magpie-nest+off', 'bookwyrm', 'minion-arena', 'golem-gym'],
      },
    })
    t.does(0, { build: 'trophy-armory', at: 4 })
    const events = t.events.map(e => (e.event === 'phase' ? e.phase : e.event))
    expect(events.indexOf('level-up')).toBeGreaterThan(events.indexOf('end'))
  })
  test('a room with a minion cannot be destroyed by an effect or as a cost (SB-161)', () => {
    const t = superTable({
      nextLevel: true,
      P1: { dungeon: ['wreck-room', 'minion-arena'], minion: 'minion-arena', spells: ['lava-surge'] },
    })
    expect(t.offers(0, { use: 'wreck-room' })).toBe(false)
    const withoutMinion = superTable({
      nextLevel: true,
      P1: { dungeon: ['wreck-room', 'minion-arena'], spells: ['lava-surge'] },
    })
    expect(withoutMinion.offers(0, { use: 'wreck-room' })).toBe(true)
  })
  test('counters and minion move with a swapped room (SB-103, SB-202)', () => {
    const t = superTable({
      nextLevel: true,
      P1: { dungeon: ['minion-arena+trophy-armory+1', 'golem-gym'], minion: 'minion-arena', spells: ['oh-yeah'] },
    })
    t.does(0, { cast: 'oh-yeah' }).passUntil(() => t.dungeon(0)[0] === 'golem-gym')
    expect([t.counters('minion-arena'), t.damage('minion-arena')]).toEqual([1, 3])
  })
  test('a player who cannot win in this round does not win, even if another player ends the game (SB-220, SB-270)', () => {
    const t = superTable({
      nextLevel: true,
      phase: 'adventure',
      P1: {
        dungeon: ['golem-gym+9'],
        slain: ['champion', 'priestess', 'empress-of-embers', 'bar-brawler'],
        entrance: ['laliho', 'king-lik', 'rook-quickpurse'],
      },
      P2: { spells: ['meddling-kids'], slain: fiveEpics },
    })
    t.passUntil(() => t.souls(0) === 10)
    t.when(1, { cast: 'meddling-kids', mode: 2 }).passUntil(() => t.state.result !== null)
    expect(t.game.result(t.state)).toMatchObject({ winners: [1], scores: [11, 10], why: 'SB-217' })
  })
})

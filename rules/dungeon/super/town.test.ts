import { describe, expect, test } from 'vitest'
import { IllegalChoice } from '../../kernel/index.ts'
import { superBuild, superTable, type TestTable } from '../testing/test-table.ts'

const pass = { pass: true }
const inAdventure = 'shiny-bait'
const tavern = (t: TestTable) => t.view(0).board!.tavern.map(hero => hero.name.slice(9))
const heroOn = (t: TestTable, landmark: 'temple' | 'stadium' | 'library' | 'hideout') =>
  t.view(0).board!.landmarks[landmark]?.name.slice(9)
const market = (t: TestTable) => t.view(0).board!.market.map(card => card.replace(/^sbm-(room|spell)-/, ''))
const takeFirst = (t: TestTable, seat: number) => t.does(seat, t.ask(seat).choices[0] as { take: string })

describe('a round', () => {
  test('has the phases Town, Build, Minion, Bait, Adventure and End (SB-44), in this order (SB-240)', () => {
    const t = superTable({ phase: 'town', P1: {}, P2: {} }).passTown()
    t.passUntil(() => t.state.round === 2)
    const phases = t.eventsOf('phase').map(e => e.phase)
    expect(phases).toEqual(['build', 'reveal', 'minion', 'bait', 'adventure', 'end', 'town'])
  })
  test('ends with the first-player marker one seat to the left (SB-46); the playing order starts there', () => {
    const t = superTable({ phase: 'end', P1: {}, P2: {}, P3: {} })
    expect([t.view(0).order, t.asked]).toEqual([[1, 2, 0], [1]])
  })
})

describe('the market', () => {
  test('is empty (SB-50) and filled first, with a spell and one room per player (SB-48, SB-49)', () => {
    const t = superTable({
      phase: 'town',
      P1: {},
      P2: {},
      P3: {},
      roomDeck: ['golem-gym', 'bookwyrm', 'magpie-nest'],
      spellDeck: ['quest'],
    })
    expect(market(t)).toEqual(['quest', 'golem-gym', 'bookwyrm', 'magpie-nest'])
    const next = superBuild({ items: true, P1: {}, P2: {} }).does(0, pass)
    const events = next.events.map(e => (e.event === 'phase' ? e.phase : e.event))
    const steps = events.slice(events.indexOf('town')).filter(step => !['item-taken', 'pushed'].includes(step))
    expect([steps, next.prompt]).toEqual([['town', 'market', 'item', 'arrived', 'arrived'], 'market.take'])
  })
  test('each player in order takes a card and then places the minion (SB-69, SB-72, SB-73)', () => {
    const t = superTable({
      phase: 'town',
      P1: {},
      P2: {},
      roomDeck: ['trap-in-the-box', 'bookwyrm'],
      spellDeck: ['quest'],
    })
    expect([t.prompt, t.asked]).toEqual(['market.take', [0]])
    expect(t.offers(0, pass)).toBe(false)
    t.does(0, { take: 'trap-in-the-box' })
    expect([t.prompt, t.asked, t.hand(0)]).toEqual(['minion.place', [0], ['trap-in-the-box']])
    expect(t.eventsOf('market-taken')).toMatchObject([{ seat: 0, card: 'sbm-room-trap-in-the-box' }]) // public (SB-74, SB-293)
    t.does(0, { minion: 'temple-treasure' })
    expect([t.prompt, t.asked]).toEqual(['market.take', [1]])
  })
  test('is not refilled: the last of three players chooses from two cards, and one remains (SB-70)', () => {
    const t = superTable({ phase: 'town', P1: {}, P2: {}, P3: {} })
    for (const seat of [0, 1]) takeFirst(t, seat).does(seat, { minion: t.offered(seat, 'minion')[0] as string })
    expect(market(t)).toHaveLength(2)
    takeFirst(t, 2)
    expect(market(t)).toHaveLength(1)
  })
  test('an effect may let a player draw from a deck instead, so more cards remain (SB-71)', () => {
    const t = superTable({
      phase: 'town',
      bossMonster: true,
      P1: { dungeon: ['haunted-library'] },
      spellDeck: ['quest', 'power-up'],
    })
    expect(t.prompt).toBe('ability')
    t.does(0, { accept: true })
    expect([t.hand(0), t.prompt, market(t).length]).toEqual([['power-up'], 'minion.place', 3])
  })
  test('the discard pile refills an empty deck; without cards there, the place stays empty (SB-290)', () => {
    const t = superBuild({ P1: {}, P2: {}, spellDeck: { only: [] }, discard: ['quest', 'golem-gym'] }).does(0, pass)
    expect(t.eventsOf('shuffled')).toMatchObject([{ kind: 'spells', why: 'SB-290' }])
    expect([market(t).includes('quest'), t.discard]).toEqual([true, ['golem-gym']])
    const empty = superTable({ P1: { rooms: ['golem-gym'] }, P2: {}, spellDeck: { only: [] } })
    empty.does(0, pass)
    expect(market(empty)).toHaveLength(2)
  })
})

describe('arriving heroes', () => {
  test('one hero per player is revealed, one at a time (SB-51), ordinary before epic (SB-52); town has one place per player (SB-54)', () => {
    const t = superTable({ phase: 'town', P1: {}, P2: {}, P3: {}, heroDeck: ['laliho', 'king-lik', 'nimble-nell'] })
    expect(t.town).toEqual(['laliho', 'king-lik', 'nimble-nell'])
  })
  test('the last ordinary and the first epic hero may come in the same round (SB-53)', () => {
    const t = superTable({
      phase: 'town',
      players: 2,
      heroDeck: { only: ['laliho'] },
      epicDeck: ['sir-reginald-rampart'],
    })
    expect(t.town).toEqual(['laliho', 'sir-reginald-rampart'])
  })
  test('a new hero is right of the others (SB-55, SB-56); when one leaves, the others move left (SB-57)', () => {
    const t = superBuild({ P1: { spells: ['quest'] }, P2: {}, P3: {}, town: ['laliho', 'king-lik'] })
    t.does(0, { cast: 'quest' }, { hero: 'laliho' }, { player: 1 }).passUntil(() => t.town.length === 1)
    expect(t.town).toEqual(['king-lik'])
  })
  test('a full town pushes its leftmost hero to the landmark of its class (SB-58, SB-59): the mage goes to the Library (SB-298)', () => {
    const t = superTable({
      phase: 'town',
      P1: {},
      P2: {},
      P3: {},
      town: ['wisebeard', 'nimble-nell', 'sister-halo'],
      heroDeck: ['king-lik', 'gladiator', 'acolyte'],
    })
    expect(t.town).toEqual(['nimble-nell', 'sister-halo', 'king-lik'])
    expect(heroOn(t, 'library')).toBe('wisebeard')
  })
  test('a pushed hero goes to the Tavern if the landmark is occupied (SB-60, SB-63), on top of the heroes there (SB-61, SB-62)', () => {
    const t = superTable({
      phase: 'town',
      P1: {},
      P2: {},
      town: ['wisebeard', 'sister-halo'],
      library: 'pixie-sparkwick',
      tavern: ['laliho'],
      heroDeck: ['king-lik', 'nimble-nell'],
    })
    expect(tavern(t)).toEqual(['laliho', 'wisebeard'])
    expect([heroOn(t, 'library'), heroOn(t, 'temple'), t.town]).toEqual([
      'pixie-sparkwick',
      'sister-halo',
      ['king-lik', 'nimble-nell'],
    ])
  })
  test('a pushed hero cites the rule for its class, for going straight to a landmark, or for a solo game (SB-59, SB-60, SB-65, SB-66, SB-248)', () => {
    const pushed = (given: object) => {
      const t = superBuild({
        players: 2,
        P1: { boss: 'emperor-dododo' },
        P2: { boss: 'baroness-hammerhoof' },
        ...given,
      })
      return t
        .does(0, pass)
        .eventsOf('pushed')
        .map(e => [e.hero.replace('sbm-hero-', ''), e.place, e.why])
    }
    const town = ['wisebeard', 'nimble-nell']
    expect(pushed({ town, library: 'pixie-sparkwick', heroDeck: ['sister-halo', 'brother-bingwort'] })).toEqual([
      ['wisebeard', 'tavern', 'SB-60'],
      ['nimble-nell', 'hideout', 'SB-59'],
    ])
    expect(pushed({ stadium: 'laliho', heroDeck: ['gladiator', 'acolyte'] })).toEqual([
      ['gladiator', 'tavern', 'SB-66'],
      ['acolyte', 'temple', 'SB-65'],
    ])
    const solo = superTable({
      players: 1,
      P1: { boss: 'emperor-dododo', rooms: ['golem-gym'] },
      town: [...town, 'sister-halo'],
      heroDeck: ['silas-shade', 'professor-gloam', 'rook-quickpurse'],
    })
    solo.does(0, pass)
    expect(solo.eventsOf('pushed').map(e => [e.place, e.why])).toEqual([
      ['temple', 'SB-248'],
      ['stadium', 'SB-248'],
    ])
  })
  test('town pushes heroes until it is no longer too full (SB-64)', () => {
    const t = superTable({
      phase: 'town',
      P1: {},
      P2: {},
      town: ['laliho', 'sister-halo'],
      heroDeck: ['king-lik', 'nimble-nell'],
    })
    expect([t.town.length, heroOn(t, 'stadium'), heroOn(t, 'temple')]).toEqual([2, 'laliho', 'sister-halo'])
  })
  test('a hero that goes straight to a landmark counts as revealed and pushes no hero (SB-65, SB-67)', () => {
    const t = superTable({
      phase: 'town',
      P1: {},
      P2: {},
      town: ['wisebeard', 'sister-halo'],
      heroDeck: ['gladiator', 'nimble-nell'],
    })
    expect([heroOn(t, 'stadium'), heroOn(t, 'library'), t.town]).toEqual([
      'gladiator',
      'wisebeard',
      ['sister-halo', 'nimble-nell'],
    ])
  })
  test('if the town deck has too few heroes, all are revealed and the round continues (SB-68)', () => {
    const oneLeft = { heroDeck: { only: [] }, epicDeck: { only: ['sir-reginald-rampart'] } }
    const t = superBuild({ P1: {}, P2: {}, townDeckEnd: 'onReveal', ...oneLeft })
    t.does(0, pass)
    expect([t.eventsOf('arrived').length, t.prompt]).toEqual([1, 'market.take'])
  })
})

describe('placing minions', () => {
  const spaces = (t: TestTable, seat: number) => t.offered(seat, 'minion')
  test('a minion needs a free space: a landmark with a hero opens only the summon space, without one the other two (SB-75, SB-77, SB-136, SB-137)', () => {
    const t = superTable({ phase: 'town', P1: {}, P2: {}, library: 'wisebeard', heroDeck: ['king-lik', 'nimble-nell'] })
    takeFirst(t, 0).does(0, { minion: 'temple-treasure' })
    takeFirst(t, 1)
    expect(spaces(t, 1)).toEqual([
      'hideout-special',
      'hideout-treasure',
      'library-summon',
      'stadium-special',
      'stadium-treasure',
      'temple-special',
    ])
  })
  test('each landmark has three spaces, the Tavern has one (SB-135)', () => {
    const t = superTable({ phase: 'town', P1: {}, tavern: ['laliho'], heroDeck: ['king-lik', 'nimble-nell'] })
    takeFirst(t, 0)
    expect(spaces(t, 0).filter(space => String(space).startsWith('tavern'))).toEqual(['tavern-summon'])
  })
  test('a minion may go to the own boss after the level-up (SB-76) and to own rooms, never to another dungeon (SB-78)', () => {
    const given = { P1: { boss: 'his-sliminess', dungeon: ['bookwyrm'] }, P2: { dungeon: ['minion-arena'] } }
    const t = superTable({ phase: 'town', ...given })
    takeFirst(t, 0)
    expect([
      spaces(t, 0).includes('his-sliminess'),
      spaces(t, 0).includes('bookwyrm'),
      spaces(t, 0).includes('minion-arena'),
    ]).toEqual([false, true, false])
  })
  test('players cannot use spells, rooms and abilities in the Town phase (SB-79)', () => {
    const t = superTable({
      phase: 'town',
      P1: { dungeon: ['reliquary-of-echoes'], spells: ['loot-drop'], rooms: ['golem-gym'] },
      discard: ['quest'],
    })
    expect(t.ask(0).choices.every(choice => 'take' in choice)).toBe(true)
    expect(() => t.game.apply(t.state, 0, { cast: 'sbm-spell-loot-drop' })).toThrow(IllegalChoice)
  })
})

describe('public and secret facts', () => {
  test('hands, decks and face-down rooms are secret (SB-292), but not their numbers and places (SB-291, SB-326)', () => {
    const t = superTable({
      P1: { rooms: ['golem-gym', 'bookwyrm'], spells: [inAdventure], slain: ['king-lik'] },
      P2: { spells: [inAdventure] },
    })
    t.until(0, { build: 'golem-gym' }).does(0, { build: 'golem-gym', at: 0 })
    const view = t.view(1)
    expect(view.players[0]!).toMatchObject({ souls: 1, slain: ['sbm-hero-king-lik'] })
    expect(view.players[0]!.hand).toEqual({ rooms: 1, spells: 1 })
    expect(view.players[0]!.dungeon[0]).toMatchObject({ id: null, card: null, faceDown: true })
    expect(JSON.stringify(view)).not.toMatch(/golem-gym|bookwyrm/)
  })
  test('hands have no limit (SB-235)', () => {
    const rooms = [
      'golem-gym',
      'golem-gym',
      'bookwyrm',
      'bookwyrm',
      'magpie-nest',
      'magpie-nest',
      'minion-arena',
      'minion-arena',
    ]
    const t = superBuild({ P1: { rooms } }).does(0, pass)
    expect(t.hand(0)).toHaveLength(8)
  })
})

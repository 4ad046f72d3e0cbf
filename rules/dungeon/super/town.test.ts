import { describe, expect, test } from 'vitest'
import { IllegalChoice } from '../../kernel/index.ts'
import { superBuild, superTable, type TestTable } from '../testing/test-table.ts'

const pass = { pass: true }
const inAdventure = 'shiny-bait'
const tavern = (t: TestTable) => t.view(0).board!.tavern.map(hero => hero.name.slice(9))
const at = (t: TestTable, landmark: 'temple' | 'stadium' | 'library' | 'hideout') =>
  t.view(0).board!.landmarks[landmark]?.name.slice(9)
const market = (t: TestTable) => t.view(0).board!.market.map(card => card.replace(/^sbm-(room|spell)-/, ''))
const takesAny = (t: TestTable, seat: number) => t.does(seat, t.ask(seat).choices[0] as { take: string })

describe('a round', () => {
  test('is Town, Build, Minion, Bait, Adventure and End (SB-44), from the first Town phase to the last Adventure (SB-240)', () => {
    const t = superTable({ phase: 'town', P1: {}, P2: {} }).passTown()
    t.passUntil(() => t.state.round === 2)
    const phases = t.told('phase').map(e => e.phase)
    expect(phases).toEqual(['build', 'reveal', 'minion', 'bait', 'adventure', 'end', 'town'])
  })
  test('the marker goes one place to the left at its end (SB-46), and player order starts with it', () => {
    const t = superTable({ phase: 'end', P1: {}, P2: {}, P3: {} })
    expect([t.view(0).order, t.asked]).toEqual([[1, 2, 0], [1]])
  })
})

describe('market', () => {
  test('first the market is filled: a spell and as many rooms as players (SB-48, SB-49); it was empty (SB-50)', () => {
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
    const told = next.events.map(e => (e.event === 'phase' ? e.phase : e.event))
    const steps = told.slice(told.indexOf('town')).filter(step => !['item-taken', 'pushed'].includes(step))
    expect([steps, next.prompt]).toEqual([['town', 'market', 'item', 'arrived', 'arrived'], 'market.take'])
  })
  test('each takes a card in order, and then places the minion, before the next (SB-69, SB-72, SB-73)', () => {
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
    expect(t.told('market-taken')).toMatchObject([{ seat: 0, card: 'sbm-room-trap-in-the-box' }]) // known to all (SB-74, SB-293)
    t.does(0, { minion: 'temple-treasure' })
    expect([t.prompt, t.asked]).toEqual(['market.take', [1]])
  })
  test('it is not refilled: the last of three chooses between two cards, and one is left (SB-70)', () => {
    const t = superTable({ phase: 'town', P1: {}, P2: {}, P3: {} })
    for (const seat of [0, 1]) takesAny(t, seat).does(seat, { minion: t.offered(seat, 'minion')[0] as string })
    expect(market(t)).toHaveLength(2)
    takesAny(t, 2)
    expect(market(t)).toHaveLength(1)
  })
  test('an effect may draw from a deck instead, so that more is left (SB-71)', () => {
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
  test('an empty deck is made anew of the pile; without cards there the place stays empty (SB-290)', () => {
    const t = superBuild({ P1: {}, P2: {}, spellDeck: { only: [] }, discard: ['quest', 'golem-gym'] }).does(0, pass)
    expect(t.told('shuffled')).toMatchObject([{ kind: 'spells', why: 'SB-290' }])
    expect([market(t).includes('quest'), t.discard]).toEqual([true, ['golem-gym']])
    const empty = superTable({ P1: { rooms: ['golem-gym'] }, P2: {}, spellDeck: { only: [] } })
    empty.does(0, pass)
    expect(market(empty)).toHaveLength(2)
  })
})

describe('heroes arrive', () => {
  test('one for each player, one at a time (SB-51), into a town of as many places (SB-54), ordinary before epic (SB-52)', () => {
    const t = superTable({ phase: 'town', P1: {}, P2: {}, P3: {}, heroDeck: ['laliho', 'king-lik', 'nimble-nell'] })
    expect(t.town).toEqual(['laliho', 'king-lik', 'nimble-nell'])
  })
  test('the last ordinary and the first epic heroes may come together (SB-53)', () => {
    const t = superTable({
      phase: 'town',
      players: 2,
      heroDeck: { only: ['laliho'] },
      epicDeck: ['sir-reginald-rampart'],
    })
    expect(t.town).toEqual(['laliho', 'sir-reginald-rampart'])
  })
  test('town is a queue: a new hero stands right of the others (SB-55, SB-56); when one leaves, they slide left (SB-57)', () => {
    const t = superBuild({ P1: { spells: ['quest'] }, P2: {}, P3: {}, town: ['laliho', 'king-lik'] })
    t.does(0, { cast: 'quest' }, { hero: 'laliho' }, { player: 1 }).passUntil(() => t.town.length === 1)
    expect(t.town).toEqual(['king-lik'])
  })
  test('a full town pushes its leftmost hero to the landmark of its class (SB-58, SB-59): the mage to the Library (SB-298)', () => {
    const t = superTable({
      phase: 'town',
      P1: {},
      P2: {},
      P3: {},
      town: ['wisebeard', 'nimble-nell', 'sister-halo'],
      heroDeck: ['king-lik', 'gladiator', 'acolyte'],
    })
    expect(t.town).toEqual(['nimble-nell', 'sister-halo', 'king-lik'])
    expect(at(t, 'library')).toBe('wisebeard')
  })
  test('to the Tavern, if the landmark is taken (SB-60, SB-63), on top of those who are there (SB-61, SB-62)', () => {
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
    expect([at(t, 'library'), at(t, 'temple'), t.town]).toEqual([
      'pixie-sparkwick',
      'sister-halo',
      ['king-lik', 'nimble-nell'],
    ])
  })
  test('a hero that moves on says by which rule: its class, straight to a landmark, or alone (SB-59, SB-60, SB-65, SB-66, SB-248)', () => {
    const moved = (given: object) => {
      const t = superBuild({
        players: 2,
        P1: { boss: 'emperor-dododo' },
        P2: { boss: 'baroness-hammerhoof' },
        ...given,
      })
      return t
        .does(0, pass)
        .told('pushed')
        .map(e => [e.hero.replace('sbm-hero-', ''), e.place, e.why])
    }
    const town = ['wisebeard', 'nimble-nell']
    expect(moved({ town, library: 'pixie-sparkwick', heroDeck: ['sister-halo', 'brother-bingwort'] })).toEqual([
      ['wisebeard', 'tavern', 'SB-60'],
      ['nimble-nell', 'hideout', 'SB-59'],
    ])
    expect(moved({ stadium: 'laliho', heroDeck: ['gladiator', 'acolyte'] })).toEqual([
      ['gladiator', 'tavern', 'SB-66'],
      ['acolyte', 'temple', 'SB-65'],
    ])
    const alone = superTable({
      players: 1,
      P1: { boss: 'emperor-dododo', rooms: ['golem-gym'] },
      town: [...town, 'sister-halo'],
      heroDeck: ['silas-shade', 'professor-gloam', 'rook-quickpurse'],
    })
    alone.does(0, pass)
    expect(alone.told('pushed').map(e => [e.place, e.why])).toEqual([
      ['temple', 'SB-248'],
      ['stadium', 'SB-248'],
    ])
  })
  test('the pushing goes on until nobody is too many (SB-64)', () => {
    const t = superTable({
      phase: 'town',
      P1: {},
      P2: {},
      town: ['laliho', 'sister-halo'],
      heroDeck: ['king-lik', 'nimble-nell'],
    })
    expect([t.town.length, at(t, 'stadium'), at(t, 'temple')]).toEqual([2, 'laliho', 'sister-halo'])
  })
  test('a hero that goes straight to a landmark counts as revealed and pushes nobody (SB-65, SB-67)', () => {
    const t = superTable({
      phase: 'town',
      P1: {},
      P2: {},
      town: ['wisebeard', 'sister-halo'],
      heroDeck: ['gladiator', 'nimble-nell'],
    })
    expect([at(t, 'stadium'), at(t, 'library'), t.town]).toEqual([
      'gladiator',
      'wisebeard',
      ['sister-halo', 'nimble-nell'],
    ])
  })
  test('an empty town deck: what is left is revealed and the round goes on (SB-68)', () => {
    const oneLeft = { heroDeck: { only: [] }, epicDeck: { only: ['sir-reginald-rampart'] } }
    const t = superBuild({ P1: {}, P2: {}, townDeckEnd: 'onReveal', ...oneLeft })
    t.does(0, pass)
    expect([t.told('arrived').length, t.prompt]).toEqual([1, 'market.take'])
  })
})

describe('placing minions', () => {
  const spaces = (t: TestTable, seat: number) => t.offered(seat, 'minion')
  test('on a free action space: with a hero there only the summon space is open, without one the other two (SB-75, SB-77, SB-136, SB-137)', () => {
    const t = superTable({ phase: 'town', P1: {}, P2: {}, library: 'wisebeard', heroDeck: ['king-lik', 'nimble-nell'] })
    takesAny(t, 0).does(0, { minion: 'temple-treasure' })
    takesAny(t, 1)
    expect(spaces(t, 1)).toEqual([
      'hideout-special',
      'hideout-treasure',
      'library-summon',
      'stadium-special',
      'stadium-treasure',
      'temple-special',
    ])
  })
  test('each landmark has three spaces, the Tavern one (SB-135)', () => {
    const t = superTable({ phase: 'town', P1: {}, tavern: ['laliho'], heroDeck: ['king-lik', 'nimble-nell'] })
    takesAny(t, 0)
    expect(spaces(t, 0).filter(space => String(space).startsWith('tavern'))).toEqual(['tavern-summon'])
  })
  test('on the own boss only after the level-up (SB-76), on own rooms, never in another dungeon (SB-78)', () => {
    const given = { P1: { boss: 'his-sliminess', dungeon: ['bookwyrm'] }, P2: { dungeon: ['minion-arena'] } }
    const t = superTable({ phase: 'town', ...given })
    takesAny(t, 0)
    expect([
      spaces(t, 0).includes('his-sliminess'),
      spaces(t, 0).includes('bookwyrm'),
      spaces(t, 0).includes('minion-arena'),
    ]).toEqual([false, true, false])
  })
  test('no spells, rooms and abilities in the Town phase (SB-79)', () => {
    const t = superTable({
      phase: 'town',
      P1: { dungeon: ['reliquary-of-echoes'], spells: ['loot-drop'], rooms: ['golem-gym'] },
      discard: ['quest'],
    })
    expect(t.ask(0).choices.every(choice => 'take' in choice)).toBe(true)
    expect(() => t.game.apply(t.state, 0, { cast: 'sbm-spell-loot-drop' })).toThrow(IllegalChoice)
  })
})

describe('what everybody knows', () => {
  test('hands, decks and face-down rooms are secret (SB-292), their numbers and places are not (SB-291, SB-326)', () => {
    const t = superTable({
      P1: { rooms: ['golem-gym', 'bookwyrm'], spells: [inAdventure], slain: ['king-lik'] },
      P2: { spells: [inAdventure] },
    })
    t.until(0, { build: 'golem-gym' }).does(0, { build: 'golem-gym', at: 0 })
    const seen = t.view(1)
    expect(seen.players[0]!).toMatchObject({ souls: 1, slain: ['sbm-hero-king-lik'] })
    expect(seen.players[0]!.hand).toEqual({ rooms: 1, spells: 1 })
    expect(seen.players[0]!.dungeon[0]).toMatchObject({ id: null, card: null, faceDown: true })
    expect(JSON.stringify(seen)).not.toMatch(/golem-gym|bookwyrm/)
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

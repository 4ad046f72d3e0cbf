import { describe, expect, test } from 'vitest'
import { IllegalChoice } from '../../kernel/index.ts'
import { shelf } from '../cards/shelf.ts'
import { superBossMonster as game } from '../index.ts'
import { newGame, superTable, type TestTable } from '../testing/test-table.ts'

const pass = { pass: true }
const inBuild = 'lava-surge'
const inAdventure = 'shiny-bait'
const takeFirst = (t: TestTable, seat: number) => t.does(seat, t.ask(seat).choices[0] as { take: string })

test('the boxes of our own design say so', () => {
  expect(['crash-landing', 'items', 'coin-cards'].map(set => shelf.boxOf(set).source)).toEqual(['own', 'own', 'own'])
  expect(shelf.boxOf('items').items).toHaveLength(12)
})

describe('five and six players', () => {
  test('the extension adds its cards, also with fewer players by option (SB-281)', () => {
    const five = newGame(game, { players: 5 })
    expect([five.state.heroes.ordinary.length, five.state.heroes.epic.length]).toEqual([25 + 6, 17 + 3])
    expect(five.state.decks.rooms).toContain('alien-petting-zoo')
    expect(newGame(game, { players: 2 }).state.decks.rooms).not.toContain('alien-petting-zoo')
    expect(newGame(game, { players: 2, crashLanding: true }).state.heroes.ordinary).toHaveLength(15)
  })
  test('the market has a spell and five rooms for five players, two spells and five rooms for six (SB-282)', () => {
    const marketSize = (players: number) => superTable({ phase: 'town', players }).view(0).board!.market.length
    expect([marketSize(5), marketSize(6)]).toEqual([6, 7])
  })
  test('the landing pad gives an explorer symbol (SB-283) until the end of the round (SB-284)', () => {
    const t = superTable({
      players: 5,
      P1: { rooms: ['trophy-armory'], minion: 'landing-pad-treasure' },
      town: ['cadet-comet'],
    })
    t.does(0, pass)
    expect(t.eventsOf('lured')).toMatchObject([{ hero: 'cadet-comet', seat: 0, count: 1 }])
    expect(t.view(0).players[0]!.treasure).toMatchObject({ explorer: 0 })
  })
  test('the landing pad shuffles a stack (SB-285); counters stay only if the top card stays, and a stack with a minion cannot be chosen (SB-286)', () => {
    const outcomes = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const t = superTable(
        {
          players: 5,
          P1: { rooms: ['trophy-armory'], minion: 'landing-pad-special' },
          P2: { dungeon: ['golem-gym+grimoire-stacks+2', 'minion-arena'], minion: 'minion-arena' },
        },
        `stack ${seed}`,
      )
      t.does(0, pass) // the only stack that may be chosen
      expect(t.eventsOf('drew')).toEqual([]) // neither built nor uncovered
      const top = t.dungeon(1)[0]!
      outcomes.add(top)
      expect(t.counters(top)).toBe(top === 'golem-gym' ? 2 : 0)
    }
    expect(outcomes).toEqual(new Set(['golem-gym', 'grimoire-stacks']))
  })
  test('the landing pad ends effects that end when their room is covered', () => {
    const withFountain = (seed: number) => {
      const t = superTable(
        {
          players: 5,
          nextLevel: true,
          P1: { rooms: ['trophy-armory'], spells: ['fairy-fountain', inAdventure], minion: 'landing-pad-special' },
          P2: { dungeon: ['golem-gym+reliquary-of-echoes'], entrance: ['laliho'] },
        },
        `fountain ${seed}`,
      )
      t.does(0, { cast: 'fairy-fountain' }).passUntil(() => t.damage('golem-gym') === 0)
      return t
    }
    const covered = Array.from({ length: 20 }, (_, seed) => withFountain(seed)).flatMap(t => {
      t.passUntil(() => t.view(0).phase === 'adventure')
      return t.dungeon(1)[0] === 'golem-gym' ? [] : [t]
    })
    expect(covered.length).toBeGreaterThan(0)
    for (const t of covered) {
      t.when(1, { use: 'reliquary-of-echoes' }) // for the Fairy Fountain in the pile
      expect([t.dungeon(1), t.damage('golem-gym')]).toEqual([['golem-gym'], 2])
    }
  })
  test('the landing pad is not a landmark: a pushed explorer goes to the Tavern (SB-330)', () => {
    const t = superTable({
      phase: 'town',
      players: 5,
      town: ['cadet-comet', 'laliho', 'king-lik', 'sister-halo', 'wisebeard'],
      heroDeck: ['nimble-nell', 'gladiator', 'acolyte', 'researcher', 'criminal'],
    })
    expect(t.view(0).board!.tavern.map(hero => hero.name)).toEqual(['cadet-comet'])
    takeFirst(t, 0)
    expect(t.offered(0, 'minion').filter(space => String(space).startsWith('landing'))).toEqual([
      'landing-pad-special',
      'landing-pad-treasure',
    ])
  })
  test('a tied hero stays in town (SB-287)', () => {
    const t = superTable({
      players: 6,
      P1: { rooms: ['trophy-armory'], dungeon: ['alien-petting-zoo'] },
      P2: { dungeon: ['alien-petting-zoo'] },
      town: ['cadet-comet'],
    })
    expect(t.does(0, pass).eventsOf('stayed')).toMatchObject([{ hero: 'cadet-comet', tie: true }])
  })
  test('players can choose the type “explorer” only with the extension (SB-11)', () => {
    const t = superTable({ players: 5, P1: { spells: ['shiny-bait'] } })
    expect(t.does(0, { cast: 'shiny-bait' }).offered(0, 'treasure')).toContain('explorer')
    const four = superTable({ players: 4, P1: { spells: ['shiny-bait'] } })
    expect(four.does(0, { cast: 'shiny-bait' }).offered(0, 'treasure')).not.toContain('explorer')
  })
  test('meteor-crater, robot-dock, mothership, star-chart-room: effects of these rooms', () => {
    const crater = superTable({ players: 5, P1: { rooms: ['meteor-crater'] } })
    expect(crater.does(0, { build: 'meteor-crater', at: 0 }).damage('meteor-crater')).toBe(2)
    const t = superTable({
      players: 5,
      P1: {
        rooms: ['trophy-armory'],
        dungeon: ['mothership+alien-petting-zoo', 'robot-dock'],
        minion: 'robot-dock',
        entrance: ['king-lik', 'nimble-nell'],
      },
      P2: { dungeon: ['star-chart-room+saucer-hangar', 'gravity-well'], minion: 'star-chart-room' },
      P3: { dungeon: ['probe-laboratory', 'smugglers-shuttle'] },
      roomDeck: ['bookwyrm', 'golem-gym'],
    })
    t.does(0, pass).does(1, { treasure: 'explorer' })
    expect(t.hand(0)).toEqual(['trophy-armory', 'bookwyrm', 'golem-gym']) // once for two deaths
    expect(t.eventsOf('lasting')).toMatchObject([{ record: { treasure: 'explorer', count: 2, seat: 1 } }])
  })
  test('beam-up, tractor-beam, salvage-run: effects of these spells', () => {
    const t = superTable({ players: 5, P1: { spells: ['tractor-beam', 'salvage-run', inBuild] }, town: ['laliho'] })
    t.does(0, { cast: 'tractor-beam' }, pass)
    expect(t.entrance(0)).toEqual(['laliho'])
    t.does(0, { cast: 'salvage-run' }, pass)
    expect(t.view(0).players[0]!.hand).toEqual({ rooms: 1, spells: 2 })
    const beam = superTable({
      players: 5,
      phase: 'adventure',
      P1: { dungeon: ['golem-gym'], entrance: ['laliho'], spells: ['beam-up', inAdventure] },
    })
    beam.does(0, { cast: 'beam-up' }, pass)
    expect(beam.eventsOf('to-town')).toMatchObject([{ hero: 'sbm-hero-laliho' }])
  })
})

describe('items', () => {
  test('an item is revealed each round, before the heroes, for the leftmost hero in town that can use it (SB-277, SB-280); a pushed hero keeps it (SB-279)', () => {
    const t = superTable({
      phase: 'town',
      items: true,
      town: ['nimble-nell', 'silas-shade'],
      itemDeck: ['lucky-lockpick'],
      heroDeck: ['laliho', 'gladiator'],
    })
    expect(t.view(0).board!.landmarks.hideout).toMatchObject({
      name: 'sbm-hero-nimble-nell',
      items: ['lucky-lockpick'],
      health: 5,
    })
  })
  test('an item waits for the next revealed hero that can use it (SB-278); heroes on landmarks get none (SB-279)', () => {
    const t = superTable({
      phase: 'town',
      items: true,
      hideout: 'rook-quickpurse',
      town: ['laliho'],
      itemDeck: ['lucky-lockpick'],
      heroDeck: ['king-lik', 'wisebeard'],
    })
    expect(t.view(0).board!.itemsWaiting).toEqual(['lucky-lockpick'])
    const next = superTable({
      phase: 'town',
      items: true,
      itemsWaiting: ['lucky-lockpick'],
      itemDeck: ['pointy-hat'],
      heroDeck: ['nimble-nell', 'laliho'],
    })
    expect(next.view(0).town[0]).toMatchObject({ items: ['lucky-lockpick'] })
  })
  test('the player who kills its hero gets the reward of an item; with a survivor the item is lost', () => {
    const carrying = (dungeon: string[]) => {
      const t = superTable({
        items: true,
        P1: { rooms: ['trophy-armory'], dungeon, entrance: ['nimble-nell'] },
        carried: ['nimble-nell+lucky-lockpick'],
        roomDeck: ['bookwyrm'],
      })
      return t.does(0, pass)
    }
    expect(carrying(['golem-gym+5']).hand(0)).toEqual(['trophy-armory', 'bookwyrm'])
    const survived = carrying(['magpie-nest'])
    expect([survived.hand(0), survived.state.removed.includes('lucky-lockpick')]).toEqual([['trophy-armory'], true])
  })
  test('a hero that dies outside of a dungeon gives no reward', () => {
    const t = superTable({
      bossMonster: true,
      items: true,
      P1: {
        boss: 'gorgona',
        dungeon: ['golem-gym', 'bookwyrm', 'magpie-nest', 'minion-arena'],
        rooms: ['trophy-armory'],
      },
      town: ['king-lik'],
      carried: ['king-lik+dented-helmet'],
    })
    t.does(0, { build: 'trophy-armory', at: 4 })
    expect([t.souls(0), t.hand(0), t.state.removed.includes('dented-helmet')]).toEqual([1, [], true])
  })
})

describe('coins', () => {
  test('players start with three coins; once per round they may sell a room card for one, in their placing turn (SB-288, SB-289)', () => {
    const t = newGame(game, { players: 2, coins: true }, 4)
    while (t.prompt === 'boss.choose') t.does(t.asked[0]!, t.ask(t.asked[0]!).choices[0] as { boss: string })
    expect(t.view(0).players.map(p => p.coins)).toEqual([3, 3])
    const build = superTable({
      coins: true,
      P1: { rooms: ['golem-gym', 'bookwyrm'], coins: 3 },
      P2: { rooms: ['magpie-nest'] },
    })
    build.does(0, { coin: 'golem-gym' })
    expect([build.view(1).players[0]!.coins, build.discard]).toEqual([4, ['golem-gym']])
    expect(build.offers(0, { coin: 'bookwyrm' })).toBe(false)
    expect(() => build.game.apply(build.state, 0, { coin: 'sbm-room-bookwyrm' })).toThrow(IllegalChoice)
    build.does(0, { build: 'bookwyrm', at: 0 }) // the room may still be placed
    expect(build.offers(1, { coin: 'magpie-nest' })).toBe(true)
  })
  test('players sell only in their own turn, even if building is not allowed (SB-289)', () => {
    const t = superTable({
      coins: true,
      bossMonster: true,
      P1: { rooms: ['golem-gym'], spells: ['kobold-strike', inBuild] },
      P2: { rooms: ['magpie-nest'], coins: 3 },
    })
    t.does(0, { cast: 'kobold-strike' }).passUntil(() => t.eventsOf('lasting').length === 1)
    expect(() => t.game.apply(t.state, 1, { coin: 'sbm-room-magpie-nest' })).toThrow(IllegalChoice)
    t.until(0, { coin: 'golem-gym' })
    expect(t.ask(0).choices).toEqual([{ coin: 'sbm-room-golem-gym' }, pass])
    t.does(0, pass).until(1, { coin: 'magpie-nest' }).does(1, { coin: 'magpie-nest' })
    expect([t.view(0).players[1]!.coins, t.hand(1)]).toEqual([4, []])
  })
  test('there are no coins without coin cards', () => {
    expect(superTable({ P1: { rooms: ['golem-gym'] } }).offers(0, { coin: 'golem-gym' })).toBe(false)
  })
  test('toll-bridge, pawn-shop, collection-box, royal-mint: these rooms give coins', () => {
    const t = superTable({
      coins: true,
      P1: {
        rooms: ['royal-mint'],
        dungeon: ['toll-bridge', 'pawn-shop', 'collection-box+2', 'candlelit-crypt'],
        minion: 'pawn-shop',
        entrance: ['king-lik', 'nimble-nell'],
      },
    })
    t.does(0, { build: 'royal-mint', at: 0 })
    expect(t.eventsOf('coins').map(e => [e.why, e.add])).toEqual([
      ['royal-mint', 3],
      ['pawn-shop', 2],
      ['toll-bridge', 1],
      ['collection-box', 1],
      ['collection-box', 1],
    ])
  })
  test('coin-golem, bribed-oracle, hired-muscle, bribe, tax-refund: offered only while the player can pay their coins', () => {
    const t = superTable({
      coins: true,
      P1: {
        coins: 3,
        dungeon: ['coin-golem', 'bribed-oracle+starlit-observatory'],
        spells: ['bribe', 'tax-refund', inBuild],
      },
      spellDeck: ['quest'],
    })
    t.does(0, { use: 'coin-golem' }, pass)
    expect([t.damage('coin-golem'), t.view(0).players[0]!.coins]).toEqual([4, 2])
    t.does(0, { use: 'bribed-oracle' }, pass)
    expect([t.hand(0).includes('quest'), t.offers(0, { cast: 'bribe' })]).toEqual([true, false])
    t.does(0, { cast: 'tax-refund' }, pass)
    t.does(0, { cast: 'bribe' }, { treasure: 'thief' })
    expect(t.view(0).players[0]!.coins).toBe(1)
    const muscle = superTable({
      coins: true,
      phase: 'adventure',
      P1: { coins: 2, dungeon: ['magpie-nest'], entrance: ['king-lik'], spells: ['hired-muscle', inAdventure] },
    })
    muscle.does(0, pass, { cast: 'hired-muscle' }).passUntil(() => muscle.souls(0) === 1)
    expect(muscle.view(0).players[0]!.coins).toBe(0)
  })
})

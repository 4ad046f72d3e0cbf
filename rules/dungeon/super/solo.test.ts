import { describe, expect, test } from 'vitest'
import { seeds } from '../../kernel/testing/properties.ts'
import { shelf } from '../cards/shelf.ts'
import { superBossMonster as game } from '../index.ts'
import { soloTitle } from '../model/solo-titles.ts'
import { cardUses } from '../testing/card-uses.ts'
import { eightHeroes, newGame, type SituationInput, superTable, type TestTable } from '../testing/test-table.ts'

const pass = { pass: true }
const solo = (given: SituationInput = {}): TestTable =>
  superTable({
    players: 1,
    ...given,
    P1: { rooms: ['trophy-armory'], boss: 'count-requiem', ...(given.P1 as SituationInput) },
  })
const names = (list: readonly string[]) => list.map(name => name.replace(/^sbm-(hero|spell)-/, ''))

const removedSpells: readonly string[] = [
  ...['stealth', 'grand-theft', 'wallhack', 'safety-audit'],
  ...['freeze', 'co-op-mode', 'quest', 'dream-raid'],
]
describe('setup of a solo game', () => {
  const t = newGame(game, { players: 1 })
  test('15 spells stay in the box, so 17 take part (SB-241)', () => {
    expect(t.state.decks.spells).toHaveLength(17)
    expect(names(t.state.decks.spells).some(name => removedSpells.includes(name))).toBe(false)
    expect(removedSpells.reduce((n, name) => n + shelf.spellFacts(`sbm-spell-${name}`).copies, 0)).toBe(15)
  })
  test('the heroes for four players, five more ordinary (SB-242) and five epic heroes (SB-243) stay in the box, so 12 + 12 take part (SB-244)', () => {
    expect([t.state.heroes.ordinary.length, t.state.heroes.epic.length]).toEqual([12, 12])
    const gone = [
      'researcher',
      'gladiator',
      'criminal',
      'acolyte',
      'layabout',
      'archivist',
      'champion',
      'outlaw',
      'priestess',
      'bar-brawler',
      'udo-the-unarmed',
      'vex-lockbane',
    ]
    const left = names([...t.state.heroes.ordinary, ...t.state.heroes.epic])
    expect(gone.filter(hero => left.includes(hero))).toEqual([])
  })
  test('the player gets two bosses, five rooms, two spells and a first room as usual (SB-245)', () => {
    const own = newGame(game, { players: 1 }, 3)
    expect(own.view(0).dealt).toHaveLength(2)
    own.does(0, own.ask(0).choices[0] as { boss: string }).passMulligans()
    expect([own.prompt, own.view(0).players[0]!.hand]).toEqual(['build.first', { rooms: 5, spells: 2 }])
  })
})

describe('a round of a solo game', () => {
  test('reveals three heroes (SB-246) in a town of four places (SB-247), and a market of one spell and two rooms (SB-251)', () => {
    const t = superTable({ players: 1, phase: 'town' })
    expect([t.town.length, t.view(0).board!.market.length]).toEqual([3, 3])
  })
  test('pushes a hero to the leftmost free landmark of any class (SB-248), when three heroes come to two in town (SB-249)', () => {
    const t = superTable({ players: 1, phase: 'town', town: ['nimble-nell', 'laliho'], temple: 'wisebeard' })
    expect(t.view(0).board!.landmarks.stadium).toMatchObject({ name: 'sbm-hero-nimble-nell' })
    expect(t.town).toHaveLength(4)
  })
  test('the Temple gives one of the two remaining cards (SB-252)', () => {
    const t = solo({ P1: { minion: 'temple-special' }, market: ['golem-gym', 'power-up'] }).does(0, pass)
    t.does(0, { card: 'power-up' })
    expect([t.hand(0), t.discard]).toEqual([['trophy-armory', 'power-up'], ['golem-gym']])
  })
  test('the places need 1, 2, 3, 4 symbols from left to right (SB-253), decided before any hero moves (SB-254); Wisebeard needs one (SB-307)', () => {
    const t = solo({
      P1: { boss: 'his-sliminess', dungeon: ['trophy-armory', 'magpie-nest', 'trap-in-the-box'] },
      town: ['wisebeard', 'laliho', 'king-lik', 'nimble-nell'],
    })
    expect(t.view(0).players[0]!.treasure).toMatchObject({ mage: 1, fighter: 2, thief: 3 })
    t.does(0, pass)
    expect(names(t.eventsOf('lured').map(e => e.hero))).toEqual(['wisebeard', 'laliho'])
    expect(names(t.eventsOf('stayed').map(e => e.hero))).toEqual(['king-lik', 'nimble-nell'])
  })
  test('in the challenge the places need 2, 3, 4, 5 symbols, so no hero comes (SB-267)', () => {
    const t = solo({
      challenge: true,
      P1: { boss: 'his-sliminess', dungeon: ['trophy-armory', 'magpie-nest', 'trap-in-the-box'] },
      town: ['wisebeard', 'laliho', 'king-lik', 'nimble-nell'],
    })
    expect(t.does(0, pass).eventsOf('lured')).toEqual([])
    expect(() => game.setup({ players: 2, challenge: true }, 1)).toThrow('SB-267')
  })
  test('only the minion brings heroes from landmarks (SB-255), to the only dungeon, with their token (SB-256)', () => {
    const t = solo({ P1: { minion: 'library-summon', dungeon: ['minion-arena'] }, library: 'wisebeard' }).does(0, pass)
    expect(t.eventsOf('summoned')).toMatchObject([{ in: 0 }])
    expect(t.eventsOf('healthier')).toMatchObject([{ add: 2 }])
  })
  test('a room holds four counters (SB-257); other counters go to another room if possible, or are lost (SB-258)', () => {
    const t = solo({ P1: { dungeon: ['trap-in-the-box+3'], minion: 'trap-in-the-box' } }).does(0, pass)
    expect(t.counters('trap-in-the-box')).toBe(4)
    const chosen = superTable({
      players: 1,
      P1: { dungeon: ['golem-gym+4', 'bookwyrm', 'magpie-nest'], spells: ['power-up'] },
    })
    chosen.does(0, { cast: 'power-up' })
    expect(chosen.counters('golem-gym')).toBe(4)
  })
  test('effects on other players do nothing (SB-259); effects that need an opponent cannot be declared (SB-323, SB-334)', () => {
    const t = superTable({
      players: 1,
      P1: { rooms: ['confession-booth'], dungeon: ['saboteurs-tunnel+magpie-nest'], spells: ['lava-surge'] },
    })
    expect(t.offers(0, { use: 'saboteurs-tunnel' })).toBe(false)
    t.does(0, pass, { build: 'confession-booth', at: 1 }, pass)
    expect([t.dungeon(0), t.discard]).toEqual([['confession-booth', 'saboteurs-tunnel'], []])
  })
})

describe('cards of other sets that need an opponent stay in the box (SB-332)', () => {
  const setsUsed = ['super-boss-monster', 'boss-monster', 'next-level', 'coin-cards']
  const everything = { players: 1, bossMonster: true, nextLevel: true, coins: true, items: true }
  const takingPart = (options: SituationInput) => {
    const { decks, players, removed } = newGame(game, options).state
    return { spells: decks.spells, bosses: [...players.flatMap(p => p.dealt), ...removed] }
  }
  test.each([
    { options: {}, spells: 17, bosses: 12 },
    { options: { bossMonster: true }, spells: 17 + 21, bosses: 12 + 6 },
    { options: { nextLevel: true }, spells: 17 + 24, bosses: 12 + 10 },
    { options: { bossMonster: true, nextLevel: true }, spells: 17 + 21 + 24, bosses: 12 + 6 + 10 },
    { options: { items: true }, spells: 17, bosses: 12 },
    { options: { coins: true }, spells: 17 + 5, bosses: 12 },
  ])('$spells spells and $bosses bosses take part with $options', ({ options, spells, bosses }) => {
    const game = takingPart({ ...options, players: 1 })
    expect([game.spells.length, game.bosses.length]).toEqual([spells, bosses])
  })
  test('they are left out by name, and only in a solo game', () => {
    const absent = (players: number, kind: 'spells' | 'bosses') => {
      const present = takingPart({ ...everything, players })[kind]
      return names(setsUsed.flatMap(set => shelf.boxOf(set)[kind]).filter(card => !present.includes(card)))
    }
    expect(
      absent(1, 'spells')
        .filter(name => !removedSpells.includes(name))
        .toSorted(),
    ).toEqual(
      [
        ...['assassin', 'counterspell', 'motivation', 'trepidation', 'zombie-attack'],
        ...['all-your-base', 'another-castle', 'pity', 'surprise-gift'],
      ].toSorted(),
    )
    expect(absent(1, 'bosses')).toEqual(['draculord', 'robobo', 'dr-timebender', 'nicolius'])
    expect([...absent(2, 'spells'), ...absent(2, 'bosses')]).toEqual([])
  })
  test('every spell that takes part can be cast without opponents', () => {
    const uses = cardUses(game, everything, seeds(150))
    const { spells } = takingPart(everything)
    expect([...new Set(spells)].filter(card => !uses[card])).toEqual([])
  })
  test('a situation cannot use them either', () => {
    const withBoss = (boss: string) => superTable({ players: 1, bossMonster: true, P1: { boss } })
    expect(() => withBoss('draculord')).toThrow('draculord')
    expect(() => withBoss('xyzax')).not.toThrow()
  })
})

describe('the end of a solo game', () => {
  test('five wounds end the game after the round (SB-260); ten souls do not end it (SB-263, SB-264)', () => {
    const t = solo({
      P1: {
        slain: [...eightHeroes, 'sir-reginald-rampart', 'wizmaster-quill'],
        survivors: ['archbishop-aurelio', 'the-velvet-fox'],
        entrance: ['rook-quickpurse'],
      },
    })
    t.does(0, pass)
    expect(t.game.result(t.state)).toMatchObject({ scores: [12 - 5], why: 'SB-260', title: 'sbm-title-7' })
    expect(solo({ P1: { slain: [...eightHeroes, 'sir-reginald-rampart'] } }).does(0, pass).prompt).toBe('market.take')
  })
  test('a hero that goes to the Tavern ends the game at once (SB-250, SB-261)', () => {
    const t = solo({
      temple: 'laliho',
      stadium: 'king-lik',
      library: 'wisebeard',
      hideout: 'silas-shade',
      town: ['sister-halo', 'brother-bingwort', 'nimble-nell', 'pixie-sparkwick'],
      P1: { boss: 'emperor-dododo', slain: ['rook-quickpurse'] },
    })
    t.does(0, pass)
    expect(t.game.result(t.state)).toMatchObject({ scores: [1], why: 'SB-261' })
    expect([t.asked, t.state.stack]).toEqual([[], []])
  })
  test('the game may end in the middle of a spell: Quick Save into a full town (SB-261)', () => {
    const t = superTable({
      players: 1,
      phase: 'adventure',
      temple: 'laliho',
      stadium: 'king-lik',
      library: 'wisebeard',
      hideout: 'silas-shade',
      town: ['sister-halo', 'brother-bingwort', 'nimble-nell', 'pixie-sparkwick'],
      P1: { dungeon: ['minion-arena'], entrance: ['rook-quickpurse'], spells: ['quick-save'] },
    })
    t.does(0, { cast: 'quick-save' })
    expect([t.game.result(t.state)!.why, t.discard, t.asked]).toEqual(['SB-261', ['quick-save'], []])
  })
  test('the game ends after the round of the last epic hero (SB-262): 24 heroes, 3 per round, round 8', () => {
    const last = ['the-velvet-fox', 'guildmaster-marlow', 'null-sage-ixo']
    const t = solo({ round: 7, heroDeck: { only: [] }, epicDeck: { only: last } })
    t.does(0, pass)
      .passTown()
      .passUntil(() => t.state.result !== null)
    expect([t.game.result(t.state)!.why, t.view(0).round]).toEqual(['SB-262', 8])
  })
  test('the best score is 36 (SB-265), and scores have titles (SB-266), which start with “True” in the challenge (SB-268)', () => {
    const heroes = newGame(game, { players: 1 }).state.heroes
    expect(heroes.ordinary.length + 2 * heroes.epic.length).toBe(36)
    const points = [-1, 0, 6, 7, 16, 21, 25, 28, 30, 34, 35, 36]
    expect(points.map(soloTitle)).toEqual(
      ['failure', 0, 0, 7, 13, 17, 22, 26, 29, 32, 35, 36].map(step => `sbm-title-${step}`),
    )
    const t = solo({ challenge: true, P1: { slain: eightHeroes }, heroDeck: { only: [] }, epicDeck: { only: [] } })
    t.does(0, pass)
    expect([t.game.result(t.state)!.title, t.view(0).variants.challenge]).toEqual(['sbm-title-7', true])
  })
  test('a solo game may use other sets, but only its own heroes and board (SB-269)', () => {
    expect(game.setup({ players: 1, bossMonster: true }, 1).decks.rooms).toHaveLength(150)
    expect(() => game.setup({ players: 1, bossMonster: true, heroes: 'boss-monster' }, 1)).toThrow('SB-269')
    expect(() => game.setup({ players: 1, crashLanding: true }, 1)).toThrow('SB-269')
  })
})

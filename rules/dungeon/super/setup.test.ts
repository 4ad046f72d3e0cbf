import { describe, expect, test } from 'vitest'
import { shelf } from '../cards/shelf.ts'
import { superBossMonster as game } from '../index.ts'
import { mayMulligan } from '../round/setup.ts'
import { newGame, superBuild, superTable, type TestTable } from '../testing/test-table.ts'

const pass = { pass: true }
const withBosses = (players: number, seed: string | number = 'set up') => {
  const t = newGame(game, { players }, seed)
  while (t.prompt === 'boss.choose')
    t.does(t.asked[0]!, { boss: t.ask(t.asked[0]!).choices.map(c => ('boss' in c ? c.boss : ''))[0]! })
  return t
}
const inFirstTown = (players: number, seed?: string | number): TestTable => {
  const t = withBosses(players, seed).passMulligans()
  while (t.prompt === 'build.first') t.does(t.asked[0]!, pass)
  return t
}
const heroCounts = (t: TestTable) => [t.state.heroes.ordinary.length, t.state.heroes.epic.length]

describe('components', () => {
  test('the game is for 2 to 4 players, for a solo player, and for 5 and 6 players with the extension (SB-1)', () => {
    expect(game.players).toEqual({ min: 1, max: 6 })
    expect(() => game.setup({ players: 7 }, 1)).toThrow('1 to 6')
  })
  test('each player has one minion, so one action space per round (SB-3, SB-309)', () => {
    const t = inFirstTown(4)
    expect(t.view(0).board!.minions).toEqual(['', '', '', ''])
    t.passTown()
    expect(
      t
        .eventsOf('minion-placed')
        .map(e => e.seat)
        .toSorted(),
    ).toEqual([0, 1, 2, 3])
  })
  test('the board has town, landmarks and market (SB-7); the landmarks are Temple, Stadium, Library, Hideout, Tavern (SB-8)', () => {
    const { board, town } = inFirstTown(2).view('spectator')
    expect(town).toHaveLength(2)
    expect([...Object.keys(board!.landmarks), 'tavern']).toEqual(['temple', 'stadium', 'library', 'hideout', 'tavern'])
    expect(board!.market).toHaveLength(3) // places for more players stay empty (SB-10)
  })
  test('each of the four landmarks belongs to a class, but not the Tavern (SB-9); there are four types of treasure (SB-11)', () => {
    const landmarkOf = (hero: string) => {
      const t = superTable({ phase: 'town', town: [hero, 'laliho'], heroDeck: ['king-lik', 'gladiator'] })
      const { landmarks } = t.view(0).board!
      return Object.entries(landmarks).find(([, h]) => h?.name === `sbm-hero-${hero}`)?.[0]
    }
    expect(['sister-halo', 'silas-shade', 'wisebeard', 'nimble-nell'].map(landmarkOf)).toEqual([
      'temple',
      'hideout',
      'library',
      'hideout',
    ])
    expect(Object.keys(inFirstTown(2).view(0).players[0]!.treasure!)).toEqual(['cleric', 'fighter', 'mage', 'thief'])
  })
  test('counters, tokens and markers have no limit (SB-5); three +1 counters equal a +3 token (SB-6)', () => {
    const t = superBuild({ P1: { dungeon: ['golem-gym+60'], entrance: ['king-lik'] } })
    expect(t.damage('golem-gym')).toBe(62)
    expect(superBuild({ P1: { dungeon: ['golem-gym+3'] } }).damage('golem-gym')).toBe(2 + 3)
  })
  const withAbility = shelf.boxOf('super-boss-monster').heroes.filter(hero => {
    const { triggers, activated, goesTo, shield, cheatsDeath, spellproof, skips } = shelf.behaviourOf(hero)
    const parts = [...Object.keys(triggers), ...activated, goesTo, shield, cheatsDeath, spellproof, skips]
    return parts.some(part => part !== undefined)
  })
  test('18 heroes have an ability (SB-14)', () => {
    expect(withAbility.map(hero => hero.replace('sbm-hero-', ''))).toEqual([
      'gladiator',
      'captain-pommel',
      'acolyte',
      'abbot-oakum',
      'researcher',
      'mordo-the-muddled',
      'criminal',
      'vex-lockbane',
      'layabout',
      'champion',
      'valkyra-stormshield',
      'priestess',
      'seraphine-dawnlight',
      'archivist',
      'null-sage-ixo',
      'outlaw',
      'shadowstep-kira',
      'bar-brawler',
    ])
  })
  test.each(shelf.boxOf('super-boss-monster').heroes.filter(hero => !withAbility.includes(hero)))(
    '%s has no ability: it comes to town, takes all damage, and reaches the boss or dies (SB-14)',
    hero => {
      const { epic, health, souls, wounds } = shelf.heroFacts(hero)
      const arrived = superTable({
        phase: 'town',
        players: 4,
        ...(epic ? { heroDeck: { only: [] }, epicDeck: [hero] } : { heroDeck: [hero] }),
      })
      expect(`sbm-hero-${arrived.town[0]}`).toBe(hero)
      const walk = (dungeon: string[]) =>
        superBuild({ players: 4, P1: { dungeon, entrance: [hero], spells: ['stealth'] } }).endRound()
      const survived = walk(['golem-gym+stunned', 'bookwyrm+1', 'minion-arena'].slice(health > 4 ? 0 : 2))
      expect(survived.hits(hero)).toEqual(health > 4 ? [0, 2, 2] : [2])
      expect([survived.souls(0), survived.wounds(0)]).toEqual([0, wounds])
      const died = walk(['minion-arena', `bookwyrm+${health - 3}`])
      expect(died.hits(hero)).toEqual([2, health - 2])
      expect([died.souls(0), died.wounds(0)]).toEqual([souls, 0])
    },
  )
  test('a boss is not a room: it deals no damage and cannot be chosen, stunned or destroyed (SB-15)', () => {
    const t = superTable({
      P1: { boss: 'emperor-dododo', leveled: true, spells: ['freeze'] },
      P2: { dungeon: ['golem-gym'] },
    })
    t.does(0, { cast: 'freeze' })
    expect(t.eventsOf('lasting')).toMatchObject([{ record: { room: 'sbm-room-golem-gym#1' } }])
    const walk = superBuild({ P1: { entrance: ['king-lik'] } }).does(0, pass)
    expect([walk.hits('king-lik'), walk.wounds(0)]).toEqual([[], 1])
  })
  test('the symbol of the boss counts for its dungeon (SB-16); text and symbols of a room count while it is visible (SB-18)', () => {
    const t = superBuild({ P1: { boss: 'emperor-dododo', dungeon: ['magpie-nest+trophy-armory'] } })
    expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 0, fighter: 1, mage: 0, thief: 2 })
  })
  test('the level-up of a boss is public (SB-308)', () => {
    const t = superBuild({ P1: { boss: 'emperor-dododo', leveled: true } })
    expect(t.view('spectator').players.map(p => p.leveled)).toEqual([true, false])
  })
})

describe('decks', () => {
  test('rooms and spells are shuffled, with all copies (SB-20)', () => {
    const t = newGame(game, { players: 2 }, 1)
    const other = newGame(game, { players: 2 }, 2)
    expect([t.state.decks.rooms.length, t.state.decks.spells.length]).toEqual([75, 32])
    expect(t.state.decks.rooms).not.toEqual(other.state.decks.rooms)
  })
  test('heroes for more players stay in the box: 13 + 9 for 2 (SB-21), 17 + 13 for 3 (SB-22, SB-24), 25 + 17 for 4 (SB-23)', () => {
    expect([2, 3, 4].map(players => heroCounts(newGame(game, { players })))).toEqual([
      [13, 9],
      [17, 13],
      [25, 17],
    ])
  })
  test('ordinary heroes are on top of epic ones (SB-25), both shuffled', () => {
    const t = newGame(game, { players: 4 }, 3)
    expect(t.state.heroes.ordinary.every(hero => !shelf.heroFacts(hero).epic)).toBe(true)
    expect(t.state.heroes.epic.every(hero => shelf.heroFacts(hero).epic)).toBe(true)
    expect(t.view(0).decks).toMatchObject({ ordinary: 25, epic: 17 })
  })
})

describe('bosses and hands', () => {
  test('each player gets two bosses, keeps one, and the other leaves the game (SB-26); the choices are secret and revealed together (SB-27)', () => {
    const t = newGame(game, { players: 3 }, 5)
    expect(t.asked.toSorted()).toEqual([0, 1, 2])
    expect(t.view(1).dealt).toHaveLength(2)
    const [first] = t.ask(0).choices
    t.does(0, first as { boss: string })
    expect(t.view(1).players[0]!.boss).toBeNull()
    t.does(1, t.ask(1).choices[0] as { boss: string }).does(2, t.ask(2).choices[1] as { boss: string })
    expect(t.view(1).players[0]!.boss).toBe((first as { boss: string }).boss)
    expect(t.state.removed).toHaveLength(9)
  })
  test('rooms are left of the boss; souls and wounds are scored separately (SB-28)', () => {
    const t = superBuild({ P1: { dungeon: ['golem-gym'], slain: ['king-lik'], survivors: ['laliho'] } })
    expect(t.view(0).players[0]!).toMatchObject({ souls: 1, wounds: 1, score: 0, slain: ['sbm-hero-king-lik'] })
  })
  test('the player with the highest XP gets the first-player marker (SB-29); the others follow clockwise (SB-45), not by XP (SB-19)', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { order, players } = withBosses(4, seed).view(0)
      const xp = players.map(p => shelf.bossFacts(p.boss!).xp)
      const first = xp.indexOf(Math.max(...xp))
      expect(order).toEqual([0, 1, 2, 3].map(i => (first + i) % 4))
    }
  })
  test('of bosses with equal highest XP, which need several sets, a random one is first (SB-30)', () => {
    const firsts = { one: 0, other: 0 }
    for (let seed = 0; seed < 400; seed++) {
      const t = newGame(game, { players: 2, bossMonster: true }, seed)
      const [mine, theirs] = [0, 1].map(seat => t.offered(seat, 'boss'))
      const xp = (boss: unknown): number =>
        shelf.bossFacts(shelf.namesOf('boss').find(id => id.endsWith(String(boss)))!).xp
      const [pair] = mine!.flatMap(a => theirs!.filter(b => xp(a) === xp(b)).map(b => [a, b]))
      if (!pair) continue
      t.does(0, { boss: String(pair[0]) }).does(1, { boss: String(pair[1]) })
      firsts[t.view('spectator').order[0] === 0 ? 'one' : 'other']++
    }
    expect(firsts.one).toBeGreaterThan(5)
    expect(firsts.other).toBeGreaterThan(5)
  })
  test('players keep five rooms and two spells (SB-31)', () => {
    const t = withBosses(3).passMulligans()
    expect(t.prompt).toBe('build.first')
    expect(t.view(0).players.map(p => p.hand)).toEqual(Array(3).fill({ rooms: 5, spells: 2 }))
  })
})

describe('a mulligan', () => {
  test('is allowed with four advanced rooms (SB-32) or four treasures of one type, by the other reading four cards (SB-33, SB-34)', () => {
    const hand = (...names: string[]) => names.map(name => `sbm-room-${name}`)
    const advanced = hand('colossus-crossing', 'mana-forge', 'black-market', 'portal-nexus', 'magpie-nest')
    const fourCards = hand('golem-gym', 'trophy-armory', 'mercenary-camp', 'runeblade-forge', 'magpie-nest')
    const fourSymbols = hand('trophy-armory', 'trophy-armory', 'candlelit-crypt', 'magpie-nest', 'bookwyrm')
    const threeSymbols = hand('trophy-armory', 'golem-gym', 'candlelit-crypt', 'magpie-nest', 'bookwyrm')
    const hands = [advanced, fourCards, fourSymbols, threeSymbols].map(names =>
      names.map(room => shelf.roomFacts(room)),
    )
    expect(hands.map(rooms => mayMulligan(rooms, true))).toEqual([true, true, true, false])
    expect(hands.map(rooms => mayMulligan(rooms, false))).toEqual([true, true, false, false])
  })
  test('can be one of symbols or of cards because 12 of the 75 rooms carry a doubled symbol (SB-34)', () => {
    const { rooms } = shelf.boxOf('super-boss-monster')
    const copies = (cards: readonly string[]) => cards.reduce((n, card) => n + shelf.roomFacts(card).copies, 0)
    const doubled = rooms.filter(
      card => new Set(shelf.roomFacts(card).treasure).size < shelf.roomFacts(card).treasure.length,
    )
    expect([copies(doubled), copies(rooms)]).toEqual([12, 75])
  })
  test('is allowed with four explorer rooms, too (SB-34, SB-11)', () => {
    const t = superTable({
      phase: 'setup',
      crashLanding: true,
      P1: { rooms: ['alien-petting-zoo', 'meteor-crater', 'robot-dock', 'gravity-well', 'golem-gym'] },
    })
    expect(t.offers(0, { mulligan: true })).toBe(true)
  })
  test('shows the hand, shuffles it back and draws 5 + 2 new cards (SB-35, SB-36), in player order, and again if the new hand allows it (SB-38)', () => {
    for (let seed = 0; seed < 400; seed++) {
      const t = withBosses(2, seed)
      const [first] = t.view(0).order
      expect(t.asked).toEqual([first])
      if (!t.offers(first!, { mulligan: true })) continue
      const hand = [...t.state.players[first!]!.rooms, ...t.state.players[first!]!.spells]
      t.does(first!, { mulligan: true })
      expect(t.eventsOf('mulligan')).toMatchObject([{ seat: first, cards: hand, why: 'SB-35' }])
      expect(t.view(0).players[first!]!.hand).toEqual({ rooms: 5, spells: 2 })
      expect([t.prompt, t.asked]).toEqual(['mulligan', [first]])
      return
    }
    throw new Error('no seed allowed a mulligan')
  })
  test('is decided by all players before the first rooms (SB-37)', () => {
    const t = withBosses(4)
    let asked = 0
    for (; t.prompt === 'mulligan'; asked++) t.does(t.asked[0]!, { keep: true })
    expect([asked, t.prompt, t.asked.length]).toEqual([4, 'build.first', 4])
  })
})

describe('first rooms', () => {
  test('all players may place one room at the same time (SB-39, SB-40), but no advanced room (SB-42)', () => {
    const t = withBosses(3).passMulligans()
    expect(t.asked.toSorted()).toEqual([0, 1, 2])
    for (const seat of [0, 1, 2])
      for (const card of t.offered(seat, 'build')) expect(shelf.roomFacts(`sbm-room-${card}`).advanced).toBe(false)
    const [build] = t.ask(0).choices
    t.does(0, build as { build: string; at: number })
    expect(t.view(1).players[0]!.dungeon).toEqual([]) // not before all players have answered
    t.does(1, pass).does(2, pass)
    expect(t.dungeon(0)).toHaveLength(1)
  })
  test('when-built effects run clockwise from the first player (SB-41); spells and abilities are not allowed (SB-43)', () => {
    for (let seed = 0; seed < 60; seed++) {
      const t = withBosses(4, seed).passMulligans()
      const drawing = [0, 1, 2, 3].filter(seat => t.offers(seat, { build: 'grimoire-stacks' }))
      if (drawing.length < 2) continue
      for (const seat of [0, 1, 2, 3])
        t.does(seat, t.offers(seat, { build: 'grimoire-stacks' }) ? { build: 'grimoire-stacks' } : pass)
      const drew = t
        .eventsOf('drew')
        .filter(e => e.why === 'sbm-room-grimoire-stacks')
        .map(e => e.seat)
      expect(drew).toEqual(t.view(0).order.filter(seat => drawing.includes(seat)))
      expect(t.prompt).toBe('market.take')
      return
    }
    throw new Error('no seed dealt two players a Grimoire Stacks')
  })
})

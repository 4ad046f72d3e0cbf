import { describe, expect, test } from 'vitest'
import { GameError } from '../../kernel/index.ts'
import { shelf } from '../cards/shelf.ts'
import { bossMonster, type DungeonGame, nextLevel } from '../index.ts'
import { newGame, nextTable, type TestTable, table } from '../testing/test-table.ts'
import { heroDecks, mayMulligan } from './setup.ts'

const copies = (cards: readonly string[], factsOf: (card: string) => { copies: number }) =>
  cards.reduce((n, card) => n + factsOf(card).copies, 0)
const discardTwo = (t: TestTable) => {
  while (t.prompt === 'discard.opening') t.does(t.asked[0]!, t.ask(t.asked[0]!).choices[0]!)
  return t
}
const keepAll = (t: TestTable) => t.passMulligans()

describe('the boxes', () => {
  const withHeroes = ['boss-monster', 'next-level', 'super-boss-monster', 'crash-landing'].map(box => shelf.boxOf(box))
  test.each(withHeroes)(
    'every epic hero of $id has more health than every ordinary one (BM-234, SB-339)',
    ({ heroes }) => {
      const health = (epic: boolean) =>
        heroes.map(hero => shelf.heroFacts(hero)).flatMap(hero => (hero.epic === epic ? [hero.health] : []))
      expect(Math.min(...health(true))).toBeGreaterThan(Math.max(...health(false)))
    },
  )
  test.each(withHeroes)('rooms of $id with several treasures deal little damage (BM-235, SB-340)', ({ rooms }) => {
    for (const advanced of [false, true]) {
      const damageWith = (several: boolean) =>
        rooms
          .map(room => shelf.roomFacts(room))
          .filter(room => room.advanced === advanced && room.treasure.length > 1 === several)
          .map(({ damage }) => damage)
      const average = (list: readonly number[]) => list.reduce((sum, damage) => sum + damage, 0) / list.length
      const several = damageWith(true)
      if (several.length > 0) expect(average(several)).toBeLessThan(average(damageWith(false)) * 0.75)
    }
  })
  test('Boss Monster holds 8 bosses, 75 rooms, 31 spells, 25 ordinary and 16 epic heroes (BM-2)', () => {
    const { bosses, rooms, spells, heroes } = shelf.boxOf('boss-monster')
    expect([
      bosses.length,
      copies(rooms, room => shelf.roomFacts(room)),
      copies(spells, spell => shelf.spellFacts(spell)),
    ]).toEqual([8, 75, 31])
    expect(heroes.filter(h => !shelf.heroFacts(h).epic)).toHaveLength(25)
    expect(heroes.filter(h => shelf.heroFacts(h).epic)).toHaveLength(16)
  })
  test('The Next Level holds 12 bosses, 75 rooms, 31 spells, 25 ordinary and 17 epic heroes (NL-2, NL-3)', () => {
    const { bosses, rooms, spells, heroes } = shelf.boxOf('next-level')
    expect([
      bosses.length,
      copies(rooms, room => shelf.roomFacts(room)),
      copies(spells, spell => shelf.spellFacts(spell)),
    ]).toEqual([12, 75, 31])
    expect(heroes.filter(h => !shelf.heroFacts(h).epic)).toHaveLength(25)
    expect(heroes.filter(h => shelf.heroFacts(h).epic)).toHaveLength(17)
  })
  test('a boss has XP, treasure and a level-up (BM-6); a room has a rank, a kind, damage and treasure (BM-9)', () => {
    expect(shelf.bossFacts('gorgona')).toEqual({ xp: 500, treasure: ['thief'] })
    expect(shelf.roomFacts('vampire-bordello')).toMatchObject({
      advanced: true,
      kind: 'monster',
      damage: 3,
      treasure: ['cleric'],
    })
    for (const set of ['boss-monster', 'next-level'])
      for (const room of shelf.boxOf(set).rooms) expect(shelf.roomFacts(room).treasure.length).toBeGreaterThan(0)
  })
  test('an ordinary hero is worth 1 soul or 1 wound, an epic one 2 (BM-11, BM-12, BM-13)', () => {
    for (const set of ['boss-monster', 'next-level'])
      for (const hero of shelf.boxOf(set).heroes) {
        const { epic, souls, wounds } = shelf.heroFacts(hero)
        expect([souls, wounds]).toEqual(epic ? [2, 2] : [1, 1])
      }
  })
  test('a spell is for the build phase, the adventure phase or both (BM-14); there are four treasure types (BM-19)', () => {
    expect(['kobold-strike', 'fear', 'freeze'].map(card => shelf.spellFacts(card).phase)).toEqual([
      'build',
      'adventure',
      'both',
    ])
    expect(shelf.roomFacts('dragon-hatchery').treasure).toEqual(['cleric', 'fighter', 'mage', 'thief'])
  })
})

describe('players, heroes and bosses', () => {
  test('a game is for two to four players (BM-1, NL-1)', () => {
    for (const game of [bossMonster, nextLevel]) {
      for (const players of [2, 3, 4]) expect(game.setup({ players }, 1).players).toHaveLength(players)
      for (const players of [1, 5]) expect(() => game.setup({ players }, 1)).toThrow(GameError)
    }
  })
  test('13 + 8 heroes take part with two players, 17 + 12 with three, all 25 + 16 with four (BM-20, BM-21, BM-22)', () => {
    const counts = [2, 3, 4].map(players => {
      const { ordinary, epic } = newGame(bossMonster, { players }).view(0).decks
      return [ordinary, epic]
    })
    expect(counts).toEqual([
      [13, 8],
      [17, 12],
      [25, 16],
    ])
    expect(heroDecks(shelf, 'boss-monster', 2).ordinary.every(h => shelf.heroFacts(h).players === 2)).toBe(true)
  })
  test('The Next Level has 13 + 9, 17 + 13 or 25 + 17 heroes (NL-5, NL-6, NL-7), always with dark and hybrid ones (NL-9, NL-10)', () => {
    const counts = [2, 3, 4].map(players => {
      const { ordinary, epic } = newGame(nextLevel, { players }).view(0).decks
      return [ordinary, epic]
    })
    expect(counts).toEqual([
      [13, 9],
      [17, 13],
      [25, 17],
    ])
    const { ordinary, epic } = heroDecks(shelf, 'next-level', 2)
    expect(ordinary).toEqual(expect.arrayContaining(['vampire', 'barbarian', 'witch', 'hitman', 'the-fool']))
    expect(epic).toEqual(expect.arrayContaining(['archer', 'druid', 'swordmage', 'necromancer', 'the-brothers']))
  })
  test('setup refuses a hero deck that does not have the printed size (NL-10)', () => {
    expect(() => heroDecks(shelf, 'next-level', 5)).toThrow('NL-10')
  })
  test('each player has one public boss (BM-24), and souls and wounds (BM-25)', () => {
    const t = newGame(bossMonster, { players: 4 })
    const bosses = t.view('spectator').players.map(p => p.boss)
    expect(new Set(bosses).size).toBe(4)
    expect(t.view('spectator').players[0]).toMatchObject({ slain: [], survivors: [], souls: 0, wounds: 0 })
  })
  test('the decks are face down and shuffled separately (BM-23, BM-210)', () => {
    const a = bossMonster.setup({ players: 2 }, 'one')
    const b = bossMonster.setup({ players: 2 }, 'two')
    for (const deck of [
      (s: typeof a) => s.decks.rooms,
      (s: typeof a) => s.decks.spells,
      (s: typeof a) => s.heroes.ordinary,
      (s: typeof a) => s.heroes.epic,
    ])
      expect(deck(a)).not.toEqual(deck(b))
    expect(JSON.stringify(bossMonster.view(a, 0).decks)).toBe(
      JSON.stringify({ rooms: 65, spells: 27, ordinary: 13, epic: 8 }),
    )
  })
})

describe('the opening hand', () => {
  test('has five rooms and two spells (BM-26)', () => {
    const t = newGame(bossMonster, { players: 3 })
    for (const seat of [0, 1, 2]) expect(t.view(1).players[seat]!.hand).toEqual({ rooms: 5, spells: 2 })
  })
  test('all players secretly discard two of seven cards at the same time (BM-27, BM-28); then the cards are public (BM-29)', () => {
    const t = keepAll(newGame(bossMonster, { players: 2 }))
    expect(t.asked).toEqual(t.view(0).order)
    const [first, second] = t.asked as [number, number]
    const { choices } = t.ask(first)
    expect(choices.length).toBeLessThanOrEqual(21)
    const chosen = choices[0] as { discard: string; and: string }
    t.does(first, chosen)
    expect(t.view(second).asked).toEqual([second]) // the view shows only that the first player has answered
    expect(t.view(second).discard).toEqual([])
    expect(t.view(second).players[first]!.hand).toEqual({ rooms: 5, spells: 2 })
    t.does(second, t.ask(second).choices[0]!)
    expect(t.discard).toHaveLength(4)
    expect(t.discard.slice(0, 2)).toEqual([chosen.discard, chosen.and])
    for (const seat of [0, 1]) expect(t.hand(seat)).toHaveLength(5)
  })
  const facts = (rooms: readonly string[]) => rooms.map(room => shelf.roomFacts(room))
  test('four advanced rooms or four rooms with one treasure allow a mulligan; a room with two types counts for both (BM-30, BM-33)', () => {
    expect(
      mayMulligan(facts(['dracolich-lair', 'ligers-den', 'beast-menagerie', 'recycling-center', 'dark-altar']), false),
    ).toBe(true)
    expect(
      mayMulligan(
        facts(['golem-factory', 'goblin-armory', 'neanderthal-cave', 'dark-laboratory', 'dark-altar']),
        false,
      ),
    ).toBe(false)
    expect(
      mayMulligan(
        facts(['golem-factory', 'goblin-armory', 'neanderthal-cave', 'construction-zone', 'dark-altar']),
        false,
      ),
    ).toBe(true)
  })
  test('players decide on a mulligan in XP order, with all seven cards (BM-31, BM-32, BM-35); a new hand may allow another one (BM-34)', () => {
    for (let seed = 0; seed < 400; seed++) {
      const t = newGame(bossMonster, { players: 2 }, seed)
      const first = t.view(0).order[0]!
      if (!t.offers(first, { mulligan: true })) continue
      expect(t.hand(first)).toHaveLength(7)
      const before = t.hand(first)
      t.does(first, { mulligan: true })
      expect(t.hand(first)).toHaveLength(7)
      expect(t.hand(first)).not.toEqual(before)
      expect(t.view(0).decks).toMatchObject({ rooms: 65, spells: 27 })
      expect([t.asked, t.prompt]).toEqual([[first], 'mulligan'])
      return
    }
    throw new Error('no seed allowed a mulligan')
  })
  test('players who may not take a mulligan are asked, too, so that being asked reveals nothing (BM-35)', () => {
    for (let seed = 0; seed < 20; seed++) {
      const t = newGame(bossMonster, { players: 2 }, seed)
      expect(t.prompt).toBe('mulligan')
      expect(t.ask(t.asked[0]!).choices[0]).toEqual({ keep: true })
    }
  })
})

describe('the first room', () => {
  test('players place one room face down next to the boss, highest XP first (BM-36); advanced rooms are not allowed (BM-39)', () => {
    const t = discardTwo(keepAll(newGame(bossMonster, { players: 3 }, 3)))
    const order = t.view(0).order
    const asked: number[] = []
    while (t.prompt === 'build.first') {
      const seat = t.asked[0]!
      asked.push(seat)
      for (const choice of t.ask(seat).choices)
        if ('build' in choice) expect([choice.at, shelf.roomFacts(choice.build).advanced]).toEqual([0, false])
      t.does(seat, t.ask(seat).choices[0]!)
    }
    expect(asked).toEqual(order)
    const revealed = t.eventsOf('built').map(e => e.seat)
    expect(revealed.toSorted()).toEqual([0, 1, 2]) // revealed together (BM-37)
    expect(t.eventsOf('placed').length).toBe(3)
  })
  test('a player may decline (BM-40); no spell or ability is usable before the first round (BM-41, BM-211)', () => {
    const t = discardTwo(keepAll(newGame(bossMonster, { players: 2 })))
    while (t.prompt === 'build.first') t.does(t.asked[0]!, { pass: true })
    expect(t.eventsOf('declined')).toHaveLength(2)
    expect(t.view(0)).toMatchObject({ round: 1, phase: 'build' })
    expect(t.events.filter(e => e.event === 'cast' || e.event === 'used')).toEqual([])
  })
  test('when-built effects of the first rooms resolve in XP order (BM-38)', () => {
    const t = table({
      phase: 'reveal',
      P1: { dungeon: ['dark-laboratory+down'] },
      P2: {},
      P3: { dungeon: ['dark-laboratory+down'] },
    })
    expect(t.asked).toEqual([0])
    t.does(0, t.ask(0).choices[0]!)
    expect(t.asked).toEqual([2])
  })
})

describe('The Next Level', () => {
  test('players keep all seven cards (NL-11); after the mulligans (NL-15) the discard pile starts with four rooms and two spells, face up (NL-13, NL-14)', () => {
    const t = newGame(nextLevel, { players: 2 })
    expect(t.discard).toEqual([])
    keepAll(t)
    expect(t.prompt).toBe('build.first')
    for (const seat of [0, 1]) expect(t.hand(seat)).toHaveLength(7)
    expect(t.discard).toHaveLength(6)
    expect(t.view(1).decks).toMatchObject({ rooms: 75 - 10 - 4, spells: 31 - 4 - 2 })
  })
  test('the mulligan is the same as in the base game (NL-12); a player may build or decline a first room (NL-16, NL-17)', () => {
    const four = nextTable({
      phase: 'setup',
      P1: { rooms: ['incubus-gym', 'wraiths-throne', 'the-arena', 'chump-chomper', 'spawn-point'] },
    })
    expect(four.ask(0).choices).toEqual([{ keep: true }, { mulligan: true }])
    four.does(0, { mulligan: true })
    expect(four.view(1).players[0]!.hand).toEqual({ rooms: 5, spells: 2 })
    expect(four.view(1).decks).toMatchObject({ rooms: 75 - 10, spells: 31 - 4 })
    const t = keepAll(newGame(nextLevel, { players: 2 }))
    expect(t.ask(t.asked[0]!).choices.at(-1)).toEqual({ pass: true })
  })
  test('Classic mode: players discard two cards onto the seeded pile (NL-35, NL-36)', () => {
    const t = keepAll(newGame(nextLevel, { players: 2, classic: true }))
    expect(t.prompt).toBe('discard.opening')
    discardTwo(t)
    expect(t.discard).toHaveLength(10)
    for (const seat of [0, 1]) expect(t.hand(seat)).toHaveLength(5)
  })
  test('mixed: all rooms and spells of both sets, the heroes of one set (NL-46, NL-47, NL-48), the setup of The Next Level (NL-50)', () => {
    const t = newGame(nextLevel, { players: 2, mixed: true, heroes: 'boss-monster' })
    const { decks, players } = t.view(0)
    const inHands = players.reduce((n, p) => n + p.hand.rooms, 0)
    expect(decks.rooms + inHands).toBe(150)
    expect(decks.spells + players.reduce((n, p) => n + p.hand.spells, 0)).toBe(62)
    expect([decks.ordinary, decks.epic]).toEqual([13, 8])
    keepAll(t)
    expect(t.discard).toHaveLength(6)
  })
  test('mixed: bosses of both sets may be in one game (NL-49)', () => {
    const dealt = Array.from({ length: 12 }, (_, seed) =>
      newGame(nextLevel, { players: 4, mixed: true }, seed)
        .view(0)
        .players.map(p => p.boss!),
    )
    const both = dealt.filter(
      bosses =>
        bosses.some(b => shelf.boxOf('boss-monster').bosses.includes(b)) &&
        bosses.some(b => shelf.boxOf('next-level').bosses.includes(b)),
    )
    expect(both.length).toBeGreaterThan(0)
  })
  test('only a mixed game can use the heroes of the other set', () => {
    expect(() => nextLevel.setup({ heroes: 'boss-monster' }, 1)).toThrow('mixed')
  })
})

describe('variants', () => {
  test('“I choose you”: each player keeps one of two bosses, secretly and at the same time (BM-154, BM-155, NL-38)', () => {
    for (const game of [bossMonster, nextLevel]) {
      const t = newGame(game, { players: 3, choose: true })
      expect(t.asked.toSorted()).toEqual([0, 1, 2])
      expect(t.view(0).dealt).toHaveLength(2)
      expect(JSON.stringify(t.view(1))).not.toContain(t.view(0).dealt[0])
      t.does(0, t.ask(0).choices[0]!)
      expect(t.view(1).players[0]!.boss).toBeNull()
      t.does(1, t.ask(1).choices[0]!).does(2, t.ask(2).choices[1]!)
      expect(t.view('spectator').players.every(p => p.boss !== null)).toBe(true)
      expect(t.state.removed.length).toBe(shelf.boxOf(game.id).bosses.length - 3)
    }
  })
  test('“Hard mode”: no ordinary hero has 4 health; the epic deck does not change (BM-158, NL-37)', () => {
    for (const game of [bossMonster, nextLevel]) {
      const { heroes } = game.setup({ players: 4, hard: true }, 1)
      expect(heroes.ordinary.some(h => shelf.heroFacts(h).health === 4)).toBe(false)
      expect(heroes.ordinary).toHaveLength(17)
      expect(heroes.epic).toHaveLength(game === bossMonster ? 16 : 17)
    }
  })
  test('“Hard mode”: epic heroes come one round earlier with three players, two with two or four (BM-236, NL-56)', () => {
    const firstEpicRound = (game: DungeonGame, players: number, hard: boolean) =>
      Math.floor(game.setup({ players, hard }, 1).heroes.ordinary.length / players) + 1
    for (const game of [bossMonster, nextLevel]) {
      expect([2, 3, 4].map(players => firstEpicRound(game, players, false))).toEqual([7, 6, 7])
      expect([2, 3, 4].map(players => firstEpicRound(game, players, true))).toEqual([5, 5, 5])
    }
  })
  test('variants may be combined (BM-159)', () => {
    const t = newGame(nextLevel, {
      players: 2,
      choose: true,
      machinations: true,
      hard: true,
      classic: true,
      infiniteLives: true,
    })
    expect(t.view(0).variants).toMatchObject({
      choose: true,
      machinations: true,
      hard: true,
      classic: true,
      infiniteLives: true,
    })
  })
})

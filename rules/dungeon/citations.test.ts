// Every event and ask cites the rule that it follows, in the rulebook of the current game.
import { describe, expect, test } from 'vitest'
import { bossMonster, nextLevel, superBossMonster } from './index.ts'
import {
  newGame,
  nextTable,
  type SituationInput,
  superBuild,
  superTable,
  type TestTable,
  table,
} from './testing/test-table.ts'

const pass = { pass: true }
/** Answers all asks of a prompt with the first choice. */
const answerAll = (t: TestTable, prompt: string): TestTable => {
  while (t.prompt === prompt) t.events.push(...t.game.apply(t.state, t.asked[0]!, t.ask(t.asked[0]!).choices[0]!))
  return t
}
const whys = (t: TestTable, ...kinds: readonly string[]): string[] => [
  ...new Set(t.events.filter(e => kinds.includes(e.event)).map(e => e.why)),
]
const asked = (t: TestTable): string[] => [...new Set(t.game.asks(t.state).map(ask => ask.why))]

describe('setup', () => {
  const games = [
    { game: bossMonster, options: { choose: true }, choosing: 'BM-154', shown: 'BM-155', hand: 'BM-26' },
    { game: nextLevel, options: { choose: true }, choosing: 'NL-38', shown: 'BM-155', hand: 'BM-26' },
    { game: superBossMonster, options: {}, choosing: 'SB-26', shown: 'SB-27', hand: 'SB-31' },
  ]
  test.each(games)('$game.id: players choose bosses ($choosing), reveal them ($shown) and draw hands ($hand)', own => {
    const t = newGame(own.game, { players: 3, ...own.options })
    expect(asked(t)).toEqual([own.choosing])
    answerAll(t, 'boss.choose')
    expect([whys(t, 'boss-chosen'), whys(t, 'drew')]).toEqual([[own.shown], [own.hand]])
  })
  test('a hand may allow a mulligan (BM-30, SB-32), which gives a new hand (BM-31, SB-35)', () => {
    const causesOfMulligan = (t: TestTable) => {
      const why = asked(t)
      return [...why, ...whys(t.does(0, { mulligan: true }), 'mulligan', 'drew')]
    }
    const fighters = ['golem-factory', 'goblin-armory', 'neanderthal-cave', 'golem-factory']
    expect(causesOfMulligan(table({ phase: 'setup', P1: { rooms: fighters } }))).toEqual(['BM-30', 'BM-31'])
    const own = ['golem-gym', 'trophy-armory', 'runeblade-forge', 'mercenary-camp']
    expect(causesOfMulligan(superTable({ phase: 'setup', P1: { rooms: own } }))).toEqual(['SB-32', 'SB-35'])
  })
  test('in Classic mode players discard two cards (NL-35)', () => {
    const t = newGame(nextLevel, { players: 2, classic: true }).passMulligans()
    expect(asked(t)).toEqual(['NL-35'])
    expect(whys(answerAll(t, 'discard.opening'), 'discarded')).toEqual(['NL-35'])
  })
  test('players place first rooms (BM-36, NL-16, SB-39) or decline (BM-40, NL-17, SB-39), and reveal them together (BM-37, SB-40)', () => {
    const firstRooms = (t: TestTable) => {
      for (const prompt of ['boss.choose', 'mulligan', 'discard.opening']) answerAll(t, prompt)
      const why = asked(t)
      answerAll(t.does(t.asked[0]!, pass), 'build.first')
      const [reveal, built] = t.events.slice(t.events.findIndex(e => e.event === 'phase'))
      return [...why, ...whys(t, 'placed'), ...whys(t, 'declined'), reveal!.why, built!.why]
    }
    expect(firstRooms(newGame(bossMonster, { players: 2 }))).toEqual(['BM-36', 'BM-36', 'BM-40', 'BM-37', 'BM-37'])
    expect(firstRooms(newGame(nextLevel, { players: 2 }))).toEqual(['NL-16', 'NL-16', 'NL-17', 'BM-37', 'BM-37'])
    expect(firstRooms(newGame(superBossMonster, { players: 2 }))).toEqual(['SB-39', 'SB-39', 'SB-39', 'SB-40', 'SB-40'])
  })
  test('variants of both games cite the rulebook of The Next Level there (NL-37, NL-38, NL-39)', () => {
    const own = nextLevel.options.filter(({ id }) => ['choose', 'machinations', 'hard'].includes(id))
    expect(own.map(({ why }) => why)).toEqual(['NL-38', 'NL-39', 'NL-37'])
  })
})

describe('building', () => {
  test('a player places a room face down (BM-67, SB-81), or declines (BM-80, SB-92)', () => {
    const base = table({ P1: { rooms: ['golem-factory'] }, P2: { rooms: ['dark-altar'] } })
    base.does(0, { build: 'golem-factory', at: 0 }).does(1, pass)
    expect([whys(base, 'placed'), whys(base, 'declined')]).toEqual([['BM-67'], ['BM-80']])
    const own = superTable({ P1: { rooms: ['golem-gym'] }, P2: { rooms: ['magpie-nest'] } })
    own.does(0, { build: 'golem-gym', at: 0 }).does(1, pass)
    expect([whys(own, 'placed'), whys(own, 'declined')]).toEqual([['SB-81'], ['SB-92']])
  })
  test('a room placed in another dungeon cites the card that allows it', () => {
    const t = nextTable({ P1: { rooms: ['spawn-point'], spells: ['surprise-gift'] }, P2: { dungeon: ['observatory'] } })
    t.does(0, { cast: 'surprise-gift' }, { build: 'spawn-point', in: 1 })
    expect(whys(t, 'placed')).toEqual(['surprise-gift'])
  })
  test('a player discards a room card for a coin (SB-288), even if another card reacts to discards', () => {
    const t = superTable({
      coins: true,
      nextLevel: true,
      P1: { rooms: ['golem-gym'] },
      P2: { boss: 'torix-uzkali', leveled: true },
    })
    t.does(0, { coin: 'golem-gym' })
    expect(whys(t, 'discarded', 'coins')).toEqual(['SB-288'])
  })
  test('a window asks the active player (BM-50), the others (BM-51), and the active player again (BM-52)', () => {
    const t = table({
      P1: { dungeon: ['dark-altar'], spells: ['freeze'] },
      P2: { dungeon: ['golem-factory'], spells: ['freeze'] },
    })
    expect(asked(t)).toEqual(['BM-50'])
    t.does(0, pass)
    expect(asked(t)).toEqual(['BM-51'])
    t.does(1, { cast: 'freeze' }, { room: 'dark-altar' }).passUntil(() => t.asked[0] === 0 && t.prompt === 'act')
    expect(asked(t)).toEqual(['BM-52'])
  })
  test('in Super Boss Monster: the active player first (SB-119), then clockwise (SB-120), and responses (SB-118)', () => {
    const t = superTable({ P1: { spells: ['loot-drop'] }, P2: { spells: ['loot-drop'] } })
    expect(asked(t)).toEqual(['SB-119'])
    t.does(0, pass)
    expect([asked(t), whys(t, 'passed')]).toEqual([['SB-120'], ['SB-119']])
    t.does(1, { cast: 'loot-drop' })
    expect([t.asked, asked(t)]).toEqual([[0], ['SB-118']])
  })
  test('a boss levels up with the fifth room (BM-94, NL-31, SB-107)', () => {
    const four = ['golem-factory', 'open-grave', 'boulder-ramp', 'dark-altar']
    const base = table({ P1: { boss: 'gorgona', dungeon: four, rooms: ['bottomless-pit'] } })
    expect(whys(base.when(0, { build: 'bottomless-pit', at: 4 }).endRound(), 'level-up')).toEqual(['BM-94'])
    const nextFour = ['chump-chomper', 'observatory', 'wreck-room', 'spiked-pit']
    const next = nextTable({ P1: { boss: 'kazanna', dungeon: nextFour, rooms: ['spawn-point'] } })
    expect(whys(next.when(0, { build: 'spawn-point', at: 4 }).endRound(), 'level-up')).toEqual(['NL-31'])
  })
  test('a boss levels up at once if an effect builds that room (BM-98), and later if a room was deactivated (BM-216); SB-312 covers both', () => {
    const three = ['golem-factory', 'open-grave', 'boulder-ramp']
    const own = (given: SituationInput) => superTable({ bossMonster: true, ...given })
    const levelUps = (make: typeof table, dungeon: readonly string[]) => {
      const t = make({ P1: { boss: 'gorgona', dungeon, rooms: ['construction-zone', 'dark-altar'] }, P2: {} })
      t.does(0, { build: 'construction-zone', at: dungeon.length })
      if (t.prompt === 'build.room') t.does(0, { build: 'dark-altar', at: 4 })
      return whys(
        t.passUntil(() => t.eventsOf('level-up').length > 0),
        'level-up',
      )
    }
    expect([table, own].map(make => levelUps(make, three))).toEqual([['BM-98'], ['SB-312']])
    const four = ['dark-altar+off', ...three]
    expect([table, own].map(make => levelUps(make, four))).toEqual([['BM-216'], ['SB-312']])
  })
})

describe('heroes', () => {
  const walked = (make: typeof table, dungeon: readonly string[], entrance: readonly string[], spell: string) =>
    make({ phase: 'adventure', P1: { dungeon, entrance, spells: [spell] } }).endRound()
  test('heroes enter rooms (BM-115), take damage (BM-116), die (BM-120) or reach the boss (BM-124)', () => {
    const t = walked(
      table,
      ['golem-factory', 'open-grave'],
      ['nick-the-masher', 'katelyn-angelic-healer'],
      'motivation',
    )
    expect(['entered', 'damaged', 'killed', 'survived'].map(kind => whys(t, kind))).toEqual([
      ['BM-115'],
      ['BM-116'],
      ['BM-120'],
      ['BM-124'],
    ])
  })
  test('heroes do the same in Super Boss Monster (SB-177, SB-178, SB-183, SB-186)', () => {
    const t = walked(
      superTable,
      ['golem-gym+2', 'trophy-armory'],
      ['king-lik', 'sir-reginald-rampart'],
      'overtime-shift',
    )
    expect(['entered', 'damaged', 'killed', 'survived'].map(kind => whys(t, kind))).toEqual([
      ['SB-177'],
      ['SB-178'],
      ['SB-183'],
      ['SB-186'],
    ])
  })
  test('a hero that was sent back enters again (BM-129)', () => {
    const t = table({
      phase: 'adventure',
      P1: { dungeon: ['golem-factory'], entrance: ['acacia-warrior-of-light'], spells: ['teleportation'] },
    })
    t.when(0, { cast: 'teleportation' }).passUntil(() => t.eventsOf('entered').length === 2)
    expect(t.eventsOf('entered').map(e => e.why)).toEqual(['BM-115', 'BM-129'])
  })
  test('extra health for heroes that enter cites the card that gives it', () => {
    const t = nextTable({
      phase: 'adventure',
      P1: { dungeon: ['spiked-pit'], entrance: ['elfstar'], spells: ['party-up'] },
    })
    t.does(0, { cast: 'party-up' }, { player: 0 }).passUntil(() => t.eventsOf('healthier').length > 0)
    expect(whys(t, 'healthier')).toEqual(['party-up'])
  })
  test('a hero with its own bait rule cites its card', () => {
    const t = table({
      P1: { dungeon: ['golem-factory'], slain: ['nick-the-masher'], rooms: ['dark-altar'] },
      P2: { dungeon: ['golem-factory'] },
      town: ['the-fool'],
    })
    t.does(0, pass).passUntil(() => t.eventsOf('lured').length > 0)
    expect(whys(t, 'lured')).toEqual(['the-fool'])
  })
  test('a turn without heroes, with the option “everyTurn”, cites BM-222', () => {
    const t = table({ everyTurn: true, P1: { entrance: ['nick-the-masher'], rooms: ['golem-factory'] }, P2: {} })
    t.does(0, pass).endRound()
    expect(
      t
        .eventsOf('active')
        .slice(0, 3)
        .map(e => [e.seat, e.why]),
    ).toEqual([
      [1, 'BM-65'],
      [0, 'BM-112'],
      [1, 'BM-222'],
    ])
  })
})

describe('cards', () => {
  test('a forced discard cites the card that forces it; a player who takes the card cites the card that allows it', () => {
    const t = nextTable({
      phase: 'reveal',
      P1: { dungeon: ['incubus-gym+down', 'imp-temple'] },
      P2: { rooms: ['spawn-point'] },
      P3: { rooms: ['wreck-room', 'observatory'] },
    })
    t.does(2, { card: 'wreck-room' })
    expect([whys(t, 'discarded'), whys(t, 'took')]).toEqual([['incubus-gym'], ['imp-temple']])
  })
  test('two cards taken by one effect cite the same card, even if another card reacts to the first', () => {
    const t = nextTable({
      mixed: true,
      phase: 'reveal',
      P1: {
        boss: 'xyzax',
        dungeon: ['bottomless-pit+down', 'golem-factory', 'open-grave', 'boulder-ramp', 'dragon-graveyard'],
      },
      discard: ['fear', 'freeze', 'dark-altar'],
    })
    t.does(0, { card: 'fear' }, { card: 'freeze' })
    expect(t.eventsOf('took').map(e => e.why)).toEqual(['xyzax', 'xyzax'])
  })
  test('a draw from the other deck cites the card that allows it (BM-61, SB-71)', () => {
    const base = table({ phase: 'beginning', P1: { dungeon: ['haunted-library'] } }).does(0, { accept: true })
    expect(base.eventsOf('drew').map(e => e.why)).toEqual(['haunted-library', 'BM-61'])
    const own = superTable({ bossMonster: true, phase: 'town', P1: { dungeon: ['haunted-library'] } })
    expect(whys(own.does(0, { accept: true }), 'drew')).toEqual(['haunted-library'])
  })
  test('shuffling the hero decks cites the card that searched them: BM-192 covers only rooms and spells', () => {
    const t = table({
      phase: 'reveal',
      P1: {
        boss: 'seducia',
        dungeon: ['bottomless-pit+down', 'golem-factory', 'open-grave', 'boulder-ramp', 'dark-altar'],
      },
    })
    t.does(0, { hero: 'nick-the-masher' })
    expect(whys(t, 'shuffled')).toEqual(['seducia'])
  })
  test('Machinations cites the rulebook of the game (BM-156, NL-39)', () => {
    const draws = (t: TestTable) => asked(t.passUntil(() => t.prompt === 'choose.deck'))
    const given = { machinations: true, P1: { rooms: ['golem-factory'] } }
    expect(draws(table(given))).toEqual(['BM-156'])
    expect(draws(nextTable({ ...given, P1: { rooms: ['spawn-point'] } }))).toEqual(['NL-39'])
  })
})

describe('the board of Super Boss Monster', () => {
  /** Plays to the next Town phase. */
  const nextTown = (given: object): TestTable => {
    const t = superBuild({ town: [], ...given }).does(0, pass)
    return t.passUntil(() => t.state.phase === 'town')
  }
  test('the market is filled and heroes arrive (SB-49, SB-51), also in a solo game (SB-251, SB-246) and with two spells for six players (SB-282)', () => {
    const causes = (players: number) => {
      const t = nextTown({ players })
      return [...whys(t, 'market'), ...whys(t, 'arrived')]
    }
    expect([2, 1, 6].map(causes)).toEqual([
      ['SB-49', 'SB-51'],
      ['SB-251', 'SB-246'],
      ['SB-282', 'SB-51'],
    ])
  })
  test('a hero without a free landmark goes to the Tavern: an explorer (SB-330), a hero of two classes (SB-273)', () => {
    const withoutTheirTreasure = { P1: { boss: 'count-requiem' }, P2: { boss: 'lady-lightfinger' } }
    const pushed = (given: object) =>
      nextTown({ players: 2, heroDeck: ['laliho', 'king-lik'], ...withoutTheirTreasure, ...given })
        .eventsOf('pushed')
        .map(e => [e.place, e.why])[0]
    expect(pushed({ crashLanding: true, town: ['cadet-comet'] })).toEqual(['tavern', 'SB-330'])
    const swordmage = { nextLevel: true, heroes: 'next-level', town: ['swordmage'], heroDeck: ['elfstar'] }
    expect(pushed({ ...swordmage, stadium: 'danae-the-slayer', library: 'tyrone-pharaoh-ascendant' })).toEqual([
      'tavern',
      'SB-273',
    ])
  })
  test('a hero in town takes an item (SB-277); a waiting item goes to the first hero that arrives and can use it (SB-278)', () => {
    const taken = (given: object) =>
      whys(nextTown({ players: 2, items: true, itemDeck: ['squeaky-censer'], ...given }), 'item-taken')
    expect(taken({ town: ['sister-halo'] })).toEqual(['SB-277'])
    expect(taken({ heroDeck: ['sister-halo'] })).toEqual(['SB-278'])
  })
  test('a minion action cites the rule of its space (SB-138, SB-142, SB-145, SB-283), and a summoned hero’s health its own rule (SB-149, SB-150)', () => {
    const causesOf = (minion: string, kind: string, given: object = {}) =>
      whys(superBuild({ ...given, P1: { minion } }).does(0, pass), kind)
    expect(causesOf('library-treasure', 'lasting')).toEqual(['SB-138'])
    expect(causesOf('landing-pad-treasure', 'lasting', { crashLanding: true })).toEqual(['SB-283'])
    expect(causesOf('hideout-special', 'lasting')).toEqual(['SB-145'])
    expect(causesOf('stadium-special', 'drew')).toEqual(['SB-142'])
    const summoned = (place: string, given: object) =>
      whys(superBuild({ ...given, P1: { minion: `${place}-summon` } }).does(0, pass, { player: 0 }), 'healthier')
    expect(summoned('temple', { temple: 'sister-halo' })).toEqual(['SB-149'])
    expect(summoned('tavern', { tavern: ['laliho'] })).toEqual(['SB-150'])
  })
  test('a minion acts (SB-132), and a second action cites its card', () => {
    const t = superBuild({ P1: { minion: 'hideout-special', spells: ['overtime-shift'] } })
    t.does(0, { cast: 'overtime-shift' }).passUntil(() => t.eventsOf('minion-acts').length === 2)
    expect(t.eventsOf('minion-acts').map(e => e.why)).toEqual(['SB-132', 'sbm-spell-overtime-shift'])
  })
  test('in a solo game a place in town needs symbols (SB-253), and more of them in the challenge (SB-267)', () => {
    const lured = (given: object) => {
      const t = superBuild({ players: 1, ...given, P1: { boss: 'his-sliminess' }, town: ['wisebeard', 'laliho'] })
      return whys(t.does(0, pass), 'lured', 'stayed')
    }
    expect(lured({})).toEqual(['SB-253'])
    expect(lured({ challenge: true })).toEqual(['SB-267'])
  })
})

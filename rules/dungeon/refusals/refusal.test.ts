// Each reason of `reasonRules`, with the rule or the card behind it.
import { expect, test } from 'vitest'
import { IllegalChoice, type Intent, type Seat } from '../../kernel/index.ts'
import { bossMonster } from '../index.ts'
import { reasonRules } from '../model/refusals.ts'
import { newGame, superBuild, superTable, type TestTable, table } from '../testing/test-table.ts'

const tested = new Set<string>()
/** `reason rule`, or undefined if the seat may do it. */
function refused(t: TestTable, seat: Seat, intent: Intent): string | undefined {
  const refusal = t.game.refusal(t.state, seat, intent)
  if (refusal) tested.add(refusal.reason)
  return refusal && `${refusal.reason} ${refusal.why}`
}
const idOf = (t: TestTable, card: string): string => t.room(card).id
const building = (t: TestTable): TestTable => t.passUntil(() => t.prompt === 'build.room')

test('an offered choice is not refused, and neither is a part of it', () => {
  const t = building(table({ P1: { rooms: ['golem-factory'] } }))
  for (const intent of [{ build: 'golem-factory' }, { build: 'golem-factory', at: 0 }, { at: 0 }, { pass: true }])
    expect(refused(t, 0, intent)).toBeUndefined()
})

test('an illegal choice carries the reason (BM-69)', () => {
  const dungeon = ['golem-factory', 'goblin-armory', 'open-grave', 'boulder-ramp', 'dizzygas-hallway']
  const t = building(table({ P1: { rooms: ['haunted-library'], dungeon } }))
  const illegal = () => t.game.apply(t.state, 0, { build: 'haunted-library', at: 5 })
  expect(illegal).toThrow(/ \(BM-69: dungeon full\)$/)
  expect(illegal).toThrow(expect.objectContaining({ refusal: { reason: 'dungeon-full', why: 'BM-69' } }))
  expect(illegal).toThrow(IllegalChoice)
})

test('after the end of the game, the reason is the rule that ended it (BM-142)', () => {
  const slain = ['nick-the-masher', 'boden-the-pantless', 'tieg-and-the-magic-bubble', 'the-fool', 'dave-the-valiant']
  const t = newGame(bossMonster, { players: 2 }, 'the end')
  while (t.asked.length > 0) t.game.apply(t.state, t.asked[0]!, t.ask(t.asked[0]!).choices[0]!)
  expect(slain.map(hero => refused(t, 0, { hero }))).toEqual(slain.map(() => `game-over ${t.state.result!.why}`))
})

test('another player is asked: in XP order (BM-57), or clockwise (SB-45)', () => {
  const given = { P1: { rooms: ['golem-factory'] }, P2: { rooms: ['dark-altar'] } }
  expect(refused(building(table(given)), 1, { build: 'dark-altar' })).toBe('not-your-turn BM-57')
  expect(refused(superBuild({ P2: { rooms: ['golem-gym'] } }), 1, { build: 'golem-gym' })).toBe('not-your-turn SB-45')
})

test('a player who is out can do nothing (BM-148)', () => {
  const t = table({ P1: {}, P2: {}, P3: { rooms: ['golem-factory'] } })
  t.state.players[1]!.out = true
  expect(refused(t, 1, { cast: 'freeze' })).toBe('eliminated BM-148')
})

test('an ask must be answered first (BM-27)', () => {
  const t = newGame(bossMonster, { players: 2 }).passMulligans()
  const { rooms, spells } = t.state.players[0]!
  expect(refused(t, 0, { build: rooms[0]! })).toBe('answer-first BM-27')
  expect(refused(t, 0, { cast: spells[0]! })).toBe('answer-first BM-27')
})

test('a room is built after the window that comes before it (BM-83)', () => {
  const t = table({ P1: { rooms: ['golem-factory'], spells: ['freeze'] }, P2: { dungeon: ['open-grave'] } })
  expect([t.prompt, refused(t, 0, { build: 'golem-factory' })]).toEqual(['act', 'answer-first BM-50'])
})

test('things of a kind that no one asks for play no part (BM-66)', () => {
  const t = building(table({ P1: { rooms: ['golem-factory'], dungeon: ['open-grave'] }, town: ['the-fool'] }))
  expect(refused(t, 0, { room: idOf(t, 'open-grave') })).toBe('not-asked-for BM-66')
  expect(refused(t, 0, { hero: 'the-fool' })).toBe('not-asked-for BM-66')
  expect(refused(t, 0, { coin: 'golem-factory' })).toBe('not-asked-for BM-66')
})

test('a choice without “may” cannot be declined (BM-208, SB-295)', () => {
  const given = { P1: { spells: ['freeze'], dungeon: ['open-grave', 'golem-factory'] } }
  expect(refused(table(given).does(0, { cast: 'freeze' }), 0, { pass: true })).toBe('must-choose BM-208')
  expect(refused(superTable({ phase: 'town' }), 0, { pass: true })).toBe('must-choose SB-295')
})

test('a hand without four alike allows no mulligan (BM-30, SB-32)', () => {
  const rooms = ['golem-factory', 'open-grave', 'boulder-ramp', 'haunted-library', 'mimic-vault']
  expect(refused(table({ phase: 'setup', P1: { rooms } }), 0, { mulligan: true })).toBe('no-mulligan BM-30')
  const own = ['golem-gym', 'ossuary-choir', 'bookwyrm', 'magpie-nest', 'confession-booth']
  const t = superTable({ phase: 'setup', P1: { rooms: own } })
  expect(refused(t, 0, { mulligan: true })).toBe('no-mulligan SB-32')
})

test('a card must be in the hand of the player (BM-66, BM-50)', () => {
  const t = table({
    P1: { rooms: ['golem-factory'], spells: ['freeze'] },
    P2: { rooms: ['dark-altar'], spells: ['fear'] },
  })
  expect(refused(t, 0, { cast: 'fear' })).toBe('not-in-hand BM-50')
  expect(refused(building(t), 0, { build: 'dark-altar' })).toBe('not-in-hand BM-66')
  expect(refused(t, 0, { build: 'no such card' })).toBe('not-in-hand BM-66')
})

test('rooms are built in the own placing turn (BM-65, SB-80)', () => {
  const t = table({ phase: 'adventure', P1: { rooms: ['golem-factory'], spells: ['fear'], entrance: ['the-fool'] } })
  expect([t.prompt, refused(t, 0, { build: 'golem-factory' })]).toEqual(['act', 'build-later BM-65'])
  const own = superTable({
    phase: 'adventure',
    P1: { rooms: ['golem-gym'], spells: ['loot-drop'], entrance: ['laliho'] },
  })
  expect([own.prompt, refused(own, 0, { build: 'sbm-room-golem-gym' })]).toEqual(['act', 'build-later SB-80'])
})

test('a card may forbid building', () => {
  const t = table({ P1: { spells: ['kobold-strike', 'freeze'], rooms: ['golem-factory'], dungeon: ['open-grave'] } })
  t.does(0, { cast: 'kobold-strike' })
  expect(refused(t, 0, { build: 'golem-factory' })).toBe('building-forbidden kobold-strike')
})

const five = ['golem-factory', 'goblin-armory', 'open-grave', 'boulder-ramp', 'dizzygas-hallway']
test('a dungeon holds five rooms (BM-69, SB-84)', () => {
  const t = building(table({ P1: { rooms: ['haunted-library'], dungeon: five } }))
  expect(refused(t, 0, { build: 'haunted-library', at: 5 })).toBe('dungeon-full BM-69')
  const off = building(table({ P1: { rooms: ['haunted-library'], dungeon: five.map(room => `${room}+off`) } }))
  expect(refused(off, 0, { build: 'haunted-library' })).toBe('dungeon-full BM-69')
  const own = ['golem-gym', 'ossuary-choir', 'bookwyrm', 'magpie-nest', 'confession-booth']
  const sb = building(superBuild({ P1: { dungeon: own } }))
  expect(refused(sb, 0, { build: 'sbm-room-trophy-armory', at: 5 })).toBe('dungeon-full SB-84')
})

test('a room goes on a room or on the first free place (BM-78, SB-83)', () => {
  const t = building(table({ P1: { rooms: ['haunted-library'], dungeon: ['open-grave'] } }))
  for (const at of [2, -1, 0.5]) expect(refused(t, 0, { build: 'haunted-library', at })).toBe('no-such-place BM-78')
  expect(refused(building(superBuild({})), 0, { build: 'sbm-room-trophy-armory', at: 1 })).toBe('no-such-place SB-83')
})

test('rooms are built only in the own dungeon (BM-79, SB-82)', () => {
  const t = building(table({ P1: { rooms: ['haunted-library'] }, P2: { dungeon: ['open-grave'] } }))
  expect(refused(t, 0, { build: 'haunted-library', at: 0, in: 1 })).toBe('other-dungeon BM-79')
  expect(refused(t, 0, { build: 'haunted-library', at: 0, in: 7 })).toBe('other-dungeon BM-79')
  const sb = building(superBuild({ P2: { dungeon: ['golem-gym'] } }))
  expect(refused(sb, 0, { build: 'sbm-room-trophy-armory', at: 0, in: 1 })).toBe('other-dungeon SB-82')
})

test('the first room cannot be advanced (BM-39, SB-42)', () => {
  const t = building(table({ P1: { rooms: ['beast-menagerie'] } }))
  expect(refused(t, 0, { build: 'beast-menagerie' })).toBe('first-room-advanced BM-39')
  const sb = building(superTable({ P1: { rooms: ['whetstone-gallery'] } }))
  expect(refused(sb, 0, { build: 'sbm-room-whetstone-gallery' })).toBe('first-room-advanced SB-42')
})

test('an advanced room goes on a room that shares a treasure with it (BM-73, SB-87)', () => {
  const t = building(table({ P1: { rooms: ['beast-menagerie'], dungeon: ['open-grave', 'haunted-library'] } }))
  for (const place of [{}, { at: 0 }, { at: 1 }, { at: 2 }])
    expect(refused(t, 0, { build: 'beast-menagerie', ...place })).toBe('no-matching-treasure BM-73')
  const sb = building(superTable({ P1: { rooms: ['whetstone-gallery'], dungeon: ['bookwyrm'] } }))
  expect(refused(sb, 0, { build: 'sbm-room-whetstone-gallery' })).toBe('no-matching-treasure SB-87')
})

test('no room is built on a face-down room (BM-76, SB-88), a deactivated one (BM-77, SB-90) or one with a minion (SB-89)', () => {
  const dungeon = ['boulder-ramp+down', 'golem-factory+off']
  const t = building(table({ P1: { rooms: ['haunted-library', 'beast-menagerie'], dungeon } }))
  expect(refused(t, 0, { build: 'haunted-library', at: 1 })).toBe('on-face-down BM-76')
  expect(refused(t, 0, { build: 'haunted-library', at: 0 })).toBe('on-deactivated BM-77')
  // The only room with a matching treasure is deactivated.
  expect(refused(t, 0, { build: 'beast-menagerie' })).toBe('on-deactivated BM-77')
  const sb = building(
    superBuild({ P1: { dungeon: ['bookwyrm', 'golem-gym+down', 'ossuary-choir+off'], minion: 'bookwyrm' } }),
  )
  const on = (at: number) => refused(sb, 0, { build: 'sbm-room-trophy-armory', at })
  expect([on(2), on(1), on(0)]).toEqual(['on-minion SB-89', 'on-face-down SB-88', 'on-deactivated SB-90'])
})

test('a room may refuse to be covered', () => {
  const t = building(table({ P1: { rooms: ['beast-menagerie'], dungeon: ['neanderthal-cave'] } }))
  expect(refused(t, 0, { build: 'beast-menagerie', at: 0 })).toBe('cover-refused neanderthal-cave')
})

test('a spell is played in a phase of its icon (BM-16, SB-112)', () => {
  const t = table({ P1: { rooms: ['golem-factory'], spells: ['fear', 'freeze'] } })
  expect(refused(t, 0, { cast: 'fear' })).toBe('wrong-phase BM-16')
  const sb = superTable({ P1: { spells: ['stealth', 'loot-drop'] } })
  expect(refused(sb, 0, { cast: 'sbm-spell-stealth' })).toBe('wrong-phase SB-112')
})

test('a spell needs a target (BM-51, SB-123)', () => {
  const t = table({ P1: { spells: ['freeze', 'soul-harvest'], rooms: ['golem-factory'] } })
  expect(refused(t, 0, { cast: 'freeze' })).toBe('no-target BM-51')
  const sb = superTable({ P1: { spells: ['freeze', 'loot-drop'] } })
  expect(refused(sb, 0, { cast: 'sbm-spell-freeze' })).toBe('no-target SB-123')
})

test('when a spell is declared, only a card that negates it may be played (BM-212)', () => {
  const t = table({ P1: { spells: ['freeze'], dungeon: five }, P2: { spells: ['counterspell', 'jeopardy'] } })
  t.does(0, { cast: 'freeze' }, { room: 'golem-factory' })
  expect([t.prompt, refused(t, 1, { cast: 'jeopardy' })]).toEqual(['negate', 'only-responses BM-212'])
})

test('an ability is used only if its card has it, works and can be paid', () => {
  const t = table({
    P1: { spells: ['freeze'], dungeon: ['dark-altar+off', 'golem-factory', 'witchs-kitchen', 'boulder-ramp+down'] },
    P2: { dungeon: ['all-seeing-eye'] },
  })
  const use = (card: string) => refused(t, 0, { use: idOf(t, card) })
  expect(use('golem-factory')).toBe('no-ability BM-160')
  expect(use('all-seeing-eye')).toBe('no-ability BM-160')
  expect(use('dark-altar')).toBe('room-deactivated BM-173')
  expect(use('boulder-ramp')).toBe('room-face-down BM-88')
  expect(refused(t, 0, { use: t.state.players[0]!.boss })).toBe('no-ability BM-160')
})

test('a spell or an ability may have a condition of its own', () => {
  const t = table({ P1: { spells: ['freeze'], dungeon: ['golem-factory', 'witchs-kitchen'] } })
  t.state.players[0]!.spells = ['motivation']
  const reasons = ['motivation'].map(cast => refused(t, 0, { cast }))
  expect(reasons).toEqual(['condition-not-met motivation'])
})

test('a room is sold for a coin once per round (SB-288), in the placing turn (SB-289)', () => {
  const t = superBuild({ coins: true, P1: { rooms: ['trophy-armory', 'golem-gym'], spells: ['loot-drop'] } })
  const coin = { coin: 'sbm-room-trophy-armory' }
  expect(refused(t, 0, coin)).toBe('answer-first SB-119')
  building(building(t).does(0, { coin: 'golem-gym' }))
  expect(refused(t, 0, coin)).toBe('once-per-round SB-288')
})

test('a spell cannot choose every room or hero', () => {
  const t = table({
    phase: 'adventure',
    P1: { spells: ['freeze'], dungeon: ['open-grave', 'golem-factory', 'dark-altar+off'], entrance: ['the-fool'] },
    P2: { dungeon: ['boulder-ramp'] },
  })
  t.does(0, { cast: 'freeze' })
  expect(refused(t, 0, { room: idOf(t, 'dark-altar') })).toBe('room-deactivated BM-173')
  expect(refused(t, 0, { hero: 'the-fool' })).toBe('not-a-target freeze')
  expect(refused(t, 0, { room: 'no-such-room#7' })).toBe('not-a-target freeze')
})

test('a face-down room of another player is named by its place (BM-88, SB-105)', () => {
  const given = { P1: { spells: ['freeze'] }, P2: { dungeon: ['golem-factory+down', 'dark-altar'] } }
  const t = table({ ...given, P3: { dungeon: ['boulder-ramp'] } }).does(0, { cast: 'freeze' })
  expect(refused(t, 0, { at: 1, in: 1 })).toBe('room-face-down BM-88')
  expect(refused(t, 0, { room: idOf(t, 'golem-factory') })).toBe('not-a-target freeze') // its id is secret
})

test('a room with a minion cannot be destroyed (SB-161)', () => {
  const t = superTable({
    P1: { dungeon: ['saboteurs-tunnel', 'golem-gym'], spells: ['loot-drop'] },
    P2: { dungeon: ['magpie-nest', 'minion-arena', 'pickpocket-imps'], minion: 'minion-arena' },
  })
  t.when(0, { use: 'saboteurs-tunnel' })
  expect([t.prompt, refused(t, 0, { room: idOf(t, 'minion-arena') })]).toEqual(['choose.room', 'room-guarded SB-161'])
})

test('no spell can choose a spellproof hero', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { spells: ['stealth'], dungeon: ['golem-gym'], entrance: ['abbot-oakum', 'laliho', 'king-lik'] },
    ...{ P2: {}, P3: {}, P4: {} },
  })
  t.when(0, { cast: 'stealth' })
  expect(refused(t, 0, { hero: 'sbm-hero-abbot-oakum' })).toBe('spellproof sbm-hero-abbot-oakum')
})

test('the market is open in the Town phase (SB-69)', () => {
  const town = superTable({ phase: 'town' })
  expect(refused(town, 0, { take: 'sbm-room-no-such-card' })).toBe('not-in-market SB-69')
  expect(refused(town, 1, { take: 'sbm-room-golem-gym' })).toBe('not-your-turn SB-45')
  const [{ take }] = town.ask(0).choices as readonly [{ take: string }]
  town.does(0, { take })
  expect([town.prompt, refused(town, 0, { take })]).toEqual(['minion.place', 'answer-first SB-75'])
  expect(refused(superBuild({}), 0, { take })).toBe('market-closed SB-69')
})

test('the minion goes to an open space of the board (SB-73, SB-77, SB-136, SB-137)', () => {
  const town = superTable({
    phase: 'town',
    P1: {},
    P2: { minion: 'temple-treasure' },
    stadium: 'laliho',
  })
  const send = (t: TestTable, minion: string) => refused(t, 0, { minion })
  expect(send(town, 'library-special')).toBe('draft-first SB-73')
  town.does(0, town.ask(0).choices[0]!)
  expect(send(town, 'temple-treasure')).toBe('other-minion-there SB-77')
  expect(send(town, 'stadium-special')).toBe('hero-covers-space SB-136')
  expect(send(town, 'temple-summon')).toBe('no-hero-to-summon SB-137')
  expect(send(town, 'landing-pad-special')).toBe('no-action-space SB-158')
  const build = superBuild({ P1: { minion: 'temple-treasure' } })
  expect(send(build, 'temple-treasure')).toBe('own-minion-there SB-77')
  expect(send(build, 'library-special')).toBe('minion-later SB-48')
})

test('the minion goes to a room or boss of its player (SB-76, SB-78, SB-158)', () => {
  const t = superTable({
    phase: 'town',
    P1: { boss: 'his-sliminess', dungeon: ['bookwyrm', 'golem-gym'] },
    P2: { dungeon: ['minion-arena'] },
  })
  t.does(0, t.ask(0).choices[0]!)
  const send = (room: string) => refused(t, 0, { room: idOf(t, room) })
  expect(refused(t, 0, { minion: 'sbm-boss-his-sliminess' })).toBe('boss-not-leveled SB-76')
  expect(send('golem-gym')).toBe('no-action-space SB-158')
  expect(send('minion-arena')).toBe('minion-in-other-dungeon SB-78')
  const { boss } = t.state.players[1]!
  expect(refused(t, 0, { minion: boss })).toBe('minion-in-other-dungeon SB-78')
})

test('each reason has a test', () => {
  expect(Object.keys(reasonRules).filter(reason => !tested.has(reason))).toEqual([])
})

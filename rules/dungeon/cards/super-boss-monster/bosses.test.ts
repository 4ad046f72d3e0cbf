import { expect, test } from 'vitest'
import { seal } from '../../../kernel/index.ts'
import { shelf } from '../../cards/shelf.ts'
import { superBuild, superTable } from '../../testing/test-table.ts'

const pass = { pass: true }
const inBuild = 'lava-surge'
const inAdventure = 'shiny-bait'
const four = ['magpie-nest', 'candlelit-crypt', 'starlit-observatory', 'mercenary-camp']
const five = { build: 'trophy-armory', at: 4 }

test('12 bosses with one symbol each, three of every class, and no two with the same XP (SB-2, SB-16)', () => {
  const { bosses } = shelf.boxOf('super-boss-monster')
  expect(new Set(bosses.map(boss => shelf.bossFacts(boss).xp)).size).toBe(12)
  for (const type of ['cleric', 'fighter', 'mage', 'thief'] as const)
    expect(bosses.filter(boss => shelf.bossFacts(boss).treasure.join() === type)).toHaveLength(3)
})

// emperor-dododo

test('emperor-dododo: a minion on him puts a counter on each of two different rooms', () => {
  const t = superBuild({ P1: { boss: 'emperor-dododo', leveled: true, dungeon: four, minion: 'emperor-dododo' } })
  t.does(0, pass, { room: 'magpie-nest' })
  expect(t.offers(0, { room: 'magpie-nest' })).toBe(false)
  t.does(0, { room: 'mercenary-camp' })
  expect([t.counters('magpie-nest'), t.counters('mercenary-camp')]).toEqual([1, 1])
})
test('emperor-dododo: one counter if you have a single room; the level-up gives only the action space (SB-76, SB-108)', () => {
  const one = superBuild({
    P1: { boss: 'emperor-dododo', leveled: true, dungeon: ['magpie-nest'], minion: 'emperor-dododo' },
  })
  expect(one.does(0, pass).counters('magpie-nest')).toBe(1)
  const t = superBuild({ P1: { boss: 'emperor-dododo', dungeon: four } }).does(0, five)
  expect([t.eventsOf('level-up'), t.eventsOf('counters')]).toMatchObject([[{ seat: 0 }], []])
  t.passUntil(() => t.prompt === 'market.take')
  t.does(1, { take: t.offered(1, 'take')[0] as string }, { minion: 'temple-treasure' })
  t.does(0, { take: t.offered(0, 'take')[0] as string })
  expect(t.offers(0, { minion: 'emperor-dododo' })).toBe(true)
})

// baroness-hammerhoof

test('baroness-hammerhoof: you put three counters on rooms of your choice', () => {
  const t = superBuild({ P1: { boss: 'baroness-hammerhoof', dungeon: four } })
  t.does(0, five, { room: 'magpie-nest' }, { room: 'magpie-nest' }, { room: 'trophy-armory' })
  expect([t.counters('magpie-nest'), t.counters('trophy-armory')]).toEqual([2, 1])
})
test('baroness-hammerhoof: has no action space', () => {
  const t = superTable({ phase: 'town', P1: { boss: 'baroness-hammerhoof', leveled: true, dungeon: four } })
  t.does(0, { take: t.offered(0, 'take')[0] as string })
  expect(t.offers(0, { minion: 'baroness-hammerhoof' })).toBe(false)
})

// grixx-the-gatecrasher

test('grixx-the-gatecrasher: the room next to the boss when a hero enters deals 2 more (SB-146)', () => {
  const t = superBuild({
    P1: { boss: 'grixx-the-gatecrasher', leveled: true, dungeon: ['magpie-nest', 'golem-gym'], entrance: ['laliho'] },
  })
  t.does(0, pass)
  expect(t.hits('laliho')).toEqual([1, 4])
})
test('grixx-the-gatecrasher: adds up with the Hideout; no bonus for a stunned room (SB-207) or before the level-up', () => {
  const given = { dungeon: ['magpie-nest', 'swinging-anvils'], minion: 'hideout-special', entrance: ['laliho'] }
  const t = superBuild({ P1: { boss: 'grixx-the-gatecrasher', leveled: true, ...given } }).does(0, pass)
  expect(t.hits('laliho')).toEqual([1, 7])
  const stunned = superBuild({
    P1: { boss: 'grixx-the-gatecrasher', leveled: true, ...given, dungeon: ['magpie-nest', 'swinging-anvils+stunned'] },
  })
  expect(stunned.does(0, pass).hits('laliho')).toEqual([1, 0])
  const early = superBuild({ P1: { boss: 'grixx-the-gatecrasher', dungeon: ['magpie-nest'] } })
  expect(early.damage('magpie-nest')).toBe(1)
})

// his-sliminess

test('his-sliminess: a minion on him draws a spell', () => {
  const t = superBuild({
    P1: { boss: 'his-sliminess', leveled: true, minion: 'his-sliminess' },
    spellDeck: ['quest'],
  })
  expect(t.does(0, pass).hand(0)).toEqual(['trophy-armory', 'quest'])
})
test('his-sliminess: not before the level-up', () => {
  const t = superTable({ phase: 'town', P1: { boss: 'his-sliminess' } })
  t.does(0, { take: t.offered(0, 'take')[0] as string })
  expect(t.offers(0, { minion: 'his-sliminess' })).toBe(false)
})

// quizzara-the-riddle-queen

test('quizzara-the-riddle-queen: you draw two spells', () => {
  const t = superBuild({
    P1: { boss: 'quizzara-the-riddle-queen', dungeon: four },
    spellDeck: ['quest', inBuild, 'freeze'],
  })
  t.does(0, five).passUntil(() => t.prompt === 'market.take')
  expect(t.hand(0)).toEqual(['quest', inBuild])
})
test('quizzara-the-riddle-queen: a fifth room that is destroyed and rebuilt does not level up again (SB-109)', () => {
  const t = superBuild({ P1: { boss: 'quizzara-the-riddle-queen', leveled: true, dungeon: four } }).does(0, five)
  expect([t.eventsOf('level-up'), t.hand(0)]).toEqual([[], []])
})

// professor-paradox

test('professor-paradox: your first spell of the round puts a counter on a room, even if it is negated (SB-314)', () => {
  const t = superTable({
    P1: {
      boss: 'professor-paradox',
      leveled: true,
      dungeon: ['golem-gym', 'magpie-nest'],
      spells: ['loot-drop', 'loot-drop'],
    },
    P2: { dungeon: ['null-field-generator'] },
  })
  t.does(0, { cast: 'loot-drop' }, { room: 'magpie-nest' }).does(1, { use: 'null-field-generator' })
  t.passUntil(() => t.eventsOf('negated').length === 1)
  expect([t.counters('magpie-nest'), t.hand(0)]).toEqual([1, ['loot-drop']])
  t.does(0, { cast: 'loot-drop' })
  expect(t.prompt).not.toBe('counter.place')
})
test('professor-paradox: does not trigger for another player’s spell', () => {
  const t = superTable({
    P1: { boss: 'professor-paradox', leveled: true, dungeon: ['golem-gym'] },
    P2: { spells: ['loot-drop'] },
  })
  t.does(1, { cast: 'loot-drop' })
  expect(t.counters('golem-gym')).toBe(0)
})

// mother-mildew

test('mother-mildew: a minion on her takes a room from the discard pile', () => {
  const t = superBuild({
    P1: { boss: 'mother-mildew', leveled: true, minion: 'mother-mildew' },
    discard: ['golem-gym', 'bookwyrm', 'quest'],
  })
  t.does(0, pass)
  expect(t.offered(0, 'card')).toEqual(['bookwyrm', 'golem-gym'])
  expect(t.does(0, { card: 'bookwyrm' }).hand(0)).toEqual(['trophy-armory', 'bookwyrm'])
})
test('mother-mildew: nothing happens without a room in the discard pile', () => {
  const t = superBuild({ P1: { boss: 'mother-mildew', leveled: true, minion: 'mother-mildew' }, discard: ['quest'] })
  expect(t.does(0, pass).prompt).toBe('market.take')
})

// count-requiem

test('count-requiem: heals a wound, even of an epic hero; compulsory if you have a wound (SB-229)', () => {
  const t = superBuild({
    P1: { boss: 'count-requiem', dungeon: four, survivors: ['king-lik', 'sir-reginald-rampart'] },
    discard: ['golem-gym'],
  })
  t.does(0, five)
  expect(t.offers(0, pass)).toBe(false)
  t.does(0, { hero: 'sir-reginald-rampart' })
  expect([t.souls(0), t.wounds(0), t.hand(0)]).toEqual([2, 1, []])
})
test('count-requiem: without a wound you take up to two cards from the discard pile', () => {
  const t = superBuild({ P1: { boss: 'count-requiem', dungeon: four }, discard: ['golem-gym', 'quest'] })
  t.does(0, five, { card: 'quest' }, { card: 'golem-gym' })
  expect(t.hand(0)).toEqual(['golem-gym', 'quest'])
})

// saint-nogood

test('saint-nogood: the first hero that enters your dungeon in a round loses 2 health', () => {
  const t = superBuild({
    P1: { boss: 'saint-nogood', leveled: true, dungeon: ['minion-arena'], entrance: ['king-lik', 'nimble-nell'] },
  })
  t.does(0, pass)
  expect(t.eventsOf('healthier')).toMatchObject([{ hero: 'sbm-hero-king-lik', add: -2 }])
  expect([t.souls(0), t.wounds(0)]).toEqual([1, 1])
})
test('saint-nogood: leaves the hero at least 1 health', () => {
  const t = superBuild({
    P1: { boss: 'saint-nogood', leveled: true, dungeon: ['haunted-scriptorium'], entrance: ['king-lik+2'] },
  })
  t.does(0, pass)
  expect(t.eventsOf('healthier')).toMatchObject([{ add: -1 }])
  expect(t.wounds(0)).toBe(1)
})

// lady-lightfinger

test('lady-lightfinger: you take a card left in the market and draw a room', () => {
  const t = superBuild({
    P1: { boss: 'lady-lightfinger', leveled: true, minion: 'lady-lightfinger' },
    market: ['quest', 'golem-gym'],
    roomDeck: ['bookwyrm'],
  })
  t.does(0, pass, { card: 'quest' })
  expect([t.hand(0), t.discard]).toEqual([['trophy-armory', 'bookwyrm', 'quest'], ['golem-gym']])
})
test('lady-lightfinger: if an earlier player took the last market card, you only draw a room', () => {
  const t = superBuild({
    P1: { minion: 'temple-special' },
    P2: { boss: 'lady-lightfinger', leveled: true, minion: 'lady-lightfinger' },
    market: ['golem-gym'],
    roomDeck: ['bookwyrm'],
  })
  t.does(0, pass)
  expect([t.hand(0), t.hand(1)]).toEqual([['trophy-armory', 'golem-gym'], ['bookwyrm']])
})

// madame-ledger

test('madame-ledger: you draw a spell and take up to two rooms of your choice from the deck, in secret', () => {
  const t = superBuild({ P1: { boss: 'madame-ledger', dungeon: four } })
  t.does(0, five, { card: 'copycat-coffers' }, { card: 'golem-gym' })
  expect(t.hand(0).slice(0, 2)).toEqual(['copycat-coffers', 'golem-gym'])
  expect(t.view('spectator').players[0]!.hand).toEqual({ rooms: 2, spells: 1 })
  const drew = t.eventsOf('drew').filter(e => e.why === 'sbm-boss-madame-ledger')
  expect(drew.map(e => [e.kind, e.secret!.seats])).toEqual([
    ['spells', [0]],
    ['rooms', [0]],
    ['rooms', [0]],
  ])
  expect(t.eventsOf('shuffled')).toHaveLength(1) // SB-234
})
test('madame-ledger: opponents do not learn which room you have taken while you choose the second', () => {
  const t = superBuild({ P1: { boss: 'madame-ledger', dungeon: four } })
  t.does(0, five, { card: 'copycat-coffers' })
  const { stack, pending } = seal(t.game, t.state, 1)
  expect(JSON.stringify([stack, pending])).not.toContain('copycat-coffers')
})
test('madame-ledger: you may stop after one room', () => {
  const t = superBuild({ P1: { boss: 'madame-ledger', dungeon: four } }).does(0, five, { card: 'golem-gym' }, pass)
  expect(t.view('spectator').players[0]!.hand).toEqual({ rooms: 1, spells: 1 })
})

test('madame-ledger: an empty deck is refilled from the discard pile before the search (SB-290)', () => {
  const t = superBuild({
    P1: { boss: 'madame-ledger', dungeon: four },
    roomDeck: { only: [] },
    discard: ['golem-gym', 'bookwyrm', 'quest'],
  })
  t.does(0, five)
  expect(t.offered(0, 'card')).toEqual(['bookwyrm', 'golem-gym'])
  t.does(0, { card: 'bookwyrm' }, pass)
  expect([t.hand(0).includes('bookwyrm'), t.discard]).toEqual([true, ['quest']])
})

// nightjar-the-gilded

test('nightjar-the-gilded: shows two symbols of a chosen type until the end of the round', () => {
  const t = superBuild({
    P1: { boss: 'nightjar-the-gilded', leveled: true, minion: 'nightjar-the-gilded' },
    P2: { boss: 'his-sliminess' },
    town: ['wisebeard'],
  })
  t.does(0, pass, { treasure: 'mage' })
  expect(t.eventsOf('lured')).toMatchObject([{ seat: 0, count: 2 }])
  expect(t.view(0).players[0]!.treasure).toMatchObject({ mage: 0, thief: 1 })
})
test('nightjar-the-gilded: no effect in the Build phase (SB-140)', () => {
  const t = superBuild({
    P1: { boss: 'nightjar-the-gilded', leveled: true, minion: 'nightjar-the-gilded', spells: [inAdventure] },
  })
  expect(t.view(0).players[0]!.treasure).toMatchObject({ mage: 0, thief: 1 })
})

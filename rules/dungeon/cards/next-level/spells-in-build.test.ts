import { expect, test } from 'vitest'
import { nextTable as table } from '../../testing/test-table.ts'

const inBuild = 'pity'

// all-your-base

test('all-your-base: you look at a hand and may take a room from it, not a spell', () => {
  const t = table({
    P1: { spells: ['all-your-base'] },
    P2: { rooms: ['spawn-point', 'wreck-room'], spells: ['pause'] },
    P3: { rooms: ['observatory'] },
  })
  t.does(0, { cast: 'all-your-base' }, { player: 1 }).passUntil(() => t.prompt === 'choose.fromHandOf')
  expect(t.offered(0, 'card')).toEqual(['spawn-point', 'wreck-room'])
  expect(t.eventsOf('looked')[0]).toMatchObject({
    secret: { seats: [0], facts: { cards: ['spawn-point', 'wreck-room', 'pause'] } },
  })
  t.does(0, { card: 'wreck-room' })
  expect(t.hand(0)).toEqual(['wreck-room'])
})
test('all-your-base: taking is optional; you cannot choose a player with an empty hand', () => {
  const t = table({ P1: { spells: ['all-your-base'] }, P2: { rooms: ['spawn-point'] } })
  t.does(0, { cast: 'all-your-base' }).does(1, { pass: true }).does(0, { pass: true })
  expect(t.hand(1)).toContain('spawn-point')
  expect(table({ P1: { spells: ['all-your-base'] } }).ask(0).choices).toEqual([{ pass: true }])
})
test('all-your-base: you see a hand without rooms but take nothing; if negated you see nothing', () => {
  const t = table({ P1: { spells: ['all-your-base'] }, P2: { spells: ['pause'] } })
  t.does(0, { cast: 'all-your-base' })
  expect(t.eventsOf('looked')).toHaveLength(1)
  expect(t.hand(1)).toEqual(['pause'])
  const no = table({ P1: { spells: ['all-your-base', inBuild] }, P2: { rooms: ['antimagic-zone'] } })
  no.does(0, { cast: 'all-your-base' }).does(1, { use: 'antimagic-zone' }).does(0, { pass: true })
  expect(no.eventsOf('looked')).toEqual([])
})

// fairy-fountain

test('fairy-fountain: a room deals no damage despite any bonus, and gives health to each hero that enters', () => {
  const t = table({
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar'], spells: ['super-effective', inBuild] },
    P2: { spells: ['fairy-fountain', inBuild] },
  })
  t.when(1, { cast: 'fairy-fountain' })
    .until(0, { cast: 'super-effective', mode: 1 })
    .does(0, { cast: 'super-effective', mode: 1 })
  t.passUntil(() => t.inside(0) !== null)
  expect(t.inside(0)).toMatchObject({ damage: 0, health: 5 })
})
test('fairy-fountain: covering the room ends the effect, even if the room is uncovered again', () => {
  const t = table({
    P1: {
      dungeon: ['spawn-point', 'wreck-room'],
      rooms: ['haunted-hall'],
      entrance: ['danae-the-slayer'],
      spells: ['fairy-fountain', inBuild],
    },
  })
  t.does(0, { cast: 'fairy-fountain' }, { room: 'spawn-point' }, { pass: true }, { build: 'haunted-hall', at: 1 })
  t.until(0, { use: 'wreck-room' }).passUntil(() => t.view(0).phase === 'adventure')
  t.does(0, { use: 'wreck-room' }).endRound()
  expect(t.dungeon(0)).toEqual(['spawn-point', 'wreck-room'])
  expect(t.hits('danae-the-slayer')).toEqual([2, 1])
})
test('fairy-fountain: a hero that enters twice gets health twice; not in the adventure phase', () => {
  const t = table({
    mixed: true,
    P1: { boss: 'nicolius', dungeon: ['spawn-point', 'minotaurs-maze'], entrance: ['elfstar'], spells: [inBuild] },
    P2: { boss: 'killa', spells: ['fairy-fountain', inBuild] },
  })
  t.when(1, { cast: 'fairy-fountain' }, { room: 'spawn-point' }).endRound()
  expect(t.eventsOf('healthier').map(e => e.add)).toEqual([1, 1])
  const late = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar'], spells: ['fairy-fountain'] },
  })
  expect(late.ask(0).choices).toEqual([{ pass: true }])
})

// hiring-spree

test('hiring-spree: you draw three rooms, then give one of your rooms to another player', () => {
  const t = table({
    P1: { rooms: ['spawn-point'], spells: ['hiring-spree'] },
    P2: {},
    P3: {},
    roomDeck: ['observatory', 'wreck-room', 'spiked-pit'],
  })
  t.does(0, { cast: 'hiring-spree' }, { player: 2 })
  expect(t.offered(0, 'card')).toEqual(['observatory', 'spawn-point', 'spiked-pit', 'wreck-room'])
  t.does(0, { card: 'spawn-point' })
  expect(t.hand(2)).toEqual(['spawn-point'])
  expect(t.eventsOf('gave')[0]).toMatchObject({
    seat: 0,
    to: 2,
    kind: 'rooms',
    secret: { seats: [0, 2], facts: { card: 'spawn-point' } },
  })
})
test('hiring-spree: if negated, nothing happens', () => {
  const t = table({ mixed: true, P1: { spells: ['hiring-spree', inBuild] }, P2: { spells: ['counterspell'] } })
  t.does(0, { cast: 'hiring-spree' })
    .does(1, { cast: 'counterspell' })
    .passUntil(() => t.eventsOf('negated').length > 0)
  expect(t.eventsOf('gave')).toEqual([])
})

test('hiring-spree: without a room to draw or in hand, you give nothing (BM-200, BM-208)', () => {
  const t = table({ P1: { spells: ['hiring-spree', inBuild] }, P2: {}, roomDeck: { only: [] } })
  t.does(0, { cast: 'hiring-spree' })
  expect([t.eventsOf('drew'), t.eventsOf('gave'), t.discard]).toEqual([[], [], ['hiring-spree']])
})

// secret-stash

test('secret-stash: a room of yours shows one more symbol, for luring and for building', () => {
  const t = table({
    P1: { boss: 'killa', dungeon: ['spawn-point'], rooms: ['chump-chomper'], spells: ['secret-stash'] },
  })
  t.does(0, { cast: 'secret-stash' }, { treasure: 'thief' })
  expect(t.view(0).players[0]!.treasure!.thief).toBe(1)
  expect(t.ask(0).choices).toEqual([{ build: 'chump-chomper', at: 0 }, { pass: true }])
})
test('secret-stash: the symbol is lost with the room and ends with the round', () => {
  const t = table({ P1: { boss: 'killa', dungeon: ['spawn-point', 'wreck-room'], spells: ['secret-stash', inBuild] } })
  t.does(0, { cast: 'secret-stash' }, { room: 'spawn-point' }, { treasure: 'mage' }, { use: 'wreck-room' })
  expect(t.view(0).players[0]!.treasure!.mage).toBe(0)
  expect(t.endRound().view(0).lasting).toEqual([])
})
test('secret-stash: shows no symbol if the room is deactivated later (BM-169)', () => {
  const t = table({
    P1: { boss: 'killa', dungeon: ['spawn-point', 'frostbat-cave'], spells: ['secret-stash', inBuild] },
    P2: { boss: 'eclipse' },
  })
  t.does(0, { cast: 'secret-stash' }, { room: 'spawn-point' }, { treasure: 'thief' })
  expect(t.view(0).players[0]!.treasure!.thief).toBe(1)
  t.when(0, { use: 'frostbat-cave' })
  expect(t.view(0).players[0]!.treasure!.thief).toBe(0)
})

// surprise-gift

test('surprise-gift: you place a room face down in an opponent’s dungeon instead of your own; its effect belongs to them', () => {
  const t = table({
    P1: { dungeon: ['spawn-point'], rooms: ['barbarian-hall', 'chump-chomper'], spells: ['surprise-gift'] },
    P2: { dungeon: ['observatory'], rooms: ['wreck-room'], spells: [inBuild, 'its-on'] },
  })
  t.does(0, { cast: 'surprise-gift' }).passUntil(() => t.prompt === 'build.room')
  expect(t.ask(0).choices).toContainEqual({ build: 'barbarian-hall', at: 0, in: 1 })
  expect(t.offers(0, { build: 'chump-chomper', in: 1 })).toBe(false) // no matching treasure
  t.does(0, { build: 'barbarian-hall', at: 0, in: 1 })
  expect(t.view(1).players[1]!.dungeon[0]).toMatchObject({ faceDown: true, card: null, id: null })
  expect(t.view(0).players[1]!.dungeon[0]!.card).toBe('barbarian-hall')
  t.when(1, { build: 'wreck-room', at: 1 })
  t.passUntil(() => t.prompt === 'discard.spell')
  expect(t.ask(1).why).toBe('barbarian-hall')
  expect(t.dungeon(1)).toEqual(['wreck-room', 'barbarian-hall'])
})
test('surprise-gift: only in your own placing turn, and before your placement', () => {
  const t = table({
    P1: { rooms: ['spawn-point', 'wreck-room'], spells: ['surprise-gift'] },
    P2: { spells: ['surprise-gift'] },
  })
  t.does(0, { pass: true })
  expect(t.ask(1).choices).toEqual([{ pass: true }])
  t.does(1, { pass: true }).does(0, { build: 'spawn-point', at: 0 })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
})
test('surprise-gift: a player who declined so far may still give a room away (BM-82)', () => {
  const t = table({ P1: { rooms: ['spawn-point'], spells: ['surprise-gift'] }, P2: { dungeon: ['observatory'] } })
  t.does(0, { pass: true }, { pass: true }, { cast: 'surprise-gift' })
  t.does(0, { build: 'spawn-point', at: 0, in: 1 })
  expect(t.dungeon(1)).toEqual(['spawn-point'])
})
test('surprise-gift: one gift per spell, even if Motivation lets you place two rooms', () => {
  const t = table({
    mixed: true,
    P1: { boss: 'nicolius', rooms: ['spawn-point', 'wreck-room'], spells: ['surprise-gift', 'motivation'] },
    P2: { boss: 'killa', dungeon: ['observatory', 'spiked-pit'] },
  })
  t.does(0, { cast: 'motivation' }, { cast: 'surprise-gift' }, { build: 'spawn-point', at: 0, in: 1 })
  expect(t.ask(0).choices).toEqual([{ build: 'wreck-room', at: 0 }, { pass: true }])
})
test('surprise-gift: Kobold Strike returns the room to the giver', () => {
  const t = table({
    mixed: true,
    P1: { boss: 'nicolius', rooms: ['spawn-point'], spells: ['surprise-gift'] },
    P2: { boss: 'killa', dungeon: ['observatory'], spells: ['kobold-strike'] },
  })
  t.does(0, { cast: 'surprise-gift' }).passUntil(() => t.prompt === 'build.room')
  t.does(0, { build: 'spawn-point', at: 0, in: 1 })
  t.when(1, { cast: 'kobold-strike' }).passUntil(() => t.eventsOf('returned').length > 0)
  expect(t.hand(0)).toContain('spawn-point')
  expect(t.dungeon(1)).toEqual(['observatory'])
})
test('surprise-gift: if negated, you build in your own dungeon', () => {
  const t = table({
    P1: { rooms: ['spawn-point'], spells: ['surprise-gift'] },
    P2: { dungeon: ['observatory'], rooms: ['antimagic-zone'] },
  })
  t.does(0, { cast: 'surprise-gift' })
    .does(1, { use: 'antimagic-zone' })
    .passUntil(() => t.prompt === 'build.room')
  expect(t.ask(0).choices).toEqual([{ build: 'spawn-point', at: 0 }, { pass: true }])
})

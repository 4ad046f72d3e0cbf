import { expect, test } from 'vitest'
import { nextTable as table } from '../../testing/test-table.ts'

const inAdventure = 'all-your-base'

// the dark heroes

const dark = [
  ['vampire', 'madmans-manor'],
  ['barbarian', 'spawn-point'],
  ['witch', 'observatory'],
  ['hitman', 'spiked-pit'],
] as const
for (const [name, room] of dark)
  test(`${name}: an opponent of the dungeon's owner discards a room with its symbol for 3 health, once per round in total (NL-51)`, () => {
    const t = table({
      phase: 'adventure',
      P1: { entrance: [name], rooms: ['hatchlings-hoard'] },
      P2: { rooms: [room, 'hatchlings-hoard'] },
      P3: { rooms: [room] },
    })
    expect(t.asked).toEqual([1]) // the owner cannot use it
    t.does(1, { use: name })
    t.does(1, { price: room })
    t.passUntil(() => t.eventsOf('healthier').length > 0)
    expect(t.eventsOf('healthier')).toMatchObject([{ hero: name, add: 3, why: name }])
    expect(t.offers(2, { use: name })).toBe(false)
  })
test('vampire: a room without its symbol is not a valid cost; no player can use it in town', () => {
  const t = table({ phase: 'adventure', P1: { entrance: ['vampire'] }, P2: { rooms: ['spawn-point'] } })
  expect(t.ask(1).choices).toEqual([{ pass: true }])
  const town = table({ P1: { rooms: ['madmans-manor'] }, P2: {}, town: ['vampire'] })
  expect(town.prompt).toBe('build.room')
})
test('barbarian: can also be used at the entrance in the build phase; the bonus health ends with the round (NL-52)', () => {
  const t = table({
    P1: { dungeon: ['save-point'], entrance: ['barbarian'], spells: ['pity', 'pause'] },
    P2: { rooms: ['spawn-point'] },
  })
  t.until(1, { use: 'barbarian' })
    .does(1, { use: 'barbarian' }, { price: 'spawn-point' })
    .passUntil(() => t.eventsOf('healthier').length > 0)
  expect(t.view(0).players[0]!.entrance).toMatchObject([{ health: 9 }])
  t.until(0, { cast: 'pause' }).does(0, { cast: 'pause' }).endRound()
  expect(t.view(0).players[0]!.entrance).toMatchObject([{ health: 6 }])
})
test('hitman and witch at one entrance may be strengthened once each', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['hitman', 'witch'], spells: [inAdventure] },
    P2: { rooms: ['spiked-pit', 'observatory', 'warp-tube'] },
  })
  t.when(1, { use: 'hitman' }, { price: 'spiked-pit' }).when(1, { use: 'witch' }, { price: 'observatory' })
  t.passUntil(() => t.eventsOf('healthier').length === 2)
  expect(t.offers(1, { use: 'witch' })).toBe(false)
  expect(t.view(0).players[0]!.entrance.map(hero => hero.health)).toEqual([9, 9])
})
test('witch and hitman are ordinary heroes for every effect that names ordinary heroes (NL-18)', () => {
  const t = table({
    mixed: true,
    phase: 'reveal',
    P1: { boss: 'killa', dungeon: ['mimic-vault+down'] },
    P2: { boss: 'eclipse' },
    town: ['witch', 'hitman', 'druid'],
  })
  expect(t.offered(0, 'hero')).toEqual(['hitman', 'witch'])
})

test('vampire: fizzles if it is sent to another dungeon first; the discarded card stays discarded (NL-51, BM-187)', () => {
  const t = table({
    phase: 'adventure',
    P1: { boss: 'nicolius', dungeon: ['barbarian-hall'], entrance: ['vampire'], spells: ['another-castle'] },
    P2: { boss: 'killa', dungeon: ['barbarian-hall', 'spawn-point'], rooms: ['madmans-manor'] },
  })
  t.passUntil(() => t.inside(0) !== null).when(1, { use: 'vampire' }, { price: 'madmans-manor' })
  t.when(0, { cast: 'another-castle' }).endRound()
  expect(t.eventsOf('fizzled')).toMatchObject([{ seat: 1, source: 'vampire', why: 'BM-187' }])
  expect(t.discard).toContain('madmans-manor')
  expect(t.eventsOf('killed')).toMatchObject([{ hero: 'vampire', seat: 1 }]) // 3 + 3 of 6 health
})

// archer

test('archer: skips the last active room, so it takes no damage and nothing triggers (NL-21, BM-224)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['barbarian-hall', 'incubus-gym', 'blockpile-puzzle'], entrance: ['archer'], spells: [inAdventure] },
  })
  t.passUntil(() => t.wounds(0) === 2)
  expect(t.hits('archer')).toEqual([3, 4])
  expect(t.eventsOf('skipped')).toMatchObject([{ hero: 'archer', why: 'archer' }])
})
test('archer: the last room is the active room nearest to the boss, even if it is the only one', () => {
  const off = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'observatory', 'spiked-pit+off'], entrance: ['archer'], spells: [inAdventure] },
  }).endRound()
  expect(off.hits('archer')).toEqual([2])
  const one = table({
    phase: 'adventure',
    P1: { dungeon: ['blockpile-puzzle'], entrance: ['archer'], spells: [inAdventure] },
  })
  one.passUntil(() => one.wounds(0) === 2)
  expect(one.hits('archer')).toEqual([])
})

// druid

test('druid: always has 1 more health for each spell in the hand of the dungeon’s owner', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['druid'], spells: ['party-up', inAdventure, 'pause'] },
  })
  expect(t.view(1).players[0]!.entrance).toMatchObject([{ name: 'druid', health: 15 }])
  t.does(0, { cast: 'party-up' }, { player: 1 })
  expect(t.view(1).players[0]!.entrance).toMatchObject([{ health: 14 }])
})
test('druid: its death check counts the spells when the window closes', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['druid+10'], spells: ['party-up'] },
  })
  t.does(0, { pass: true })
  expect(t.inside(0)).toMatchObject({ damage: 12, health: 13 })
  t.does(0, { cast: 'party-up' }, { player: 1 })
  expect(t.souls(0)).toBe(2)
})

test('druid: in another dungeon the spells of its owner count', () => {
  const t = table({
    phase: 'adventure',
    P1: { boss: 'nicolius', dungeon: ['spawn-point'], entrance: ['druid'], spells: ['another-castle', inAdventure] },
    P2: { boss: 'killa', dungeon: ['spawn-point'], spells: ['hiring-spree', 'pity', 'pity'] },
  })
  expect(t.view(1).players[0]!.entrance).toMatchObject([{ health: 14 }])
  t.passUntil(() => t.inside(0) !== null)
    .does(0, { cast: 'another-castle' })
    .passUntil(() => t.entrance(1).length > 0)
  expect(t.view(1).players[1]!.entrance).toMatchObject([{ health: 15, damage: 2 }])
})

// swordmage

test('swordmage: inside a dungeon it gets 2 health for each spell that is not negated, before the spell resolves', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point', 'observatory'],
      entrance: ['swordmage'],
      spells: ['party-up', 'party-up', inAdventure],
    },
  })
  t.does(0, { cast: 'party-up' }, { player: 1 })
  expect(t.view(0).players[0]!.entrance).toMatchObject([{ health: 12 }]) // not at the entrance
  t.does(0, { pass: true }, { cast: 'party-up' }, { player: 1 })
  expect(t.inside(0)).toMatchObject({ health: 14 })
})
test('swordmage: a negated spell gives no health, but the negating spell does', () => {
  const t = table({
    phase: 'adventure',
    mixed: true,
    P1: {
      boss: 'nicolius',
      dungeon: ['spawn-point', 'observatory'],
      entrance: ['swordmage'],
      spells: ['party-up', inAdventure],
    },
    P2: { boss: 'killa', spells: ['counterspell'] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(0, { cast: 'party-up' }, { player: 1 })
    .does(1, { cast: 'counterspell' })
  t.passUntil(() => t.eventsOf('negated').length > 0)
  expect(t.inside(0)).toMatchObject({ health: 14 })
})

// necromancer

test('necromancer: if it survives, it wounds the owner and then turns a slain hero of their choice into wounds', () => {
  const t = table({
    phase: 'adventure',
    P1: { entrance: ['necromancer'], slain: ['elfstar', 'tyrone-pharaoh-ascendant'], spells: [inAdventure] },
  })
  t.does(0, { pass: true })
  expect(t.wounds(0)).toBe(2)
  t.does(0, { soul: 'elfstar' })
  expect([t.souls(0), t.wounds(0)]).toEqual([2, 3])
})
test('necromancer: without a slain hero it only wounds; if killed it does nothing', () => {
  const none = table({ phase: 'adventure', P1: { entrance: ['necromancer'], spells: [inAdventure] } }).endRound()
  expect(none.wounds(0)).toBe(2)
  const killed = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['necromancer+10'], slain: ['elfstar'], spells: [inAdventure] },
  }).endRound()
  expect([killed.souls(0), killed.wounds(0)]).toEqual([3, 0])
})

test('necromancer: the turned soul may give the fifth wound (BM-5)', () => {
  const given = (slain: readonly string[]) =>
    table({
      phase: 'adventure',
      P1: { entrance: ['necromancer'], slain, survivors: ['black-leaf', 'hookshot-joe'], spells: [inAdventure] },
    }).endRound()
  expect(given([]).state.result).toBeNull()
  expect(given(['elfstar']).state.result).toMatchObject({ winners: [1], why: 'BM-152' })
})

// the-brothers, the-fool

test('the-brothers: go to the only player with the highest souls minus wounds; they stay in town in a tie', () => {
  const t = table({
    phase: 'bait',
    P1: { slain: ['elfstar'], survivors: ['black-leaf'] },
    P2: { slain: ['hookshot-joe'], spells: [inAdventure] },
    town: ['the-brothers'],
  })
  expect(t.entrance(1)).toEqual(['the-brothers'])
  const tie = table({ phase: 'bait', P1: {}, P2: {}, town: ['the-brothers'] })
  expect(tie.town[0]).toBe('the-brothers')
})
test('the-brothers: negative totals count too', () => {
  const t = table({
    phase: 'bait',
    P1: { survivors: ['elfstar', 'black-leaf'] },
    P2: { survivors: ['hookshot-joe'], spells: [inAdventure] },
    town: ['the-brothers'],
  })
  expect(t.entrance(1)).toEqual(['the-brothers'])
})
test('the-fool: is in The Next Level at every player count (NL-8)', () => {
  for (const players of [2, 3, 4]) {
    const t = table({ players, P1: { spells: ['pity'] }, town: ['the-fool'] })
    expect(t.town).toEqual(['the-fool'])
  }
})

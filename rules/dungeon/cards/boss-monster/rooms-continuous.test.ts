import { expect, test } from 'vitest'
import { table } from '../../testing/test-table.ts'

// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inAdventure = 'motivation'
const inBuild = 'fear'

// goblin-armory

test('goblin-armory: monster rooms on both sides deal 1 more; traps and rooms farther away do not', () => {
  const t = table({
    P1: { dungeon: ['golem-factory', 'goblin-armory', 'open-grave', 'beast-menagerie'], spells: [inBuild] },
    P2: { dungeon: ['brainsucker-hive', 'goblin-armory', 'neanderthal-cave'] },
  })
  expect(['golem-factory', 'open-grave', 'beast-menagerie'].map(card => t.damage(card))).toEqual([3, 2, 4])
  expect(['brainsucker-hive', 'neanderthal-cave'].map(card => t.damage(card))).toEqual([3, 4])
  expect(t.damage('goblin-armory')).toBe(1)
})
test('goblin-armory: no bonus while it is deactivated, and none across a deactivated room (BM-173)', () => {
  const off = table({ P1: { dungeon: ['golem-factory', 'goblin-armory+off'], spells: [inBuild] } })
  expect(off.damage('golem-factory')).toBe(2)
  const between = table({ P1: { dungeon: ['golem-factory', 'open-grave+off', 'goblin-armory'], spells: [inBuild] } })
  expect(between.damage('golem-factory')).toBe(2)
})
test('goblin-armory: a room between two of them deals 2 more, and two neighbouring armories help each other', () => {
  const damages = (dungeon: readonly string[]) =>
    table({ P1: { dungeon, spells: [inBuild] } })
      .view(0)
      .players[0]!.dungeon.map(room => room.damage)
  expect(damages(['goblin-armory', 'golem-factory', 'goblin-armory'])).toEqual([1, 4, 1])
  expect(damages(['goblin-armory', 'goblin-armory'])).toEqual([2, 2])
})

// neanderthal-cave

test('neanderthal-cave: an advanced room cannot be built on it, an ordinary one can', () => {
  const t = table({ P1: { dungeon: ['neanderthal-cave'], rooms: ['beast-menagerie', 'golem-factory'] } })
  expect(t.ask(0).choices).toEqual([
    { build: 'golem-factory', at: 0 },
    { build: 'golem-factory', at: 1 },
    { pass: true },
  ])
})
test('neanderthal-cave: the restriction also applies to building by an effect', () => {
  const t = table({
    phase: 'reveal',
    P1: {
      boss: 'king-croak',
      dungeon: ['neanderthal-cave', 'dark-altar', 'dark-altar', 'bottomless-pit', 'bottomless-pit+down'],
    },
  })
  t.does(0, { card: 'beast-menagerie' })
  expect(t.dungeon(0)).not.toContain('beast-menagerie')
  expect(t.hand(0)).toContain('beast-menagerie')
})

// monsters-ballroom

test('monsters-ballroom: deals 1 damage for each active monster room, itself included', () => {
  const t = table({
    P1: {
      dungeon: ['golem-factory', 'monsters-ballroom', 'open-grave', 'neanderthal-cave+off', 'brainsucker-hive'],
      spells: [inBuild],
    },
    P2: { dungeon: ['golem-factory'], spells: ['freeze'] },
  })
  expect(t.damage('monsters-ballroom')).toBe(3)
  t.when(1, { cast: 'freeze' }, { room: 'brainsucker-hive' }).passUntil(() => t.room('brainsucker-hive').off)
  expect(t.damage('monsters-ballroom')).toBe(2)
})
test('monsters-ballroom: a bonus is added; two of them count each other', () => {
  const t = table({ P1: { dungeon: ['monsters-ballroom', 'goblin-armory', 'monsters-ballroom'], spells: [inBuild] } })
  expect(t.view(0).players[0]!.dungeon.map(room => room.damage)).toEqual([4, 1, 4])
})

// dizzygas-hallway

test('dizzygas-hallway: the next room deals 2 more if it is a trap; a monster room or the room before does not', () => {
  const t = table({
    P1: { dungeon: ['open-grave', 'dizzygas-hallway', 'boulder-ramp'], spells: [inBuild] },
    P2: { dungeon: ['dizzygas-hallway', 'golem-factory'] },
  })
  expect(['open-grave', 'boulder-ramp', 'golem-factory'].map(card => t.damage(card))).toEqual([2, 3, 2])
})
test('dizzygas-hallway: two in a row help the second and the room after it', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['dizzygas-hallway', 'dizzygas-hallway', 'boulder-ramp'],
      entrance: ['lord-van-ette'],
      spells: [inAdventure],
    },
  })
  t.passUntil(() => t.inside(0)?.room.startsWith('boulder-ramp') ?? false)
  expect(t.hits('lord-van-ette')).toEqual([1, 3, 3])
})
test('dizzygas-hallway: no bonus while it is deactivated, and none across a deactivated room (BM-173)', () => {
  const t = table({
    P1: { dungeon: ['dizzygas-hallway+off', 'boulder-ramp'], spells: [inBuild] },
    P2: { dungeon: ['dizzygas-hallway', 'golem-factory+off', 'open-grave'] },
  })
  expect([t.damage('boulder-ramp'), t.damage('open-grave')]).toEqual([1, 2])
})

// dragon-hatchery

test('dragon-hatchery: shows all four treasures, and every advanced room can be built on it', () => {
  const t = table({
    P1: {
      boss: 'gorgona',
      dungeon: ['dragon-hatchery'],
      rooms: ['dracolich-lair', 'ligers-den', 'beast-menagerie', 'recycling-center'],
    },
  })
  expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 1, fighter: 1, mage: 1, thief: 2 })
  expect(t.offered(0, 'build')).toEqual(['beast-menagerie', 'dracolich-lair', 'ligers-den', 'recycling-center'])
})

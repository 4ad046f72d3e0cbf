import { expect, test } from 'vitest'
import { nextTable as table } from '../../testing/test-table.ts'

// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inAdventure = 'all-your-base'
const inBuild = 'pity'

// goblin-nursery

test('goblin-nursery: the monster room to the left deals 2 more; a trap or the room to the right does not', () => {
  const t = table({
    P1: { dungeon: ['spawn-point', 'goblin-nursery', 'fangroot-garden'], spells: [inBuild] },
    P2: { dungeon: ['observatory', 'goblin-nursery'] },
  })
  expect(['spawn-point', 'fangroot-garden', 'observatory'].map(card => t.damage(card))).toEqual([4, 2, 2])
})
test('goblin-nursery: no bonus if the neighbour or the nursery is deactivated', () => {
  const t = table({
    P1: { dungeon: ['spawn-point', 'observatory+off', 'goblin-nursery'], spells: [inBuild] },
    P2: { dungeon: ['fangroot-garden', 'goblin-nursery+off'] },
  })
  expect([t.damage('spawn-point'), t.damage('fangroot-garden')]).toEqual([2, 2])
})

// goblin-mess-hall

test('goblin-mess-hall: each of your other monster rooms deals 1 more', () => {
  const t = table({
    P1: { dungeon: ['spawn-point', 'goblin-mess-hall', 'observatory', 'fangroot-garden'], spells: [inBuild] },
    P2: { dungeon: ['genie-lounge'] },
  })
  expect(
    ['spawn-point', 'goblin-mess-hall', 'observatory', 'fangroot-garden', 'genie-lounge'].map(c => t.damage(c)),
  ).toEqual([3, 3, 2, 3, 1])
})
test('goblin-mess-hall: without its ability it gives no bonus, but its own damage stays', () => {
  const t = table({ P1: { dungeon: ['goblin-mess-hall', 'spawn-point'], spells: ['meddling-kids', inBuild] }, P2: {} })
  expect(t.damage('spawn-point')).toBe(3)
  t.does(0, { cast: 'meddling-kids', mode: 1 }, { room: 'goblin-mess-hall' })
  expect([t.damage('spawn-point'), t.damage('goblin-mess-hall')]).toEqual([2, 3])
})
test('goblin-mess-hall: two of them help each other, and all others get the bonus twice', () => {
  const t = table({ P1: { dungeon: ['goblin-mess-hall', 'spawn-point', 'goblin-mess-hall'], spells: [inBuild] } })
  expect(t.view(0).players[0]!.dungeon.map(room => room.damage)).toEqual([4, 4, 4])
})

// elemental-generator

test('elemental-generator: deals 1 more for each spell in your hand when the hero enters', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['elemental-generator'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: ['party-up', 'pause', inAdventure],
    },
  })
  expect(t.damage('elemental-generator')).toBe(6)
  t.does(0, { pass: true })
  expect(t.inside(0)!.damage).toBe(6)
  t.does(0, { cast: 'party-up' }, { player: 1 })
  expect(t.inside(0)!.damage).toBe(6)
  expect(t.damage('elemental-generator')).toBe(5)
})
test('elemental-generator: only your own spells count; without its ability it deals 3', () => {
  const t = table({
    P1: { dungeon: ['elemental-generator'], spells: ['meddling-kids', inBuild] },
    P2: { spells: ['pause', 'pause', inBuild] },
  })
  expect(t.damage('elemental-generator')).toBe(5)
  t.does(0, { cast: 'meddling-kids', mode: 1 })
  expect(t.damage('elemental-generator')).toBe(3)
})

// hatchlings-hoard

test('hatchlings-hoard: can be built on a room with any treasure, and shows all four', () => {
  const t = table({
    P1: {
      boss: 'killa',
      dungeon: ['spawn-point', 'observatory', 'spiked-pit', 'madmans-manor'],
      rooms: ['hatchlings-hoard'],
    },
  })
  expect(t.ask(0).choices.filter(c => 'build' in c)).toHaveLength(4)
  const shown = table({ P1: { boss: 'killa', dungeon: ['hatchlings-hoard'], spells: [inBuild] } })
  expect(shown.view(0).players[0]!.treasure).toEqual({ cleric: 1, fighter: 2, mage: 1, thief: 1 })
})

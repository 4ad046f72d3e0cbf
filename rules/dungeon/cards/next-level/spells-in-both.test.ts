import { expect, test } from 'vitest'
import { nextTable as table } from '../../testing/test-table.ts'

const inBuild = 'pity'
const inAdventure = 'all-your-base'

// meddling-kids

test('meddling-kids: a room loses its ability for the round; damage, treasure and kind stay', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'haunted-hall'], entrance: ['elfstar+2'] },
    P2: { spells: ['meddling-kids'] },
  })
  t.until(1, { cast: 'meddling-kids' }).does(1, { cast: 'meddling-kids' }, { room: 'spawn-point' }).endRound()
  expect(t.souls(0)).toBe(1)
  expect(t.eventsOf('drew').filter(e => e.why === 'spawn-point')).toEqual([])
})
test('meddling-kids: an advanced room may be built on a Neanderthal Cave without its ability', () => {
  const t = table({
    mixed: true,
    P1: {
      boss: 'nicolius',
      dungeon: ['neanderthal-cave'],
      rooms: ['beast-menagerie'],
      spells: ['meddling-kids', inBuild],
    },
    P2: { boss: 'killa' },
  })
  t.does(0, { cast: 'meddling-kids', mode: 1 }, { pass: true })
  expect(t.offered(0, 'build')).toEqual(['beast-menagerie'])
})
test('meddling-kids: a player whose dungeon three heroes entered cannot win this round', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point'],
      slain: ['tyrone-pharaoh-ascendant', 'lone-fox-and-kit', 'dumbledalf-the-blue', 'rom-the-reaver'],
      entrance: ['elfstar+2', 'black-leaf+2', 'hookshot-joe+2'],
    },
    P2: { spells: ['meddling-kids'] },
  })
  t.passUntil(() => t.souls(0) === 10)
  t.until(1, { cast: 'meddling-kids', mode: 2 }).does(1, { cast: 'meddling-kids', mode: 2 }).endRound()
  expect(t.souls(0)).toBe(11)
  expect(t.state.result).toBeNull()
  t.endRound()
  expect(t.state.result?.winners).toEqual([0])
})
test('meddling-kids: such a player also cannot win when the hero decks run out (NL-42, NL-43)', () => {
  const t = table({
    infiniteLives: true,
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar+2', 'black-leaf+2', 'hookshot-joe+2'] },
    P2: { spells: ['meddling-kids'] },
    heroDeck: { only: [] },
    epicDeck: { only: [] },
  })
  t.when(1, { cast: 'meddling-kids', mode: 2 }).endRound()
  expect(t.state.result).toMatchObject({ why: 'NL-42', winners: [1], scores: [3, 0] })
})
test('meddling-kids: the active player negates a pending ability', () => {
  const t = table({
    P1: { dungeon: ['spawn-point'], spells: ['meddling-kids', inBuild] },
    P2: { dungeon: ['frostbat-cave'] },
  })
  t.does(0, { pass: true }).does(1, { use: 'frostbat-cave' }).does(0, { cast: 'meddling-kids', mode: 3 })
  expect(t.room('spawn-point').off).toBe(false)
  expect(t.eventsOf('negated').map(e => e.source)).toEqual(['frostbat-cave#2'])
})
test('meddling-kids: cannot negate the ability of a boss or of a hero', () => {
  const boss = table({
    P1: { boss: 'nicolius', spells: ['meddling-kids', inBuild] },
    P2: { boss: 'doc-scarecrow', leveled: true, rooms: ['wreck-room'] },
    town: ['hookshot-joe'],
  })
  boss.does(0, { pass: true }).does(1, { use: 'doc-scarecrow' }, { price: 'wreck-room' })
  expect(boss.ask(0).choices).toEqual([{ pass: true }])
  const hero = table({
    P1: { boss: 'nicolius', entrance: ['vampire'], spells: ['meddling-kids', inBuild] },
    P2: { boss: 'killa', rooms: ['madmans-manor'] },
  })
  hero.does(0, { pass: true }).does(1, { use: 'vampire' }, { price: 'madmans-manor' })
  expect(hero.ask(0).choices).toEqual([{ pass: true }])
})
test('meddling-kids: if negated, the room keeps its ability', () => {
  const t = table({
    P1: { dungeon: ['goblin-mess-hall', 'spawn-point'], spells: ['meddling-kids', inBuild] },
    P2: { rooms: ['antimagic-zone'] },
  })
  t.does(0, { cast: 'meddling-kids', mode: 1 }, { room: 'goblin-mess-hall' }).does(1, { use: 'antimagic-zone' })
  expect(t.damage('spawn-point')).toBe(3)
})

// oh-yeah

test('oh-yeah: two rooms of yours swap places; if two were destroyed this round, you may destroy any room instead', () => {
  const t = table({ P1: { dungeon: ['spawn-point', 'observatory', 'wreck-room'], spells: ['oh-yeah', inBuild] } })
  expect(t.ask(0).choices.filter(c => 'cast' in c)).toEqual([{ cast: 'oh-yeah', mode: 1 }])
  t.does(0, { cast: 'oh-yeah', mode: 1 }, { room: 'spawn-point' }, { other: 'wreck-room' })
  expect(t.dungeon(0)).toEqual(['wreck-room', 'observatory', 'spawn-point'])
  const two = table({
    P1: { dungeon: ['spawn-point', 'the-smashinator', 'wreck-room'], spells: ['oh-yeah', inBuild] },
    P2: { dungeon: ['genie-lounge'] },
  })
  two.does(0, { use: 'the-smashinator' }, { cast: 'oh-yeah', mode: 2 }, { room: 'genie-lounge' })
  expect(two.dungeon(1)).toEqual([])
})
test('oh-yeah: a hero moves with its room', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point', 'observatory', 'barbarian-hall'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: ['oh-yeah', inAdventure],
    },
  })
  t.does(
    0,
    { pass: true },
    { cast: 'oh-yeah', mode: 1 },
    { room: 'spawn-point' },
    { other: 'barbarian-hall' },
  ).endRound()
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([2])
})
test('oh-yeah: one destroyed room is not enough; fizzles if the target leaves play first (BM-185)', () => {
  const one = table({ P1: { dungeon: ['spawn-point', 'wreck-room'], spells: ['oh-yeah', inBuild] } })
  one.does(0, { use: 'wreck-room' })
  expect(one.offers(0, { cast: 'oh-yeah' })).toBe(false)
  const lost = table({
    P1: { boss: 'nicolius', dungeon: ['lost-library'], spells: [inBuild] },
    P2: { boss: 'killa', dungeon: ['the-smashinator', 'wreck-room', 'spawn-point'], spells: ['oh-yeah'] },
  })
  lost.when(1, { use: 'the-smashinator' }, { cast: 'oh-yeah', mode: 2 }, { room: 'lost-library' })
  lost.passUntil(() => lost.offers(0, { use: 'lost-library' })).does(0, { use: 'lost-library' }, { price: inBuild })
  lost.passUntil(() => lost.eventsOf('fizzled').length > 0)
  expect(lost.eventsOf('destroyed').filter(e => e.seat === 0)).toHaveLength(1)
})

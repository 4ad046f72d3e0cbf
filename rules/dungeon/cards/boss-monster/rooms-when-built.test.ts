import { expect, test } from 'vitest'
import { nextTable, table } from '../../testing/test-table.ts'

// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inBuild = 'fear'

// specters-sanctum

test('specters-sanctum: when built, an opponent of your choice discards a random spell (BM-190, BM-191, BM-230)', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['specters-sanctum+down'] },
    P2: { spells: ['freeze', 'fear'] },
    P3: { spells: ['fear'] },
  })
  expect(t.offered(0, 'player')).toEqual([1, 2])
  t.does(0, { player: 1 })
  expect(t.state.players[1]!.spells).toHaveLength(1)
  expect(t.discard).toHaveLength(1)
})
test('specters-sanctum: you cannot choose an opponent without spells; if all have none nothing happens', () => {
  const one = table({
    phase: 'reveal',
    P1: { dungeon: ['specters-sanctum+down'] },
    P2: {},
    P3: { spells: ['freeze', 'fear'] },
  })
  expect(one.discard).toHaveLength(1)
  expect(one.state.players[2]!.spells).toHaveLength(1)
  const none = table({ phase: 'reveal', P1: { dungeon: ['specters-sanctum+down'] } })
  expect(none.discard).toEqual([])
})
test('specters-sanctum: does nothing when uncovered (BM-100)', () => {
  const t = table({
    P1: { dungeon: ['dark-altar+specters-sanctum'] },
    P2: { spells: ['freeze'] },
    discard: ['golem-factory'],
  })
  t.does(0, { use: 'dark-altar' })
  expect(t.dungeon(0)).toEqual(['specters-sanctum'])
  expect(t.hand(1)).toEqual(['freeze'])
})

// dark-laboratory

test('dark-laboratory: when built, you draw two spells, then discard any one spell', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['dark-laboratory+down'], spells: ['jeopardy'] },
    spellDeck: ['freeze', 'fear'],
  })
  expect(t.offered(0, 'price')).toEqual(['fear', 'freeze', 'jeopardy'])
  t.does(0, { price: 'jeopardy' })
  expect(t.state.players[0]!.spells).toEqual(['freeze', 'fear'])
})
test('dark-laboratory: does nothing when uncovered (BM-100, BM-175)', () => {
  const t = table({ P1: { dungeon: ['dark-altar+dark-laboratory'] }, discard: ['golem-factory'] }).does(0, {
    use: 'dark-altar',
  })
  expect(t.dungeon(0)).toEqual(['dark-laboratory'])
  expect(t.eventsOf('drew').filter(e => e.kind === 'spells')).toEqual([])
})

test('dark-laboratory: with one spell in the deck you draw it and discard one from your hand (BM-200, BM-208)', () => {
  const t = table({ phase: 'reveal', P1: { dungeon: ['dark-laboratory+down'] }, spellDeck: { only: ['fear'] } })
  expect(t.ask(0).choices).toEqual([{ price: 'fear' }])
  t.does(0, { price: 'fear' })
  expect(t.discard).toEqual(['fear'])
})

// centipede-tunnel

test('centipede-tunnel: when built, you may swap two rooms of any dungeon with their whole stacks', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['centipede-tunnel+down'] },
    P2: { dungeon: ['golem-factory', 'open-grave+dark-altar', 'boulder-ramp'] },
  })
  t.does(0, { player: 1 }, { room: 'golem-factory' })
  expect(t.offered(0, 'other')).toEqual(['boulder-ramp', 'open-grave'])
  t.does(0, { other: 'open-grave' })
  expect(t.dungeon(1)).toEqual(['open-grave', 'golem-factory', 'boulder-ramp'])
  expect(t.room('open-grave').under).toHaveLength(1)
})
test('centipede-tunnel: you may decline, and it needs a dungeon with two active rooms', () => {
  const none = table({
    phase: 'reveal',
    P1: { dungeon: ['centipede-tunnel+down'] },
    P2: { dungeon: ['golem-factory', 'dark-altar+off'] },
  })
  expect(none.prompt).toBe('build.room')
  const t = table({ phase: 'reveal', P1: { dungeon: ['centipede-tunnel+down', 'dark-altar'] } }).does(0, { pass: true })
  expect(t.dungeon(0)).toEqual(['centipede-tunnel', 'dark-altar'])
})
test('centipede-tunnel: a hero moves with its room if the tunnel is built while the hero is in the dungeon', () => {
  const t = nextTable({
    mixed: true,
    phase: 'adventure',
    P1: {
      boss: 'nicolius',
      dungeon: ['barbarian-hall', 'spawn-point', 'observatory'],
      rooms: ['centipede-tunnel'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: ['wild-monster', 'all-your-base'],
    },
    P2: { boss: 'killa' },
  })
  t.does(0, { pass: true }, { cast: 'wild-monster' }, { build: 'centipede-tunnel', at: 1 })
  t.does(0, { player: 0 }, { room: 'barbarian-hall' }, { other: 'observatory' }).endRound()
  expect(t.dungeon(0)).toEqual(['observatory', 'centipede-tunnel', 'barbarian-hall'])
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([3])
})

// construction-zone

test('construction-zone: you may build another room at once, even on the zone itself', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['construction-zone+down'], rooms: ['dark-laboratory'] },
    spellDeck: ['fear', 'freeze'],
  })
  expect(t.ask(0).choices).toEqual([
    { build: 'dark-laboratory', at: 0 },
    { build: 'dark-laboratory', at: 1 },
    { pass: true },
  ])
  t.does(0, { build: 'dark-laboratory', at: 0 })
  expect(t.dungeon(0)).toEqual(['dark-laboratory'])
  expect(t.prompt).toBe('discard.spell')
})
test('construction-zone: a fifth room first levels up the boss, then has its own effect (BM-98, BM-92)', () => {
  const t = table({
    phase: 'reveal',
    P1: {
      boss: 'cerebellus',
      dungeon: ['construction-zone+down', 'dark-altar', 'golem-factory', 'open-grave'],
      rooms: ['dark-laboratory'],
    },
    spellDeck: ['fear', 'freeze', 'jeopardy', 'teleportation', 'motivation'],
  })
  t.does(0, { build: 'dark-laboratory', at: 4 })
  expect(t.ask(0)).toMatchObject({ prompt: 'ability', why: 'cerebellus' })
  t.does(0, { accept: true }, { price: 'fear' })
  expect(t.ask(0)).toMatchObject({ prompt: 'discard.spell', why: 'dark-laboratory' })
})
test('construction-zone: a player with rooms in hand is asked even if no room can be built', () => {
  const t = table({ phase: 'reveal', P1: { dungeon: ['construction-zone+down'], rooms: ['dracolich-lair'] } })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
})

// mimic-vault

test('mimic-vault: when built, an ordinary hero in town comes to your entrance, ahead of heroes lured this round', () => {
  const t = table({
    phase: 'reveal',
    P1: { boss: 'draculord', dungeon: ['mimic-vault+down', 'dark-altar'], spells: [inBuild] },
    town: ['nick-the-masher', 'katelyn-angelic-healer', 'jesta-the-rogue'],
  })
  expect(t.offered(0, 'hero')).toEqual(['jesta-the-rogue', 'nick-the-masher'])
  t.does(0, { hero: 'jesta-the-rogue' })
  expect(t.entrance(0)).toEqual(['jesta-the-rogue', 'nick-the-masher', 'katelyn-angelic-healer'])
})
test('mimic-vault: compulsory with one ordinary hero in town; does nothing without one', () => {
  const one = table({
    phase: 'reveal',
    P1: { boss: 'gorgona', dungeon: ['mimic-vault+down'], spells: [inBuild] },
    town: ['nick-the-masher'],
  })
  expect(one.entrance(0)).toEqual(['nick-the-masher'])
  const none = table({
    phase: 'reveal',
    P1: { boss: 'gorgona', dungeon: ['mimic-vault+down'] },
    P2: { boss: 'robobo' },
    town: ['katelyn-angelic-healer'],
  })
  expect(none.town).toContain('katelyn-angelic-healer')
})

test('mimic-vault: does nothing when uncovered; two revealed together bring one hero each (BM-100, BM-214)', () => {
  const uncovered = table({
    P1: { boss: 'robobo', dungeon: ['dark-altar+mimic-vault'] },
    P2: { boss: 'gorgona', rooms: ['open-grave'] },
    town: ['nick-the-masher'],
    discard: ['fear'],
  })
  uncovered.when(0, { use: 'dark-altar' })
  expect([uncovered.dungeon(0), uncovered.entrance(0)]).toEqual([['mimic-vault'], []])
  const two = table({
    phase: 'reveal',
    P1: { boss: 'king-croak', dungeon: ['mimic-vault+down', 'mimic-vault+down'], spells: [inBuild] },
    town: ['nick-the-masher', 'jesta-the-rogue'],
  })
  two.does(0, { hero: 'jesta-the-rogue' })
  expect(two.entrance(0)).toEqual(['jesta-the-rogue', 'nick-the-masher'])
})

// monstrous-monument

test('monstrous-monument: when built, you take any monster room from the discard pile', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['monstrous-monument+down'] },
    discard: ['dark-altar', 'beast-menagerie', 'golem-factory', 'fear'],
  })
  expect(t.offered(0, 'card')).toEqual(['beast-menagerie', 'golem-factory'])
  t.does(0, { card: 'beast-menagerie' })
  expect(t.hand(0)).toContain('beast-menagerie')
})
test('monstrous-monument: does nothing without a monster room in the discard pile, or when uncovered', () => {
  const none = table({ phase: 'reveal', P1: { dungeon: ['monstrous-monument+down'] }, discard: ['dark-altar'] })
  expect(none.discard).toEqual(['dark-altar'])
  const t = table({ P1: { dungeon: ['dark-altar+monstrous-monument'] }, discard: ['golem-factory', 'fear'] })
  t.does(0, { use: 'dark-altar' }, { card: 'fear' })
  expect(t.discard).toContain('golem-factory')
})

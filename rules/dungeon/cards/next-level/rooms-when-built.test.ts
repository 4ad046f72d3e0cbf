import { expect, test } from 'vitest'
import { nextTable as table } from '../../testing/test-table.ts'

// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inAdventure = 'all-your-base'
const inBuild = 'pity'

// arcane-crypt

test('arcane-crypt: when built or uncovered, you may take a spell from the discard pile (NL-53)', () => {
  const built = table({
    phase: 'reveal',
    P1: { dungeon: ['arcane-crypt+down'] },
    discard: ['its-on', 'pity', 'spawn-point'],
  })
  expect(built.offered(0, 'card')).toEqual(['its-on', 'pity'])
  built.does(0, { card: 'pity' })
  expect(built.hand(0)).toContain('pity')
  const uncovered = table({ P1: { dungeon: ['lost-library+arcane-crypt'] }, discard: ['its-on'] })
  uncovered.does(0, { use: 'lost-library' })
  expect(uncovered.ask(0)).toMatchObject({ why: 'arcane-crypt', choices: [{ card: 'its-on' }, { pass: true }] })
})
test('arcane-crypt: you may decline', () => {
  const t = table({ phase: 'reveal', P1: { dungeon: ['arcane-crypt+down'] }, discard: ['its-on'] }).does(0, {
    pass: true,
  })
  expect(t.discard).toEqual(['its-on'])
})
test('arcane-crypt: you are not asked without a spell in the discard pile; uncovered by a cost, it triggers before that effect', () => {
  expect(table({ phase: 'reveal', P1: { dungeon: ['arcane-crypt+down'] }, discard: ['spawn-point'] }).prompt).toBe(
    'build.room',
  )
  const t = table({
    mixed: true,
    P1: { boss: 'nicolius', dungeon: ['save-point+arcane-crypt', 'spawn-point'], spells: ['secret-stash', inBuild] },
    P2: { boss: 'killa' },
  })
  t.does(0, { cast: 'secret-stash' }, { room: 'spawn-point' }, { treasure: 'mage' }, { use: 'save-point' })
  expect(t.ask(0)).toMatchObject({ why: 'arcane-crypt' }) // before Save Point takes its spell (BM-226)
  t.does(0, { card: 'secret-stash' })
  expect(t.eventsOf('fizzled')).toMatchObject([{ why: 'BM-187' }])
})

// incubus-gym

test('incubus-gym: when built, every opponent discards a room of their choice, in secret and at the same time (BM-206)', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['incubus-gym+down'] },
    P2: { rooms: ['spawn-point', 'wreck-room'] },
    P3: { rooms: ['deadly-treadmill', 'warp-tube'] },
    P4: { spells: [inBuild] },
  })
  expect(t.asked).toEqual([1, 2])
  t.does(2, { card: 'deadly-treadmill' })
  expect(t.view(1).players[2]!.hand.rooms).toBe(2)
  t.does(1, { card: 'wreck-room' })
  expect(t.discard).toEqual(['wreck-room', 'deadly-treadmill']) // discarded in XP order
})
test('incubus-gym: nothing happens if no opponent has a room', () => {
  expect(table({ phase: 'reveal', P1: { dungeon: ['incubus-gym+down'] } }).prompt).toBe('build.room')
})
test('incubus-gym: built on an Imp Temple, it covers the temple, which then takes no card', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['dark-portal', 'incubus-gym+imp-temple+down'] },
    P2: { rooms: ['spawn-point'] },
  })
  expect(t.discard).toEqual(['spawn-point'])
})

// barbarian-hall

test('barbarian-hall: when built, you discard a spell of your choice', () => {
  const t = table({ phase: 'reveal', P1: { dungeon: ['barbarian-hall+down'], spells: ['its-on', 'pity'] } })
  t.does(0, { price: 'pity' })
  expect(t.hand(0)).toContain('its-on')
  expect(t.discard).toEqual(['pity'])
})
test('barbarian-hall: an owner with one spell is still asked, so that the pause reveals nothing; without a spell nothing happens', () => {
  const one = table({ phase: 'reveal', P1: { dungeon: ['barbarian-hall+down'], spells: ['pity'] } })
  expect(one.ask(0).choices).toEqual([{ price: 'pity' }])
  expect(table({ phase: 'reveal', P1: { dungeon: ['barbarian-hall+down'] } }).prompt).toBe('build.room')
})
test('barbarian-hall: does nothing when uncovered (NL-28)', () => {
  const t = table({
    P1: { dungeon: ['lost-library+barbarian-hall'], spells: [inBuild] },
    spellDeck: ['its-on', 'pause'],
  })
  t.does(0, { use: 'lost-library' }, { price: inBuild })
  expect(t.hand(0)).toEqual(['its-on', 'pause'])
})

// shrooman-cave

test('shrooman-cave: when built or uncovered, another monster room of yours deals 3 more this round', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['shrooman-cave+down', 'spawn-point', 'fangroot-garden', 'observatory'], spells: [inBuild] },
    P2: { dungeon: ['genie-lounge'] },
  })
  expect(t.offered(0, 'room')).toEqual(['fangroot-garden', 'spawn-point'])
  const uncovered = table({
    P1: { dungeon: ['lost-library+shrooman-cave', 'spawn-point'] },
    spellDeck: ['its-on', 'pity'],
  })
  uncovered.does(0, { use: 'lost-library' })
  expect(uncovered.damage('spawn-point')).toBe(5)
})
test('shrooman-cave: nothing happens without another monster room of yours', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['shrooman-cave+down', 'observatory'] },
    P2: { dungeon: ['genie-lounge'] },
  })
  expect(t.prompt).toBe('build.room')
})

test('shrooman-cave: the bonus is lost with its room, and ends with the round', () => {
  const t = table({
    P1: { dungeon: ['lost-library+shrooman-cave', 'spawn-point+fangroot-garden', 'wreck-room'], spells: [inBuild] },
    spellDeck: ['its-on', 'pause'],
  })
  t.does(0, { use: 'lost-library' }, { price: inBuild })
  expect(t.damage('spawn-point')).toBe(5)
  t.does(0, { use: 'wreck-room' }, { sacrifice: 'spawn-point' })
  expect(t.damage('fangroot-garden')).toBe(2)
  expect(t.endRound().view(0).lasting).toEqual([])
})

// megaworm-burrow

test('megaworm-burrow: when built, it destroys an advanced room of any dungeon, your own if there is no other', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['megaworm-burrow+down', 'chump-chomper'] },
    P2: { dungeon: ['hatchlings-hoard', 'spawn-point'] },
  })
  expect(t.offered(0, 'room')).toEqual(['chump-chomper', 'hatchlings-hoard'])
  t.does(0, { room: 'hatchlings-hoard' })
  expect(t.dungeon(1)).toEqual(['spawn-point'])
  const own = table({ phase: 'reveal', P1: { dungeon: ['megaworm-burrow+down', 'chump-chomper'] } })
  expect(own.dungeon(0)).toEqual(['megaworm-burrow'])
})
test('megaworm-burrow: cannot destroy itself or a deactivated room (BM-208, NL-30)', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['megaworm-burrow+down'] },
    P2: { dungeon: ['hatchlings-hoard+off'] },
  })
  expect(t.dungeon(0)).toEqual(['megaworm-burrow'])
  expect(t.dungeon(1)).toEqual(['hatchlings-hoard'])
})
test('megaworm-burrow: an uncovered room is not built, and the destroyed room loses its when-built effect (BM-215, NL-28)', () => {
  const t = table({
    phase: 'reveal',
    P1: { boss: 'nicolius', dungeon: ['megaworm-burrow+down'] },
    P2: { boss: 'killa', dungeon: ['incubus-gym+barbarian-hall+down'], spells: ['its-on'] },
    P3: { boss: 'porkus', rooms: ['spawn-point'] },
  })
  expect(t.dungeon(1)).toEqual(['barbarian-hall'])
  expect(t.hand(1)).toContain('its-on')
  expect(t.hand(2)).toContain('spawn-point')
})

// sorcerobe-school

test('sorcerobe-school: when built or uncovered, you draw a spell', () => {
  const built = table({ phase: 'reveal', P1: { dungeon: ['sorcerobe-school+down'] }, spellDeck: ['pause'] })
  expect(built.hand(0)).toContain('pause')
  const uncovered = table({
    P1: { dungeon: ['frostbat-cave+sorcerobe-school', 'observatory'] },
    P2: { dungeon: ['spawn-point'] },
    spellDeck: ['pause'],
  })
  uncovered.does(0, { use: 'frostbat-cave' }, { room: 'spawn-point' })
  expect(uncovered.hand(0)).toContain('pause')
})
test('sorcerobe-school: does nothing when swapped to another place', () => {
  const t = table({ P1: { dungeon: ['sorcerobe-school', 'observatory'], spells: ['oh-yeah', inBuild] } })
  t.does(0, { cast: 'oh-yeah', mode: 1 })
  expect(t.dungeon(0)).toEqual(['observatory', 'sorcerobe-school'])
  expect(t.eventsOf('drew')).toEqual([])
})

// spiked-pit

test('spiked-pit: deals 4 in the round when it is built or uncovered, then 1 again (NL-53)', () => {
  const built = table({
    phase: 'reveal',
    P1: { dungeon: ['spiked-pit+down'], entrance: ['danae-the-slayer'], spells: [inAdventure] },
  }).endRound()
  expect(built.hits('danae-the-slayer')).toEqual([4])
  expect(built.damage('spiked-pit')).toBe(1)
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point', 'haunted-hall+spiked-pit', 'wreck-room'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: [inAdventure],
    },
  })
  t.passUntil(() => t.inside(0)?.damage === 2)
    .does(0, { use: 'wreck-room' }, { sacrifice: 'haunted-hall' })
    .endRound()
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([2, 4, 1])
})
test('spiked-pit: does not damage a hero that is there when it is uncovered (BM-132)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['lost-library+spiked-pit'],
      entrance: ['danae-the-slayer', 'lady-samantha'],
      spells: [inAdventure],
    },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(0, { use: 'lost-library' }, { price: inAdventure })
    .endRound()
  expect([t.hits('danae-the-slayer'), t.hits('lady-samantha')]).toEqual([[1], [4]])
})

// genie-lounge

test('genie-lounge: when built, you draw a spell if you have none', () => {
  const none = table({ phase: 'reveal', P1: { dungeon: ['genie-lounge+down'] }, spellDeck: ['pause'] })
  expect(none.hand(0)).toContain('pause')
  const one = table({
    phase: 'reveal',
    P1: { dungeon: ['genie-lounge+down'], spells: [inBuild] },
    spellDeck: ['pause'],
  })
  expect(one.hand(0)).not.toContain('pause')
})
test('genie-lounge: does nothing when uncovered (NL-28)', () => {
  const t = table({
    P1: { dungeon: ['frostbat-cave+genie-lounge', 'observatory'] },
    P2: { dungeon: ['spawn-point'] },
  })
  t.does(0, { use: 'frostbat-cave' }, { room: 'spawn-point' })
  expect(t.dungeon(0)).toEqual(['genie-lounge', 'observatory'])
  expect(t.eventsOf('drew').filter(e => e.kind === 'spells')).toEqual([])
})

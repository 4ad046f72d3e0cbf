import { expect, test } from 'vitest'
import { nextTable, table } from '../../testing/test-table.ts'

// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inAdventure = 'motivation'
const inBuild = 'fear'

// annihilator

test('annihilator: a trap room of any dungeon deals 3 more until the end of the round', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['open-grave', 'golem-factory'],
      entrance: ['katelyn-angelic-healer'],
      spells: ['annihilator', inAdventure],
    },
    P2: { dungeon: ['bottomless-pit'] },
  })
  t.does(0, { cast: 'annihilator' })
  expect(t.offered(0, 'room')).toEqual(['bottomless-pit', 'open-grave'])
  t.does(0, { room: 'open-grave' }).endRound()
  expect(t.hits('katelyn-angelic-healer')).toEqual([5, 2])
  expect(t.damage('open-grave')).toBe(2)
})
test('annihilator: not without an active trap, and not in the build phase (BM-16)', () => {
  const none = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory', 'open-grave+off'], entrance: ['nick-the-masher'], spells: ['annihilator'] },
  })
  expect(none.ask(0).choices).toEqual([{ pass: true }])
  expect(table({ P1: { dungeon: ['open-grave'], spells: ['annihilator'] } }).ask(0).choices).toEqual([{ pass: true }])
})
test('annihilator: fizzles if the trap is destroyed first; other traps gain nothing (BM-185)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['dark-altar', 'open-grave'], entrance: ['katelyn-angelic-healer'] },
    P2: { spells: ['annihilator'] },
    discard: ['freeze'],
  })
  t.does(0, { pass: true }).does(1, { cast: 'annihilator' }, { room: 'dark-altar' }).does(0, { use: 'dark-altar' })
  t.passUntil(() => t.eventsOf('fizzled').length > 0)
  expect(t.damage('open-grave')).toBe(2)
  expect(t.discard).toEqual(['dark-altar', 'annihilator'])
})

// assassin

test('assassin: a hero in an opponent’s dungeon gets 3 health, even after lethal damage (BM-121)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['nick-the-masher+2'] },
    P2: { spells: ['assassin'] },
  })
  t.passUntil(() => t.inside(0)?.damage === 4).does(1, { cast: 'assassin' })
  expect(t.eventsOf('survived')).toMatchObject([{ hero: 'nick-the-masher', seat: 0 }])
})
test('assassin: cannot target a hero in your own dungeon or at an entrance', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['nick-the-masher'], spells: ['assassin'] },
    P2: { spells: ['assassin'] },
  })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
  t.does(0, { pass: true })
  expect(t.ask(1).choices).toEqual([{ pass: true }])
  t.does(1, { pass: true })
  expect(t.inside(0)).not.toBeNull()
  expect(t.ask(0).choices).toEqual([{ pass: true }])
})
test('assassin: two of them add up, and a surviving hero has its old health next round', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['nick-the-masher+2'] },
    P2: { spells: ['assassin', 'assassin', 'fear'] },
  })
  t.passUntil(() => t.inside(0)?.damage === 4).does(1, { cast: 'assassin' }, { cast: 'assassin' }, { cast: 'fear' })
  expect(t.eventsOf('healthier').map(e => e.add)).toEqual([3, 3])
  expect(t.view(0).town.find(hero => hero.name === 'nick-the-masher')).toMatchObject({ health: 4, damage: 0 })
})

// cave-in

test('cave-in: destroys a room of yours and kills the hero in it; the death does not trigger that room', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory', 'open-grave'], entrance: ['katelyn-angelic-healer'], spells: ['cave-in'] },
  })
  t.does(0, { pass: true }, { cast: 'cave-in' }, { room: 'golem-factory' })
  expect(t.souls(0)).toBe(2)
  expect(t.dungeon(0)).toEqual(['open-grave'])
  expect(t.eventsOf('drew').filter(e => e.why === 'golem-factory')).toEqual([])
})
test('cave-in: only destroys a room without a hero', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory', 'open-grave'], entrance: ['katelyn-angelic-healer'], spells: ['cave-in'] },
  })
  t.does(0, { cast: 'cave-in' }, { room: 'golem-factory' })
  expect(t.eventsOf('survived')).toMatchObject([{ hero: 'katelyn-angelic-healer', seat: 0 }])
  expect(t.discard).toEqual(['golem-factory', 'cave-in'])
})
test('cave-in: only your own rooms; the room below is uncovered, and the hero still dies (BM-175)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['open-grave+golem-factory', 'dark-altar'],
      entrance: ['katelyn-angelic-healer'],
      spells: ['cave-in'],
    },
    P2: { dungeon: ['boulder-ramp'] },
    discard: ['bottomless-pit'],
  })
  t.passUntil(() => t.inside(0) !== null).does(0, { cast: 'cave-in' })
  expect(t.offered(0, 'room')).toEqual(['dark-altar', 'open-grave'])
  t.does(0, { room: 'open-grave' })
  expect(t.dungeon(0)).toEqual(['golem-factory', 'dark-altar'])
  expect(t.souls(0)).toBe(2)
  expect(t.discard).toContain('bottomless-pit') // the death did not trigger the grave
})
test('cave-in: if negated, room and hero stay (BM-182)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['katelyn-angelic-healer'], spells: ['cave-in'] },
    P2: { spells: ['counterspell'] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(0, { cast: 'cave-in' })
    .does(1, { cast: 'counterspell' })
  expect(t.dungeon(0)).toEqual(['golem-factory'])
  expect(t.wounds(0)).toBe(2)
})

// counterspell

test('counterspell: in a chain of three the last resolves first, and the first spell takes effect (BM-183, BM-213)', () => {
  const t = table({
    P1: { dungeon: ['golem-factory'], spells: ['freeze', 'counterspell', inBuild] },
    P2: { spells: ['counterspell'] },
  })
  t.does(0, { cast: 'freeze' }).does(1, { cast: 'counterspell' }).does(0, { cast: 'counterspell' })
  expect(t.room('golem-factory').off).toBe(true)
  expect([...t.discard].sort()).toEqual(['counterspell', 'counterspell', 'freeze'])
})
test('counterspell: cannot be cast without a pending spell or against your own', () => {
  const t = table({ P1: { dungeon: ['golem-factory'], spells: ['counterspell', 'freeze'] } })
  expect(t.offered(0, 'cast')).toEqual(['freeze'])
  t.does(0, { cast: 'freeze' })
  expect(t.offers(0, { cast: 'counterspell' })).toBe(false)
})

// exhaustion

test('exhaustion: a hero in your dungeon takes 1 damage for each of your active rooms', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['golem-factory', 'open-grave', 'dark-altar+off', 'boulder-ramp'],
      entrance: ['katelyn-angelic-healer'],
      spells: ['exhaustion', inAdventure],
    },
  })
  expect(t.offers(0, { cast: 'exhaustion' })).toBe(false)
  t.does(0, { pass: true }, { cast: 'exhaustion' })
  expect(t.inside(0)!.damage).toBe(2 + 3)
})
test('exhaustion: a hero with lethal damage dies when the window closes, in its current room', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory', 'open-grave'], entrance: ['nick-the-masher'], spells: ['exhaustion'] },
    roomDeck: ['dark-altar'],
  })
  t.does(0, { pass: true }, { cast: 'exhaustion' })
  expect(t.eventsOf('killed')[0]!.room).toMatch('golem-factory')
  expect(t.hand(0)).toContain('dark-altar')
})
test('exhaustion: if negated, the hero takes no damage (BM-182)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory', 'open-grave'], entrance: ['katelyn-angelic-healer'], spells: ['exhaustion'] },
    P2: { spells: ['counterspell'] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(0, { cast: 'exhaustion' })
    .does(1, { cast: 'counterspell' })
  expect(t.hits('katelyn-angelic-healer')).toEqual([2, 2])
})

// fear

test('fear: even a hero with lethal damage goes back to town, in reveal order (BM-130, BM-202, BM-232)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['nick-the-masher+2'] },
    P2: { spells: ['fear'] },
    town: ['the-fool'],
  })
  t.passUntil(() => t.inside(0)?.damage === 4).does(1, { cast: 'fear' })
  expect(t.souls(0)).toBe(0)
  expect(t.town.slice(0, 2)).toEqual(['nick-the-masher', 'the-fool'])
  expect(t.view(0).town[0]!.damage).toBe(0)
})
test('fear: can target only a hero inside a dungeon', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['nick-the-masher'] },
    P2: { spells: ['fear'] },
  })
  expect(t.ask(1).choices).toEqual([{ pass: true }])
})
test('fear: a second one on the same hero fizzles (BM-185)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['katelyn-angelic-healer'] },
    P2: { spells: ['fear', 'fear'] },
  })
  t.passUntil(() => t.inside(0) !== null).does(1, { cast: 'fear' }, { cast: 'fear' })
  expect(t.eventsOf('to-town')).toHaveLength(1)
  expect(t.eventsOf('fizzled')).toMatchObject([{ seat: 1, why: 'BM-185' }])
})

// freeze

test('freeze: a deactivated room deals no damage, shows no treasure and breaks adjacency until the end of the round (BM-168, BM-169, BM-136)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory', 'goblin-armory'], entrance: ['katelyn-angelic-healer'] },
    P2: { spells: ['freeze', inAdventure] },
  })
  t.does(1, { cast: 'freeze' }, { room: 'golem-factory' }, { pass: true })
  t.passUntil(() => t.inside(0) !== null)
  expect(t.hits('katelyn-angelic-healer')).toEqual([1])
  expect(t.view(0).players[0]!.treasure!.fighter).toBe(2)
  t.endRound()
  expect(t.room('golem-factory').off).toBe(false)
})
test('freeze: stops a level-up until the end of the round (BM-216, BM-225)', () => {
  const t = table({
    P1: {
      boss: 'cerebellus',
      dungeon: ['golem-factory', 'open-grave', 'dark-altar', 'boulder-ramp'],
      rooms: ['brainsucker-hive'],
    },
    P2: { spells: ['freeze'] },
  })
  t.when(1, { cast: 'freeze' }, { room: 'open-grave' }).when(0, { build: 'brainsucker-hive', at: 4 })
  t.passUntil(() => t.prompt === 'ability')
  expect(t.view(0).phase).toBe('end')
  expect(t.ask(0).why).toBe('cerebellus')
})
test('freeze: cannot target a face-down card or the room under it (BM-86, BM-88)', () => {
  const t = table({
    P1: { dungeon: ['golem-factory', 'open-grave'], rooms: ['boulder-ramp'] },
    P2: { spells: ['freeze'] },
  })
  t.when(0, { build: 'boulder-ramp', at: 0 }).when(1, { cast: 'freeze' })
  expect(t.eventsOf('deactivated').map(e => e.room)).toEqual(['golem-factory#1']) // the player was not asked, because there is only one target
})

// giant-size

test('giant-size: a monster room deals 3 more, except to a hero already in it (BM-219)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['neanderthal-cave', 'open-grave'],
      entrance: ['delatorious-angel-of-light', 'acacia-warrior-of-light'],
      spells: ['giant-size', inAdventure],
    },
  })
  t.does(0, { pass: true }, { cast: 'giant-size' })
  expect(t.inside(0)!.damage).toBe(3)
  t.endRound()
  expect(t.hits('acacia-warrior-of-light')).toEqual([6])
})
test('giant-size: can target only an active monster room', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory+off', 'open-grave'], entrance: ['nick-the-masher'], spells: ['giant-size'] },
    P2: { dungeon: ['brainsucker-hive', 'golem-factory'] },
  })
  t.does(0, { cast: 'giant-size' })
  expect(t.offered(0, 'room')).toEqual(['brainsucker-hive', 'golem-factory'])
  expect(t.ask(0).choices).toHaveLength(2)
})

// jeopardy

test('jeopardy: all players discard their hands, then draw a spell and two rooms; cards on the table stay', () => {
  const t = table({
    P1: { dungeon: ['golem-factory'], rooms: ['dark-altar', 'open-grave'], spells: ['jeopardy', 'fear'] },
    P2: { rooms: ['boulder-ramp'] },
    roomDeck: ['bottomless-pit', 'brainsucker-hive', 'dizzygas-hallway', 'goblin-armory'],
    spellDeck: ['freeze', 'teleportation'],
  })
  t.does(0, { pass: true }, { build: 'dark-altar', at: 1 }, { cast: 'jeopardy' })
  expect(t.hand(0)).toEqual(['bottomless-pit', 'brainsucker-hive', 'freeze'])
  expect(t.hand(1)).toEqual(['dizzygas-hallway', 'goblin-armory', 'teleportation'])
  expect(t.discard).toEqual(['open-grave', 'fear', 'boulder-ramp', 'jeopardy'])
  expect(t.dungeon(0)).toEqual(['dark-altar', 'golem-factory'])
})
test('jeopardy: if negated, all hands stay', () => {
  const t = table({ P1: { rooms: ['dark-altar'], spells: ['jeopardy', inBuild] }, P2: { spells: ['counterspell'] } })
  t.does(0, { cast: 'jeopardy' }).does(1, { cast: 'counterspell' })
  expect(t.hand(0)).toEqual(['dark-altar', inBuild])
})
test('jeopardy: all hands are in the discard pile before Torix is asked for the first card; draws come after that (BM-206)', () => {
  const t = nextTable({
    mixed: true,
    P1: { boss: 'nicolius', rooms: ['spawn-point'], spells: ['jeopardy'] },
    P2: { boss: 'torix-uzkali', leveled: true, rooms: ['fangroot-garden', 'wreck-room'] },
    P3: { boss: 'porkus', rooms: ['genie-lounge'] },
  })
  t.does(0, { cast: 'jeopardy' }).passUntil(() => t.prompt === 'choose.fromDiscard')
  expect(t.discard).toEqual(['spawn-point', 'fangroot-garden', 'wreck-room', 'genie-lounge'])
  expect(t.eventsOf('drew')).toEqual([])
  t.does(1, { card: 'spawn-point' }, { pass: true }, { card: 'genie-lounge' })
  expect(t.hand(1).slice(0, 2)).toEqual(['spawn-point', 'genie-lounge'])
  expect(t.hand(1)).toHaveLength(2 + 3)
})
test('jeopardy: Imp Temple takes one card of the first opponent if its owner casts the spell', () => {
  const hands = { P2: { boss: 'killa', rooms: ['wreck-room'] }, P3: { boss: 'porkus', rooms: ['genie-lounge'] } }
  const own = nextTable({
    mixed: true,
    P1: { boss: 'nicolius', dungeon: ['imp-temple'], spells: ['jeopardy'] },
    ...hands,
  })
  own.does(0, { cast: 'jeopardy' }).passUntil(() => own.eventsOf('drew').length > 0)
  expect(own.hand(0)).toContain('wreck-room')
  expect(own.discard).toEqual(['genie-lounge', 'jeopardy'])
})

// kobold-strike

test('kobold-strike: face-down rooms go back to their owners’ hands, and no player builds for the rest of the round', () => {
  const t = table({
    P1: { dungeon: ['golem-factory'], rooms: ['dark-altar', 'open-grave'] },
    P2: { rooms: ['boulder-ramp'], spells: ['kobold-strike'] },
    P3: { rooms: ['bottomless-pit'] },
  })
  t.when(0, { build: 'dark-altar', at: 1 }).when(1, { cast: 'kobold-strike' })
  expect(t.eventsOf('returned')).toMatchObject([{ seat: 0, in: 0, at: 1 }])
  expect(t.eventsOf('placed')).toHaveLength(1)
  t.endRound()
  expect(t.dungeon(0)).toEqual(['golem-factory'])
  expect(t.hand(0)).toEqual(expect.arrayContaining(['dark-altar', 'open-grave']))
  expect(t.hand(1)).toContain('boulder-ramp')
})
test('kobold-strike: also forbids building by an effect; a room found by a level-up goes to the hand', () => {
  const t = table({
    P1: {
      boss: 'king-croak',
      dungeon: ['golem-factory', 'open-grave', 'dizzygas-hallway', 'boulder-ramp', 'bottomless-pit'],
    },
    P2: { spells: ['kobold-strike'] },
  })
  t.does(1, { cast: 'kobold-strike' }).does(0, { card: 'beast-menagerie' })
  expect(t.dungeon(0)).not.toContain('beast-menagerie')
  expect(t.hand(0)).toContain('beast-menagerie')
})
test('kobold-strike: uncovered rooms trigger for the active player first, then in XP order (NL-53, BM-227)', () => {
  const t = nextTable({
    mixed: true,
    P1: { boss: 'nicolius', dungeon: ['sorcerobe-school'], rooms: ['spawn-point'] },
    P2: { boss: 'killa', dungeon: ['arcane-crypt'], rooms: ['wreck-room'] },
    P3: { boss: 'porkus', spells: ['kobold-strike'] },
    discard: ['pity'],
  })
  t.when(0, { build: 'spawn-point', at: 0 }).when(1, { build: 'wreck-room', at: 0 })
  t.passUntil(() => t.view(0).active === 2)
    .does(2, { cast: 'kobold-strike' })
    .passUntil(() => t.eventsOf('returned').length > 0)
  expect(t.eventsOf('drew')).toMatchObject([{ seat: 0, why: 'sorcerobe-school' }])
  expect(t.ask(1).why).toBe('arcane-crypt')
})

// motivation

test('motivation: if you have fewer rooms than an opponent, you place two rooms in your placing turn', () => {
  const t = table({
    P1: { dungeon: ['golem-factory'], rooms: ['dark-altar', 'open-grave', 'boulder-ramp'], spells: ['motivation'] },
    P2: { dungeon: ['golem-factory', 'bottomless-pit'] },
  })
  t.does(0, { cast: 'motivation' }, { build: 'dark-altar', at: 1 })
  expect(t.ask(0).choices.filter(c => 'at' in c && c.at === 1)).toEqual([]) // a room cannot go on a face-down room
  t.does(0, { build: 'open-grave', at: 2 })
  expect(t.dungeon(0)).toEqual(['open-grave', 'dark-altar', 'golem-factory'])
})
test('motivation: not with equally many rooms or in another’s placing turn; it still works after your placement', () => {
  const even = table({ P1: { dungeon: ['golem-factory'], spells: ['motivation'] }, P2: { dungeon: ['golem-factory'] } })
  expect(even.ask(0).choices).toEqual([{ pass: true }])
  const t = table({
    P1: { dungeon: ['golem-factory', 'open-grave'], spells: [inBuild] },
    P2: { rooms: ['dark-altar', 'boulder-ramp'], spells: ['motivation'] },
  })
  t.does(0, { pass: true })
  expect(t.ask(1).choices).toEqual([{ pass: true }])
  t.until(1, { build: 'dark-altar', at: 0 }).does(1, { build: 'dark-altar', at: 0 })
  t.when(1, { cast: 'motivation' })
    .passUntil(() => t.prompt === 'build.room')
    .does(1, { build: 'boulder-ramp', at: 1 })
  expect(t.dungeon(1)).toEqual(['boulder-ramp', 'dark-altar'])
})
test('motivation: if negated, you place only one room', () => {
  const t = table({
    P1: { dungeon: ['golem-factory'], rooms: ['dark-altar', 'open-grave'], spells: ['motivation'] },
    P2: { dungeon: ['golem-factory', 'bottomless-pit'], spells: ['counterspell'] },
  })
  t.does(0, { cast: 'motivation' }).does(1, { cast: 'counterspell' }).when(0, { build: 'dark-altar', at: 1 })
  expect(t.endRound().eventsOf('placed')).toHaveLength(1)
})

test('motivation: cast after declining, it lets you place both rooms (BM-82)', () => {
  const t = table({
    P1: { dungeon: ['golem-factory'], rooms: ['dark-altar', 'open-grave'], spells: ['motivation'] },
    P2: { dungeon: ['golem-factory', 'bottomless-pit'] },
  })
  t.does(0, { pass: true }, { pass: true }, { cast: 'motivation' })
  t.does(0, { build: 'dark-altar', at: 1 }, { build: 'open-grave', at: 2 })
  expect(t.eventsOf('placed')).toHaveLength(2)
})

// princess-in-peril

test('princess-in-peril: any hero in town goes to your entrance, ahead of heroes lured this round', () => {
  const t = table({
    P1: { boss: 'draculord', spells: ['princess-in-peril', inBuild] },
    town: ['nick-the-masher', 'katelyn-angelic-healer', 'jesta-the-rogue'],
  })
  t.does(0, { cast: 'princess-in-peril' }, { hero: 'katelyn-angelic-healer' })
  t.passUntil(() => t.view(0).phase === 'adventure')
  expect(t.entrance(0)).toEqual(['katelyn-angelic-healer', 'nick-the-masher'])
})
test('princess-in-peril: not if the town is empty; fizzles if another player takes the hero first (BM-185)', () => {
  expect(table({ P1: { spells: ['princess-in-peril'] } }).ask(0).choices).toEqual([{ pass: true }])
  const t = table({
    P1: { spells: ['princess-in-peril'] },
    P2: { spells: ['princess-in-peril'] },
    town: ['jesta-the-rogue'],
  })
  t.does(0, { pass: true }).does(1, { cast: 'princess-in-peril' })
  t.does(0, { pass: true }).does(0, { cast: 'princess-in-peril' })
  t.passUntil(() => t.eventsOf('fizzled').length > 0)
  expect(t.eventsOf('to-entrance')).toMatchObject([{ hero: 'jesta-the-rogue', seat: 0 }])
  expect(t.eventsOf('fizzled')).toMatchObject([{ seat: 1, why: 'BM-185' }])
})

// soul-harvest

test('soul-harvest: remove a slain hero from the game to draw two spells', () => {
  const t = table({
    P1: { slain: ['nick-the-masher', 'katelyn-angelic-healer'], spells: ['soul-harvest'] },
    spellDeck: ['fear', 'freeze'],
  })
  t.does(0, { cast: 'soul-harvest' }, { soul: 'nick-the-masher' })
  expect(t.souls(0)).toBe(2)
  expect(t.hand(0)).toEqual(['fear', 'freeze'])
  expect(t.discard).toEqual(['soul-harvest'])
})
test('soul-harvest: not without a slain hero', () => {
  const t = table({
    P1: { survivors: ['nick-the-masher'], spells: ['soul-harvest'] },
    P2: { slain: ['boden-the-pantless'] },
  })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
})
test('soul-harvest: if negated, you keep the soul (BM-182)', () => {
  const t = table({
    P1: { slain: ['nick-the-masher'], spells: ['soul-harvest', inBuild] },
    P2: { spells: ['counterspell'] },
  })
  t.does(0, { cast: 'soul-harvest' }).does(1, { cast: 'counterspell' })
  expect(t.souls(0)).toBe(1)
  expect(t.hand(0)).toEqual([inBuild])
})

// teleportation

test('teleportation: a hero in your dungeon starts again and keeps its damage (BM-129)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['golem-factory', 'brainsucker-hive', 'dark-altar'],
      entrance: ['katelyn-angelic-healer'],
      spells: ['teleportation'],
    },
  })
  t.passUntil(() => t.inside(0)?.damage === 5).does(0, { cast: 'teleportation' })
  t.endRound()
  expect(t.hits('katelyn-angelic-healer')).toEqual([2, 2, 1, 2, 2, 1])
})
test('teleportation: a hero with lethal damage dies only in the first room (BM-232, BM-122)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['open-grave', 'golem-factory'], entrance: ['nick-the-masher'], spells: ['teleportation'] },
  })
  t.passUntil(() => t.inside(0)?.damage === 4).does(0, { cast: 'teleportation' })
  expect(t.eventsOf('killed')[0]!.room).toMatch('open-grave')
})
test('teleportation: can target only a hero inside your dungeon; the maze does not send it back a second time', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory', 'minotaurs-maze'], entrance: ['lord-van-ette'], spells: ['teleportation'] },
    P2: { spells: ['teleportation'] },
  })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
  t.passUntil(() => t.hits('lord-van-ette').length === 3)
  expect(t.ask(0).choices).toEqual([{ cast: 'teleportation' }, { pass: true }])
  t.does(0, { cast: 'teleportation' }).endRound()
  expect(t.hits('lord-van-ette')).toEqual([2, 2, 0, 2, 0])
})

// trepidation

test('trepidation: no hero enters the dungeon of a player two souls ahead; the heroes keep their order (BM-134, BM-111)', () => {
  const t = table({
    phase: 'adventure',
    P1: { boss: 'robobo', slain: ['katelyn-angelic-healer', 'the-fool'], spells: ['trepidation'] },
    P2: {
      boss: 'draculord',
      slain: ['frankov-the-envoy', 'tempros-the-time-marauder', 'tieg-and-the-magic-bubble'],
      dungeon: ['golem-factory'],
      entrance: ['nick-the-masher', 'boden-the-pantless'],
    },
    heroDeck: ['acacia-warrior-of-light', 'fires-breath-heroine-of-arcadia'],
  })
  t.does(0, { cast: 'trepidation' }).endRound()
  expect(t.entrance(1)).toEqual(['nick-the-masher', 'boden-the-pantless'])
  expect(t.eventsOf('entered')).toEqual([])
  t.passUntil(() => t.eventsOf('entered').length > 0)
  expect(t.eventsOf('entered')[0]!.hero).toBe('nick-the-masher')
})
test('trepidation: the condition must still hold when it resolves; a hero inside continues', () => {
  const even = table({
    phase: 'adventure',
    P1: { entrance: ['nick-the-masher'], slain: ['boden-the-pantless'] },
    P2: { spells: ['trepidation'] },
  })
  expect(even.ask(1).choices).toEqual([{ pass: true }])
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['golem-factory', 'dark-altar'],
      entrance: ['katelyn-angelic-healer', 'boden-the-pantless'],
      slain: ['frankov-the-envoy'],
    },
    P2: { spells: ['trepidation'] },
    discard: ['open-grave'],
  })
  t.passUntil(() => t.inside(0) !== null)
    .when(1, { cast: 'trepidation' })
    .passUntil(() => t.eventsOf('survived').length === 1)
  expect(t.entrance(0)).toEqual(['boden-the-pantless'])
  const lost = table({
    phase: 'adventure',
    P1: { entrance: ['nick-the-masher'], slain: ['frankov-the-envoy'], spells: ['soul-harvest'] },
    P2: { spells: ['trepidation'] },
  })
  lost.when(1, { cast: 'trepidation' }).does(0, { pass: true }).does(0, { cast: 'soul-harvest' })
  lost.passUntil(() => lost.eventsOf('fizzled').length === 1).endRound()
  expect(lost.eventsOf('survived')).toMatchObject([{ hero: 'nick-the-masher' }])
})

// zombie-attack

test('zombie-attack: a slain hero of an opponent returns to the opponent’s entrance with 2 more health this round', () => {
  const t = table({
    P1: { spells: ['zombie-attack', inBuild] },
    P2: { dungeon: ['golem-factory', 'brainsucker-hive'], slain: ['nick-the-masher', 'katelyn-angelic-healer'] },
  })
  t.does(0, { cast: 'zombie-attack' }, { soul: 'nick-the-masher' })
  expect(t.souls(1)).toBe(2)
  expect(t.view(0).players[1]!.entrance).toMatchObject([{ name: 'nick-the-masher', health: 6, damage: 0 }])
  t.endRound()
  expect(t.eventsOf('survived')).toMatchObject([{ hero: 'nick-the-masher', seat: 1 }])
})
test('zombie-attack: cannot target your own souls or a wound', () => {
  const t = table({
    P1: { slain: ['nick-the-masher'], spells: ['zombie-attack'] },
    P2: { survivors: ['boden-the-pantless'] },
  })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
})
test('zombie-attack: fizzles if the soul is given up first (BM-185)', () => {
  const t = table({
    P1: { slain: ['nick-the-masher'], spells: ['soul-harvest'] },
    P2: { spells: ['zombie-attack'] },
  })
  t.when(1, { cast: 'zombie-attack' }).passUntil(
    () => t.view(0).pending.length === 1 && t.offers(0, { cast: 'soul-harvest' }),
  )
  t.does(0, { cast: 'soul-harvest' }).passUntil(() => t.eventsOf('fizzled').length > 0)
  expect(t.entrance(0)).toEqual([])
})

import { expect, test } from 'vitest'
import { nextTable as table } from '../../testing/test-table.ts'

// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inAdventure = 'all-your-base'
const inBuild = 'pity'

// dark-portal

test('dark-portal: discard a spell to take a room from the discard pile, once per round', () => {
  const t = table({
    P1: { dungeon: ['dark-portal'], spells: [inBuild, 'party-up'] },
    discard: ['spawn-point', 'its-on', 'wreck-room'],
  })
  t.does(0, { use: 'dark-portal' })
  expect(t.offered(0, 'card')).toEqual(['spawn-point', 'wreck-room'])
  t.does(0, { card: 'wreck-room' }, { price: 'party-up' })
  expect(t.hand(0)).toEqual(['wreck-room', inBuild])
  expect(t.offers(0, { use: 'dark-portal' })).toBe(false)
})
test('dark-portal: not without a spell to discard or a room to take', () => {
  const broke = table({
    P1: { dungeon: ['dark-portal', 'observatory'] },
    P2: { spells: [inBuild] },
    discard: ['spawn-point'],
  })
  expect(broke.asked).toEqual([1])
  const none = table({ P1: { dungeon: ['dark-portal'], spells: [inBuild] }, discard: ['its-on'] })
  expect(none.offered(0, 'use')).toEqual([])
})
test('dark-portal: fizzles if the active player takes the room first; the spell stays discarded (BM-187)', () => {
  const t = table({
    mixed: true,
    P1: { boss: 'nicolius', dungeon: ['dark-altar'] },
    P2: { boss: 'killa', dungeon: ['dark-portal'], spells: ['its-on'] },
    discard: ['spawn-point', 'wreck-room'],
  })
  t.when(1, { use: 'dark-portal' }, { card: 'spawn-point' }, { price: 'its-on' })
  t.does(0, { use: 'dark-altar' }, { card: 'spawn-point' }).passUntil(() => t.eventsOf('fizzled').length > 0)
  expect(t.hand(1)).toEqual([])
  expect(t.discard).toEqual(['wreck-room', 'its-on', 'dark-altar'])
})

// haunted-hall

test('haunted-hall: destroy it to send the hero in it back to town, even with lethal damage (BM-221, BM-232)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['haunted-hall'], entrance: ['elfstar+2'], spells: [inAdventure] },
  })
  t.passUntil(() => t.inside(0)?.damage === 4).does(0, { use: 'haunted-hall' })
  expect(t.town).toContain('elfstar')
  expect([t.souls(0), t.wounds(0)]).toEqual([0, 0])
})
test('haunted-hall: only with a hero in it', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'haunted-hall'], entrance: ['danae-the-slayer'], spells: [inAdventure] },
  })
  expect(t.offered(0, 'use')).toEqual([])
  t.passUntil(() => t.inside(0)?.damage === 2)
  expect(t.offered(0, 'use')).toEqual([])
})
test('haunted-hall: the hero does not enter again this round, and the next one enters the room below (BM-130)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['haunted-hall+spiked-pit'], entrance: ['elfstar', 'danae-the-slayer'], spells: [inAdventure] },
  })
  t.when(0, { use: 'haunted-hall' }).endRound()
  expect(t.hits('elfstar')).toEqual([2])
  expect(t.hits('danae-the-slayer')).toEqual([4]) // the pit was uncovered this round
})

// rust-monster-pen

test('rust-monster-pen: discard a monster room to weaken a trap of any dungeon by 1, not below 0', () => {
  const t = table({
    P1: { dungeon: ['rust-monster-pen'], rooms: ['spawn-point', 'wreck-room', 'genie-lounge'], spells: [inBuild] },
    P2: { dungeon: ['save-point', 'spiked-pit'] },
  })
  t.does(0, { use: 'rust-monster-pen' })
  expect(t.offered(0, 'room')).toEqual(['save-point', 'spiked-pit'])
  t.does(0, { room: 'save-point' })
  expect(t.offered(0, 'price')).toEqual(['genie-lounge', 'spawn-point'])
  t.does(0, { price: 'spawn-point' })
  expect(t.damage('save-point')).toBe(0)
  expect(t.offers(0, { use: 'rust-monster-pen' })).toBe(false)
})
test('rust-monster-pen: also reduces a bonus of another card, and ends with the round', () => {
  const t = table({
    mixed: true,
    P1: { boss: 'nicolius', dungeon: ['rust-monster-pen'], rooms: ['spawn-point'], spells: [inBuild] },
    P2: { boss: 'killa', dungeon: ['dizzygas-hallway', 'observatory'] },
  })
  t.does(0, { use: 'rust-monster-pen' }, { room: 'observatory' }, { price: 'spawn-point' })
  expect(t.damage('observatory')).toBe(2 + 2 - 1)
  expect(t.endRound().damage('observatory')).toBe(4)
})
test('rust-monster-pen: not without a trap on the table or a monster room in hand', () => {
  const noTrap = table({ P1: { dungeon: ['rust-monster-pen'], rooms: ['spawn-point'] } })
  expect(noTrap.offers(0, { use: 'rust-monster-pen' })).toBe(false)
  const noMonster = table({ P1: { dungeon: ['rust-monster-pen', 'observatory'], rooms: ['wreck-room'] } })
  expect(noMonster.ask(0).choices).toEqual([{ pass: true }])
})

// the-arena

test('the-arena: show a monster room of your hand to add its printed damage; you keep the card', () => {
  const t = table({ P1: { dungeon: ['the-arena'], rooms: ['barbarian-hall', 'observatory', 'incubus-gym'] } })
  t.does(0, { use: 'the-arena' })
  expect(t.offered(0, 'price')).toEqual(['barbarian-hall', 'incubus-gym'])
  t.does(0, { price: 'incubus-gym' })
  expect(t.damage('the-arena')).toBe(6)
  expect(t.eventsOf('showed')).toMatchObject([{ seat: 0, card: 'incubus-gym' }])
  expect(t.hand(0)).toContain('incubus-gym')
  expect(t.offers(0, { use: 'the-arena' })).toBe(false)
})
test('the-arena: a printed star counts as 0; not offered without a monster room', () => {
  const star = table({ mixed: true, P1: { dungeon: ['the-arena'], rooms: ['monsters-ballroom'], spells: [inBuild] } })
  star.does(0, { use: 'the-arena' }, { price: 'monsters-ballroom' })
  expect(star.damage('the-arena')).toBe(2)
  const none = table({ P1: { dungeon: ['the-arena'], rooms: ['observatory'] } })
  expect(none.ask(0).choices).toEqual([{ pass: true }])
})
test('the-arena: a hero already in it takes no more damage, but the next one does (BM-219)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['the-arena'],
      rooms: ['barbarian-hall'],
      entrance: ['danae-the-slayer', 'lady-samantha'],
      spells: [inAdventure],
    },
  })
  t.passUntil(() => t.inside(0) !== null).does(0, { use: 'the-arena' })
  expect(t.prompt).toBe('choose.cards') // the player shows the card and does not discard it
  t.does(0, { price: 'barbarian-hall' }).endRound()
  expect([t.hits('danae-the-slayer'), t.hits('lady-samantha')]).toEqual([[2], [5]])
})

// antimagic-zone

test('antimagic-zone: discard it from your hand to negate a spell that an opponent has just cast', () => {
  const t = table({
    P1: { dungeon: ['spawn-point'], spells: ['hiring-spree', inBuild] },
    P2: { rooms: ['antimagic-zone', 'wreck-room'] },
  })
  t.does(0, { cast: 'hiring-spree' }).does(1, { use: 'antimagic-zone' }).does(0, { pass: true })
  expect(t.eventsOf('drew')).toEqual([])
  expect([...t.discard].sort()).toEqual(['antimagic-zone', 'hiring-spree'])
})
test('antimagic-zone: every player with a room in hand is asked, so that being asked reveals nothing; does nothing when built', () => {
  const t = table({
    P1: { spells: ['hiring-spree'] },
    P2: { rooms: ['wreck-room'] },
    P3: { dungeon: ['antimagic-zone'] },
  })
  t.does(0, { cast: 'hiring-spree' })
  expect(t.ask(1).choices).toEqual([{ pass: true }])
  t.does(1, { pass: true })
  expect(t.asked).toEqual([0]) // P3 was not asked; the spell resolves and asks which player gets a room
})
test('antimagic-zone: the active player may negate it with Meddling Kids!', () => {
  const t = table({
    P1: { spells: ['hiring-spree', 'meddling-kids'], dungeon: ['spawn-point'] },
    P2: { rooms: ['antimagic-zone'] },
  })
  t.does(0, { cast: 'hiring-spree' }).does(1, { use: 'antimagic-zone' })
  t.does(0, { cast: 'meddling-kids', mode: 3 })
  expect(t.eventsOf('negated').map(e => e.source)).toEqual(['antimagic-zone'])
  expect(t.eventsOf('drew')).toMatchObject([{ seat: 0, count: 3 }])
})

// lost-library

test('lost-library: destroy it to draw two spells, then discard any one spell', () => {
  const t = table({ P1: { dungeon: ['lost-library'], spells: ['its-on'] }, spellDeck: ['pity', 'pause'] })
  t.does(0, { use: 'lost-library' })
  expect(t.offered(0, 'price')).toEqual(['its-on', 'pause', 'pity'])
  t.does(0, { price: 'its-on' })
  expect(t.state.players[0]!.spells).toEqual(['pity', 'pause'])
  expect(t.discard).toEqual(['lost-library', 'its-on'])
})
test('lost-library: used by a player who is not active, it is pending with its cost paid (BM-54)', () => {
  const t = table({ P1: { spells: [inBuild] }, P2: { dungeon: ['lost-library'] }, spellDeck: ['pity', 'pause'] })
  t.when(1, { use: 'lost-library' })
  expect(t.dungeon(1)).toEqual([])
  expect(t.view(0).pending).toMatchObject([{ seat: 1, card: 'lost-library' }])
  t.does(0, { pass: true })
  expect(t.ask(1).prompt).toBe('discard.spell')
})
test('lost-library: does nothing if another card destroys it', () => {
  const t = table({ P1: { dungeon: ['lost-library', 'wreck-room'], spells: [inBuild] } }).does(0, { use: 'wreck-room' })
  expect(t.eventsOf('drew')).toMatchObject([{ kind: 'rooms', why: 'wreck-room' }])
})

// frostbat-cave

test('frostbat-cave: destroy it to deactivate another room of any dungeon', () => {
  const t = table({
    P1: { dungeon: ['frostbat-cave', 'spawn-point'], spells: [inBuild] },
    P2: { dungeon: ['observatory'] },
  })
  t.does(0, { use: 'frostbat-cave' })
  expect(t.offered(0, 'room')).toEqual(['observatory', 'spawn-point'])
  t.does(0, { room: 'observatory' })
  expect(t.room('observatory').off).toBe(true)
  expect(t.dungeon(0)).toEqual(['spawn-point'])
})
test('frostbat-cave: not without another active room', () => {
  const t = table({ P1: { dungeon: ['frostbat-cave'], spells: [inBuild] }, P2: { dungeon: ['observatory+off'] } })
  expect(t.offered(0, 'use')).toEqual([])
})
test('frostbat-cave: fizzles if the room is destroyed first; the cave stays destroyed (BM-187)', () => {
  const t = table({
    P1: { dungeon: ['lost-library'], spells: [inBuild] },
    P2: { dungeon: ['frostbat-cave', 'observatory'] },
  })
  t.when(1, { use: 'frostbat-cave' }, { room: 'lost-library' }).does(0, { use: 'lost-library' }, { price: inBuild })
  t.passUntil(() => t.eventsOf('fizzled').length > 0)
  expect(t.dungeon(1)).toEqual(['observatory'])
  expect(t.eventsOf('deactivated')).toEqual([])
})

// observatory

test('observatory: discard a spell to draw a spell, once per round', () => {
  const t = table({ P1: { dungeon: ['observatory'], spells: ['its-on', inBuild] }, spellDeck: ['pause'] })
  t.does(0, { use: 'observatory' }, { price: 'its-on' })
  expect(t.hand(0)).toEqual([inBuild, 'pause'])
  expect(t.offers(0, { use: 'observatory' })).toBe(false)
})
test('observatory: not without a spell', () => {
  const t = table({ P1: { dungeon: ['observatory'] }, P2: { spells: [inBuild] } })
  expect(t.asked).toEqual([1])
})
test('observatory: two of them work once each, even with a single spell', () => {
  const t = table({ P1: { dungeon: ['observatory', 'observatory'], spells: ['its-on'] }, spellDeck: ['pause', 'pity'] })
  t.does(0, { use: 'observatory#1' }, { price: 'its-on' }, { use: 'observatory#2' }, { price: 'pause' })
  expect(t.hand(0)).toEqual(['pity'])
  expect(t.offered(0, 'use')).toEqual([])
})

// bullet-builder

test('bullet-builder: discard a trap to weaken a monster room of any dungeon by 1, once per round', () => {
  const t = table({
    P1: { dungeon: ['bullet-builder'], rooms: ['spiked-pit', 'genie-lounge', 'wreck-room'] },
    P2: { dungeon: ['spawn-point', 'barbarian-hall'] },
  })
  t.does(0, { use: 'bullet-builder' }, { room: 'barbarian-hall' })
  expect(t.offered(0, 'price')).toEqual(['spiked-pit', 'wreck-room'])
  t.does(0, { price: 'spiked-pit' })
  expect(t.damage('barbarian-hall')).toBe(2)
  expect(t.offers(0, { use: 'bullet-builder' })).toBe(false)
})
test('bullet-builder: not without a trap in hand; no effect on damage that the room has already dealt (BM-219)', () => {
  const t = table({ P1: { dungeon: ['bullet-builder'], rooms: ['genie-lounge'] }, P2: { dungeon: ['spawn-point'] } })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
  const late = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar+2'] },
    P2: { dungeon: ['bullet-builder'], rooms: ['spiked-pit'] },
  })
  late
    .passUntil(() => late.inside(0) !== null)
    .when(1, { use: 'bullet-builder' }, { price: 'spiked-pit' })
    .endRound()
  expect(late.souls(0)).toBe(1)
})

// wreck-room

test('wreck-room: destroy another room of yours to draw a room, once per round', () => {
  const t = table({
    P1: { dungeon: ['wreck-room', 'spawn-point', 'observatory'], spells: [inBuild] },
    roomDeck: ['chump-chomper'],
  })
  t.does(0, { use: 'wreck-room' }, { sacrifice: 'observatory' })
  expect(t.hand(0)).toContain('chump-chomper')
  expect(t.dungeon(0)).toEqual(['wreck-room', 'spawn-point'])
  expect(t.offers(0, { use: 'wreck-room' })).toBe(false)
})
test('wreck-room: not without another active room', () => {
  const t = table({ P1: { dungeon: ['wreck-room', 'spawn-point+off'], spells: [inBuild] } })
  expect(t.offered(0, 'use')).toEqual([])
})
test('wreck-room: you may destroy the room with the hero in it; the hero continues (BM-131)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'wreck-room'], entrance: ['danae-the-slayer'], spells: [inAdventure] },
  })
  t.passUntil(() => t.inside(0) !== null).does(0, { use: 'wreck-room' })
  expect(t.inside(0)).toMatchObject({ damage: 3 })
  expect(t.dungeon(0)).toEqual(['wreck-room'])
})

// deadly-treadmill

test('deadly-treadmill: discard a room to draw a room, once per round', () => {
  const t = table({
    P1: { dungeon: ['deadly-treadmill'], rooms: ['spawn-point'], spells: [inBuild] },
    roomDeck: ['chump-chomper'],
  })
  t.does(0, { use: 'deadly-treadmill' }, { price: 'spawn-point' })
  expect(t.hand(0)).toEqual(['chump-chomper', inBuild])
  expect(t.offers(0, { use: 'deadly-treadmill' })).toBe(false)
})
test('deadly-treadmill: not with only spells in hand', () => {
  expect(table({ P1: { dungeon: ['deadly-treadmill'], spells: [inBuild] } }).ask(0).choices).toEqual([{ pass: true }])
})
test('deadly-treadmill: used by a player who is not active, it is pending with its cost paid (BM-54)', () => {
  const t = table({ P1: { spells: [inBuild] }, P2: { dungeon: ['deadly-treadmill'], rooms: ['spawn-point'] } })
  t.when(1, { use: 'deadly-treadmill' }, { price: 'spawn-point' })
  expect(t.discard).toEqual(['spawn-point'])
  expect(t.eventsOf('drew')).toEqual([])
  t.does(0, { pass: true })
  expect(t.eventsOf('drew')).toMatchObject([{ seat: 1, count: 1 }])
})

// decapitator

test('decapitator: destroy it to remove all treasure of a room for this round, also for building on it', () => {
  const t = table({
    P1: { boss: 'killa', dungeon: ['decapitator'], spells: [inBuild] },
    P2: { boss: 'eclipse', dungeon: ['hatchlings-hoard'], rooms: ['chump-chomper'] },
  })
  t.does(0, { use: 'decapitator' })
  expect(t.view(0).players[1]!.treasure).toEqual({ cleric: 0, fighter: 0, mage: 0, thief: 1 })
  t.passUntil(() => t.prompt === 'build.room')
  expect(t.ask(1).choices).toEqual([{ pass: true }])
})
test('decapitator: symbols gained later still count; not in the adventure phase', () => {
  const t = table({
    P1: { dungeon: ['decapitator', 'spawn-point'], spells: ['secret-stash', inBuild] },
    P2: {},
  })
  t.does(0, { use: 'decapitator' }, { cast: 'secret-stash' }, { treasure: 'thief' })
  expect(t.view(0).players[0]!.treasure).toMatchObject({ fighter: 0, thief: 1 })
  const late = table({
    phase: 'adventure',
    P1: { dungeon: ['decapitator', 'spawn-point'], entrance: ['elfstar'], spells: [inAdventure] },
  })
  expect(late.offered(0, 'use')).toEqual([])
})

test('decapitator: a new room over the chosen one shows its own treasure', () => {
  const t = table({
    P1: { boss: 'killa', dungeon: ['decapitator', 'observatory'], rooms: ['spiked-pit'] },
    P2: { boss: 'porkus' },
  })
  t.does(0, { use: 'decapitator' })
  expect(t.view(0).players[0]!.treasure).toMatchObject({ mage: 0, thief: 0 })
  t.does(0, { build: 'spiked-pit', at: 0 })
  expect(t.view(0).players[0]!.treasure).toMatchObject({ mage: 0, thief: 1 })
})

// chump-chomper

test('chump-chomper: destroy another room of yours for 4 more damage, once per round', () => {
  const t = table({ P1: { dungeon: ['chump-chomper', 'spawn-point', 'observatory'], spells: [inBuild] } })
  t.does(0, { use: 'chump-chomper' }, { sacrifice: 'observatory' })
  expect(t.damage('chump-chomper')).toBe(6)
  expect(t.offers(0, { use: 'chump-chomper' })).toBe(false)
})
test('chump-chomper: the bonus ends with the round', () => {
  const t = table({ P1: { dungeon: ['chump-chomper', 'spawn-point'] } })
    .does(0, { use: 'chump-chomper' })
    .endRound()
  expect(t.damage('chump-chomper')).toBe(2)
})
test('chump-chomper: destroyed before its ability resolves, it gives no bonus, and the cost stays paid (BM-54)', () => {
  const t = table({
    P1: { boss: 'nicolius', dungeon: ['the-smashinator', 'spiked-pit', 'warp-tube'], spells: ['oh-yeah', inBuild] },
    P2: { boss: 'killa', dungeon: ['chump-chomper', 'spawn-point', 'observatory'] },
  })
  t.does(0, { use: 'the-smashinator' }).when(1, { use: 'chump-chomper' }, { sacrifice: 'spawn-point' })
  t.when(0, { cast: 'oh-yeah', mode: 2 }, { room: 'chump-chomper' })
  t.passUntil(() => t.eventsOf('resolved').some(e => e.seat === 1))
  expect(t.dungeon(1)).toEqual(['observatory'])
  expect(t.damage('observatory')).toBe(2)
})

// the-smashinator

test('the-smashinator: destroy all your other active rooms for 6 more damage', () => {
  const t = table({
    P1: { dungeon: ['the-smashinator', 'spawn-point+wreck-room', 'observatory', 'spiked-pit+off'], spells: [inBuild] },
  })
  t.does(0, { use: 'the-smashinator' })
  expect(t.dungeon(0)).toEqual(['the-smashinator', 'wreck-room', 'spiked-pit'])
  expect(t.damage('the-smashinator')).toBe(9)
  expect(t.offers(0, { use: 'the-smashinator' })).toBe(false)
})
test('the-smashinator: needs another active room', () => {
  const t = table({ P1: { dungeon: ['the-smashinator', 'spiked-pit+off'], spells: [inBuild] } })
  expect(t.offered(0, 'use')).toEqual([])
})
test('the-smashinator: effects of the destroyed rooms happen before it gets its bonus', () => {
  const t = table({
    P1: { dungeon: ['cursed-tomb', 'the-smashinator', 'spawn-point+spiked-pit'], spells: [inBuild] },
    P2: { rooms: ['wreck-room', 'warp-tube'] },
  })
  t.does(0, { use: 'the-smashinator' })
  expect(t.discard).toEqual(['spawn-point', 'cursed-tomb', 'wreck-room', 'warp-tube'])
  expect([t.damage('the-smashinator'), t.damage('spiked-pit')]).toEqual([9, 4])
})

// warp-tube

test('warp-tube: destroy it to send the hero in it to the leftmost room; the hero keeps its damage', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'warp-tube', 'observatory'], entrance: ['tyrone-pharaoh-ascendant'] },
  })
  t.until(0, { use: 'warp-tube' }).does(0, { use: 'warp-tube' }).endRound()
  expect(t.hits('tyrone-pharaoh-ascendant').slice(-2)).toEqual([2, 2])
  expect(t.dungeon(0)).toEqual(['spawn-point', 'observatory'])
})
test('warp-tube: if no room is left the death check comes at once, and a living hero reaches the boss', () => {
  const alive = table({
    phase: 'adventure',
    P1: { dungeon: ['warp-tube'], entrance: ['danae-the-slayer'], spells: [inAdventure] },
  })
  alive.when(0, { use: 'warp-tube' })
  expect(alive.wounds(0)).toBe(1)
  const dead = table({
    phase: 'adventure',
    P1: { dungeon: ['warp-tube'], entrance: ['elfstar+3'], spells: [inAdventure] },
  })
  dead.when(0, { use: 'warp-tube' })
  expect(dead.souls(0)).toBe(1)
})

test('warp-tube: a hero with lethal damage dies in the first room; only with a hero in it, and not in the build phase (BM-232)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'warp-tube'], entrance: ['elfstar+1'], spells: [inAdventure] },
  })
  t.passUntil(() => t.inside(0) !== null)
  expect(t.offered(0, 'use')).toEqual([])
  t.when(0, { use: 'warp-tube' }).endRound()
  expect(t.hits('elfstar')).toEqual([2, 1, 2])
  expect(t.eventsOf('killed')[0]!.room).toMatch('spawn-point')
  expect(table({ P1: { dungeon: ['warp-tube'], spells: [inBuild] } }).offered(0, 'use')).toEqual([])
})

// werewolf-den

test('werewolf-den: discard a card to give any hero 1 health until the end of the round, once per round', () => {
  const t = table({
    P1: { dungeon: ['werewolf-den'], rooms: ['spawn-point'], spells: [inBuild] },
    P2: { entrance: ['elfstar'], slain: ['black-leaf'] },
    town: ['hookshot-joe'],
  })
  t.does(0, { use: 'werewolf-den' })
  expect(t.offered(0, 'hero')).toEqual(['elfstar', 'hookshot-joe'])
  t.does(0, { hero: 'elfstar' }, { price: 'spawn-point' })
  expect(t.view(0).players[1]!.entrance).toMatchObject([{ health: 5 }])
  expect(t.offers(0, { use: 'werewolf-den' })).toBe(false)
})
test('werewolf-den: any card is a valid cost; not without a card to discard or a hero', () => {
  const noHero = table({ P1: { dungeon: ['werewolf-den'], spells: [inBuild] } })
  expect(noHero.offered(0, 'use')).toEqual([])
  const paid = table({ P1: { dungeon: ['werewolf-den'], spells: [inBuild, 'its-on'] }, town: ['hookshot-joe'] })
  paid.does(0, { use: 'werewolf-den' }, { price: 'its-on' })
  expect(paid.view(0).town).toMatchObject([{ name: 'hookshot-joe', health: 5 }])
})
test('werewolf-den: fizzles if the hero leaves the game first (BM-187)', () => {
  const t = table({
    phase: 'adventure',
    P1: { boss: 'nicolius', dungeon: ['spawn-point', 'observatory'], entrance: ['elfstar'] },
    P2: { boss: 'killa', spells: ['pity'] },
    P3: { boss: 'porkus', dungeon: ['werewolf-den'], rooms: ['wreck-room'] },
  })
  t.passUntil(() => t.inside(0) !== null).does(1, { cast: 'pity' })
  t.when(2, { use: 'werewolf-den' }, { price: 'wreck-room' }).passUntil(() => t.eventsOf('fizzled').length > 0)
  expect(t.eventsOf('healthier')).toEqual([])
})

// save-point

test('save-point: destroy it to take back a spell that you cast this round', () => {
  const t = table({
    P1: { dungeon: ['save-point', 'spawn-point'], spells: ['secret-stash', inBuild] },
    discard: ['its-on'],
  })
  expect(t.offers(0, { use: 'save-point' })).toBe(false)
  t.does(0, { cast: 'secret-stash' }, { room: 'spawn-point' }, { treasure: 'mage' }, { use: 'save-point' })
  expect(t.hand(0)).toEqual([inBuild, 'secret-stash'])
  expect(t.discard).toEqual(['its-on', 'save-point'])
})
test('save-point: cannot target a spell of another player or of the last round', () => {
  const other = table({
    P1: { spells: ['secret-stash'], dungeon: ['spawn-point'] },
    P2: { dungeon: ['save-point'], spells: [inBuild] },
  })
  other.does(0, { cast: 'secret-stash' }, { treasure: 'mage' }).until(1, { pass: true })
  expect(other.offered(1, 'use')).toEqual([])
  const old = table({ P1: { dungeon: ['save-point'], spells: ['secret-stash', inBuild] } })
  old.does(0, { cast: 'secret-stash' }, { treasure: 'mage' })
  expect(old.offered(0, 'use')).toEqual(['save-point'])
  old.endRound().until(0, { pass: true })
  expect(old.offers(0, { use: 'save-point' })).toBe(false)
})
test('save-point: a negated spell counts as cast; a spell that is back in your hand cannot be taken twice', () => {
  const t = table({
    P1: { dungeon: ['save-point', 'save-point', 'spawn-point'], spells: ['hiring-spree', inBuild] },
    P2: { rooms: ['antimagic-zone'] },
    discard: ['hiring-spree'],
  })
  t.does(0, { cast: 'hiring-spree' }).does(1, { use: 'antimagic-zone' }).does(0, { pass: true })
  t.does(0, { use: 'save-point#1' })
  expect(t.hand(0)).toEqual([inBuild, 'hiring-spree'])
  expect(t.discard).toContain('hiring-spree') // the other copy, which no player cast this round
  expect(t.offers(0, { use: 'save-point' })).toBe(false)
})

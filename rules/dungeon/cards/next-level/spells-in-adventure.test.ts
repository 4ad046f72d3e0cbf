import { expect, test } from 'vitest'
import { nextTable as table } from '../../testing/test-table.ts'

const inAdventure = 'all-your-base'

// another-castle

test('another-castle: a hero goes to another dungeon, keeps its damage and enters there this round (BM-133, BM-137)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['barbarian-hall'],
      entrance: ['tyrone-pharaoh-ascendant+3'],
      spells: ['another-castle', inAdventure],
    },
    P2: { dungeon: ['spawn-point', 'barbarian-hall'] },
  })
  t.does(0, { pass: true }, { cast: 'another-castle' })
  expect(t.view(0).players[1]!.entrance).toMatchObject([{ name: 'tyrone-pharaoh-ascendant', damage: 6 }])
  t.endRound()
  expect(t.eventsOf('killed')).toMatchObject([{ seat: 1, hero: 'tyrone-pharaoh-ascendant' }])
})
test('another-castle: if that player’s adventure turn is over, the hero waits and has no damage next round', () => {
  const t = table({
    phase: 'adventure',
    P1: { boss: 'nicolius' },
    P2: {
      boss: 'killa',
      dungeon: ['barbarian-hall'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: ['another-castle', inAdventure],
    },
  })
  t.does(1, { pass: true }, { cast: 'another-castle' }).endRound()
  expect(t.view(0).players[0]!.entrance).toMatchObject([{ name: 'tyrone-pharaoh-ascendant', damage: 0, waits: false }])
})
test('another-castle: a hero with lethal damage dies in the first room there (BM-223)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['barbarian-hall'], entrance: ['elfstar+1'], spells: ['another-castle', inAdventure] },
    P2: { dungeon: ['save-point'] },
  })
  t.does(0, { pass: true }, { cast: 'another-castle' }).endRound()
  expect([t.souls(0), t.souls(1)]).toEqual([0, 1])
})

// its-on

test('its-on: kills a hero in your dungeon with at most 3 health left; with three wounds any hero (NL-54)', () => {
  const weak = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar'], spells: ['its-on'] },
  })
  weak.does(0, { pass: true })
  expect(weak.ask(0).choices).toEqual([{ cast: 'its-on', mode: 1 }, { pass: true }])
  weak.does(0, { cast: 'its-on' })
  expect(weak.souls(0)).toBe(1)
  const hurt = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point'],
      entrance: ['tyrone-pharaoh-ascendant'],
      survivors: ['elfstar', 'black-leaf', 'hookshot-joe'],
      spells: ['its-on'],
    },
  })
  hurt.does(0, { pass: true })
  expect(hurt.ask(0).choices).toEqual([{ cast: 'its-on', mode: 2 }, { pass: true }])
  hurt.does(0, { cast: 'its-on' })
  expect(hurt.souls(0)).toBe(2)
})
test('its-on: the active player’s spell resolves before an opponent can strengthen the vampire (BM-45)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'observatory'], entrance: ['vampire'], spells: ['its-on'] },
    P2: { rooms: ['madmans-manor'] },
  })
  t.passUntil(() => t.inside(0)?.damage === 4)
    .does(0, { cast: 'its-on' })
    .does(1, { pass: true })
  expect(t.souls(0)).toBe(1)
  expect(t.eventsOf('healthier')).toEqual([])
})
test('its-on: the Swordmage gets health before the spell resolves, and then may be too strong to kill', () => {
  const given = (damage: number) => ({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'observatory'], entrance: [`swordmage+${damage}`], spells: ['its-on', inAdventure] },
  })
  const saved = table(given(7))
  saved.does(0, { pass: true }, { cast: 'its-on' }) // 12 health, 9 damage, and 2 more health
  expect(saved.inside(0)).toMatchObject({ name: 'swordmage', health: 14, damage: 9 })
  expect(saved.discard).toEqual(['its-on'])
  const killed = table(given(9))
  killed.does(0, { pass: true }, { cast: 'its-on' })
  expect(killed.souls(0)).toBe(2)
})

// lightning-bolt

test('lightning-bolt: 3 damage to the hero inside; discard another spell to also hit all heroes at your entrance', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point'],
      entrance: ['tyrone-pharaoh-ascendant', 'elfstar', 'black-leaf'],
      spells: ['lightning-bolt', inAdventure, 'pause'],
    },
  })
  t.does(0, { pass: true }, { cast: 'lightning-bolt', mode: 2 })
  expect(t.offered(0, 'price')).toEqual([inAdventure, 'pause'])
  t.does(0, { price: inAdventure })
  expect(t.inside(0)!.damage).toBe(5)
  expect(t.view(0).players[0]!.entrance.map(h => h.damage)).toEqual([3, 3])
})
test('lightning-bolt: as the only spell in hand it has one mode; a second copy may be the cost of the first', () => {
  const one = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['tyrone-pharaoh-ascendant'], spells: ['lightning-bolt'] },
  })
  one.does(0, { pass: true })
  expect(one.ask(0).choices).toEqual([{ cast: 'lightning-bolt', mode: 1 }, { pass: true }])
  const two = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: ['lightning-bolt', 'lightning-bolt'],
    },
  })
  two.does(0, { pass: true }, { cast: 'lightning-bolt', mode: 2 }, { price: 'lightning-bolt' })
  expect(two.discard).toEqual(['lightning-bolt', 'lightning-bolt'])
})
test('lightning-bolt: if the hero inside leaves first, it still hits those at the entrance (BM-188)', () => {
  const t = table({
    phase: 'adventure',
    mixed: true,
    P1: {
      boss: 'nicolius',
      dungeon: ['spawn-point'],
      entrance: ['danae-the-slayer', 'elfstar'],
      spells: ['lightning-bolt', inAdventure],
    },
    P2: { boss: 'killa', spells: ['fear'] },
  })
  t.passUntil(() => t.inside(0) !== null).does(0, { cast: 'lightning-bolt', mode: 2 }, { price: inAdventure })
  const { walker } = t.state.players[0]!
  t.state.players[0]!.walker = null // no card of these sets can do this now
  t.state.town.push(walker!)
  t.does(1, { pass: true })
  expect(t.hits('danae-the-slayer')).toEqual([2])
  expect(t.hits('elfstar')[0]).toBe(3)
})

// party-up

test('party-up: each hero that enters the chosen dungeon gets 1 health, but not one already inside', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar+2', 'black-leaf+2'] },
    P2: { spells: ['party-up', inAdventure] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(1, { cast: 'party-up' }, { player: 0 })
    .endRound()
  expect(t.eventsOf('killed').map(e => e.hero)).toEqual(['elfstar'])
  expect(t.eventsOf('survived').map(e => e.hero)).toEqual(['black-leaf'])
})
test('party-up: only in the adventure phase, and only for one round (NL-52)', () => {
  expect(table({ P1: { spells: ['party-up'] } }).ask(0).choices).toEqual([{ pass: true }])
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar'], spells: ['party-up', 'pause', inAdventure] },
  })
  t.does(0, { cast: 'party-up' }, { player: 0 }, { pass: true }).does(0, { cast: 'pause' }).endRound()
  expect(t.view(0).players[0]!.entrance).toMatchObject([{ name: 'elfstar', health: 4 }])
})
test('party-up: each spell affects only its chosen dungeon', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar+3'], spells: ['party-up', 'party-up', inAdventure] },
  })
  t.does(0, { cast: 'party-up' }, { player: 0 }, { cast: 'party-up' }, { player: 1 }, { pass: true })
  expect(t.inside(0)).toMatchObject({ damage: 5, health: 5 })
})

// pause

test('pause: the hero inside returns to the entrance with full health, and no hero enters until next round (BM-232)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar+2', 'black-leaf'], spells: ['pause', inAdventure] },
    P2: { boss: 'belladonna' },
  })
  t.does(0, { pass: true }, { cast: 'pause' }).endRound()
  expect(t.souls(0)).toBe(0)
  expect(t.entrance(0)).toEqual(['elfstar', 'black-leaf'])
  expect(t.eventsOf('entered')).toHaveLength(1)
})
test('pause: without a hero inside it only closes the dungeon', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar'], spells: ['pause'] },
  }).does(0, { cast: 'pause' })
  expect(t.eventsOf('entered')).toEqual([])
  expect(t.entrance(0)).toEqual(['elfstar'])
})
test('pause: if negated, the hero continues', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'observatory'], entrance: ['danae-the-slayer'], spells: ['pause'] },
    P2: { rooms: ['antimagic-zone'] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(0, { cast: 'pause' })
    .does(1, { use: 'antimagic-zone' })
  expect(t.hits('danae-the-slayer')).toEqual([2, 2])
})

// pity

test('pity: a hero in an opponent’s dungeon leaves the game, without souls or wounds', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar+2'] },
    P2: { spells: ['pity'] },
  })
  t.passUntil(() => t.inside(0) !== null).does(1, { cast: 'pity' })
  expect([t.souls(0), t.wounds(0)]).toEqual([0, 0])
  expect(t.eventsOf('removed')).toMatchObject([{ hero: 'elfstar', seat: 0 }])
})
test('pity: cannot target a hero at an entrance or in your own dungeon', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar'], spells: ['pity'] },
    P2: { spells: ['pity'] },
  })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
  t.does(0, { pass: true })
  expect(t.ask(1).choices).toEqual([{ pass: true }])
  t.does(1, { pass: true })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
})
test('pity: if negated, it has no effect on the hero', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar+2'], rooms: ['antimagic-zone'] },
    P2: { spells: ['pity'] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(1, { cast: 'pity' })
    .does(0, { use: 'antimagic-zone' })
  expect(t.souls(0)).toBe(1)
})

// shortcut

test('shortcut: a hero skips the next room: no damage, no triggers, and the room does not count as survived (BM-224)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'bom-boy-factory', 'barbarian-hall'], entrance: ['tyrone-pharaoh-ascendant'] },
    P2: { spells: ['shortcut', inAdventure] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(1, { cast: 'shortcut', mode: 1 })
    .endRound()
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([2, 3])
  expect(t.dungeon(0)).toContain('bom-boy-factory')
})
test('shortcut: in a dungeon with five active rooms it may skip two; a hero that skips the last room reaches the boss', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point', 'observatory', 'barbarian-hall', 'wreck-room', 'madmans-manor'],
      entrance: ['tyrone-pharaoh-ascendant'],
    },
    P2: { spells: ['shortcut', inAdventure] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .when(1, { cast: 'shortcut', mode: 2 })
    .endRound()
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([2, 1, 2])
  const last = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'barbarian-hall'], entrance: ['elfstar'] },
    P2: { spells: ['shortcut'] },
  })
  last.passUntil(() => last.inside(0) !== null)
  expect(last.ask(1).choices).toEqual([{ cast: 'shortcut', mode: 1 }, { pass: true }])
  last.does(1, { cast: 'shortcut' })
  expect(last.wounds(0)).toBe(1)
})
test('shortcut: two of them add up, and the Archer also skips the last room', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'observatory', 'barbarian-hall', 'madmans-manor'], entrance: ['archer'] },
    P2: { spells: ['shortcut', 'shortcut'] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(1, { cast: 'shortcut', mode: 1 }, { cast: 'shortcut', mode: 1 })
    .endRound()
  expect(t.hits('archer')).toEqual([2])
  expect(t.eventsOf('skipped').map(e => e.why)).toEqual(['BM-224', 'BM-224', 'archer'])
})

// super-effective

test('super-effective: 2 more damage, or 4 if exactly one hero was lured to you this round', () => {
  const t = table({
    phase: 'bait',
    P1: { boss: 'killa', dungeon: ['spawn-point'], spells: ['super-effective', inAdventure] },
    P2: { boss: 'eclipse' },
    town: ['lady-samantha'],
  })
  expect(t.ask(0).choices.filter(c => 'cast' in c)).toHaveLength(2)
  t.does(0, { cast: 'super-effective', mode: 2 })
  expect(t.damage('spawn-point')).toBe(6)
  t.endRound()
  expect(t.eventsOf('killed').map(e => e.hero)).toEqual(['lady-samantha'])
})
test('super-effective: only the first mode if no hero or two heroes were lured', () => {
  const none = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar'], spells: ['super-effective', inAdventure] },
  })
  expect(none.ask(0).choices.filter(c => 'cast' in c)).toEqual([{ cast: 'super-effective', mode: 1 }])
  none.does(0, { cast: 'super-effective', mode: 1 })
  expect(none.damage('spawn-point')).toBe(4)
  const two = table({
    phase: 'bait',
    P1: { boss: 'killa', dungeon: ['spawn-point'], spells: ['super-effective', inAdventure] },
    P2: { boss: 'eclipse' },
    town: ['lady-samantha', 'hookshot-joe'],
  })
  expect(two.offers(0, { cast: 'super-effective', mode: 2 })).toBe(false)
})
test('super-effective: a hero already in the room takes no more damage, and two of them add up (BM-219)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point'],
      entrance: ['danae-the-slayer', 'tyrone-pharaoh-ascendant'],
      spells: ['super-effective', 'super-effective', inAdventure],
    },
  })
  t.passUntil(() => t.inside(0) !== null)
  t.does(0, { cast: 'super-effective', mode: 1 }, { cast: 'super-effective', mode: 1 }).endRound()
  expect([t.hits('danae-the-slayer'), t.hits('tyrone-pharaoh-ascendant')]).toEqual([[2], [6]])
})

// undead-minion

test('undead-minion: remove a slain hero from the game to damage the hero in your dungeon by its printed health', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point'],
      slain: ['lone-fox-and-kit', 'elfstar'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: ['undead-minion', inAdventure],
    },
  })
  t.does(0, { pass: true }, { cast: 'undead-minion' }, { soul: 'elfstar' })
  expect(t.inside(0)!.damage).toBe(6)
  expect(t.souls(0)).toBe(2)
})
test('undead-minion: not without a slain hero, and not without a hero inside', () => {
  const noSoul = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['tyrone-pharaoh-ascendant'], spells: ['undead-minion'] },
  })
  noSoul.does(0, { pass: true })
  expect(noSoul.ask(0).choices).toEqual([{ pass: true }])
  const noHero = table({
    phase: 'adventure',
    P1: { entrance: ['tyrone-pharaoh-ascendant'], slain: ['elfstar'], spells: ['undead-minion'] },
  })
  expect(noHero.ask(0).choices).toEqual([{ pass: true }])
})
test('undead-minion: if negated, you keep the soul', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point'],
      slain: ['elfstar'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: ['undead-minion'],
    },
    P2: { rooms: ['antimagic-zone'] },
  })
  t.passUntil(() => t.inside(0) !== null)
    .does(0, { cast: 'undead-minion' })
    .does(1, { use: 'antimagic-zone' })
  expect(t.souls(0)).toBe(1)
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([2])
})

// wild-monster

test('wild-monster: you build a monster room over one of yours at once, with its effect', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spawn-point', 'observatory'],
      rooms: ['sorcerobe-school', 'spiked-pit', 'brainsucker-queen'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: ['wild-monster', inAdventure],
    },
    spellDeck: ['pause'],
  })
  t.does(0, { cast: 'wild-monster' })
  expect(t.ask(0).choices).toEqual([
    { build: 'sorcerobe-school', at: 0 },
    { build: 'sorcerobe-school', at: 1 },
    { build: 'brainsucker-queen', at: 0 },
    { pass: true },
  ])
  t.does(0, { build: 'sorcerobe-school', at: 1 })
  expect(t.hand(0)).toContain('pause')
  t.endRound()
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([1, 2])
})
test('wild-monster: a room built over the hero’s room does not damage the hero or trigger for its death', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['observatory'],
      rooms: ['spawn-point'],
      entrance: ['elfstar+2'],
      spells: ['wild-monster', inAdventure],
    },
  })
  t.passUntil(() => t.inside(0)?.damage === 4).does(0, { cast: 'wild-monster' }, { build: 'spawn-point', at: 0 })
  expect(t.inside(0)!.damage).toBe(4)
  t.endRound()
  expect(t.souls(0)).toBe(1)
  expect(t.eventsOf('drew').filter(e => e.why === 'spawn-point')).toEqual([])
})
test('wild-monster: not without a monster room that can be built over another', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['observatory'],
      rooms: ['spiked-pit', 'incubus-gym'],
      entrance: ['elfstar'],
      spells: ['wild-monster'],
    },
  })
  expect(t.offered(0, 'cast')).toEqual([])
})

import { expect, test } from 'vitest'
import { shelf } from '../../cards/shelf.ts'
import { superBuild, superTable } from '../../testing/test-table.ts'

const pass = { pass: true }
// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inBuild = 'lava-surge'
const inAdventure = 'shiny-bait'

test('32 spells with 17 names (SB-2); those that need opponents are not in a solo game (SB-241)', () => {
  const { spells } = shelf.boxOf('super-boss-monster')
  const count = (names: readonly string[]) => names.reduce((n, card) => n + shelf.spellFacts(card).copies, 0)
  expect([spells.length, count(spells), count(spells.filter(card => shelf.spellFacts(card).needsOthers))]).toEqual([
    17, 32, 15,
  ])
})

// stealth

test('stealth: a hero at your entrance goes to the end of an opponent’s line and keeps its tokens and damage', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym'], entrance: ['laliho+2'], spells: ['stealth'] },
    P2: { dungeon: ['magpie-nest'], entrance: ['king-lik'] },
  })
  t.does(0, { cast: 'stealth' })
  expect(t.eventsOf('to-entrance')).toMatchObject([{ hero: 'sbm-hero-laliho', seat: 1 }])
  expect(t.eventsOf('survived').map(e => [e.seat, e.hero.slice(9)])).toEqual([
    [1, 'king-lik'],
    [1, 'laliho'],
  ])
  const summoned = superTable({
    phase: 'minion',
    P1: { minion: 'library-summon', dungeon: ['golem-gym'], spells: ['stealth'] },
    P2: { dungeon: ['magpie-nest'], entrance: ['king-lik'], spells: [inAdventure] },
    library: 'wisebeard',
  })
  summoned.does(0, { player: 0 }, { cast: 'stealth' }).passUntil(() => summoned.entrance(1).length === 2)
  expect(summoned.view(0).players[1]!.entrance[1]).toMatchObject({ name: 'sbm-hero-wisebeard', health: 6 + 2 })
})
test('stealth: if the opponent’s adventure turn is over, the hero waits for the next round without damage (SB-213, SB-214)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: {},
    P2: { dungeon: ['golem-gym'], entrance: ['laliho+2'], spells: ['stealth'] },
  })
  t.does(1, { cast: 'stealth' })
  expect([t.hits('laliho'), t.entrance(0)]).toEqual([[], ['laliho']])
  expect(t.view(0).players[0]!.entrance[0]!.damage).toBe(0)
})
test('stealth: cannot target a hero inside or at another entrance', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym'], entrance: ['laliho'], spells: [inAdventure] },
    P2: { spells: ['stealth'] },
  })
  t.does(0, pass)
  expect(t.ask(1).choices).toEqual([pass])
})

// grand-theft

test('grand-theft: moves up to two counters of an opponent to rooms of yours', () => {
  const t = superTable({
    P1: { dungeon: ['golem-gym', 'magpie-nest'], spells: ['grand-theft'] },
    P2: { dungeon: ['bookwyrm+1', 'minion-arena+2'] },
  })
  t.does(0, { cast: 'grand-theft' }, { room: 'bookwyrm' })
  expect(t.offered(0, 'room')).toEqual(['minion-arena']) // the bookwyrm has no second counter
  t.does(0, { room: 'minion-arena' }, { other: 'golem-gym' }, { other: 'golem-gym' })
  expect(['golem-gym', 'bookwyrm', 'minion-arena'].map(card => t.counters(card))).toEqual([2, 0, 1])
})
test('grand-theft: you may move only one; not from a room under a face-down card (SB-105), and not without counters', () => {
  const t = superTable({
    P1: { dungeon: ['golem-gym'], spells: ['grand-theft'] },
    P2: { dungeon: ['bookwyrm+1', 'minion-arena+2'] },
  })
  t.does(0, { cast: 'grand-theft' }, { room: 'minion-arena' }, pass)
  expect([t.counters('golem-gym'), t.counters('minion-arena')]).toEqual([1, 1])
  const covered = superTable({
    P1: { dungeon: ['golem-gym'], spells: ['grand-theft'] },
    P2: { dungeon: ['magpie-nest+bookwyrm+2+down'] },
  })
  expect(covered.ask(0).choices).toEqual([pass])
})
test('grand-theft: does not move a counter that is gone when it resolves (SB-131)', () => {
  const t = superTable({
    P1: { dungeon: ['golem-gym'], spells: ['grand-theft'] },
    P2: { dungeon: ['reliquary-of-echoes+1', 'minion-arena+1'] },
    discard: ['loot-drop'],
  })
  t.does(0, { cast: 'grand-theft' }, { room: 'reliquary-of-echoes' }).does(0, { room: 'minion-arena' })
  t.does(1, { use: 'reliquary-of-echoes' }).passUntil(() => t.prompt === 'market.take')
  expect(t.counters('golem-gym')).toBe(1)
})

// wallhack

test('wallhack: the next hero to enter an opponent’s dungeon skips the first room, without damage or triggers', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['frozen-monster', 'golem-gym'], entrance: ['laliho', 'king-lik'], spells: [inAdventure] },
    P2: { spells: ['wallhack'] },
  })
  t.does(0, pass)
  expect(t.ask(1).choices).toEqual([{ cast: 'sbm-spell-wallhack' }, pass])
  t.does(1, { cast: 'wallhack' }).passUntil(() => t.hits('laliho').length > 0)
  expect(t.eventsOf('skipped')).toMatchObject([{ hero: 'sbm-hero-laliho' }])
  expect([t.hits('laliho'), t.room('frozen-monster').awake]).toEqual([[2], false])
})
test('wallhack: a hero inside skips the next room; a hero that skips the last room reaches the boss (SB-320)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['magpie-nest', 'golem-gym'], entrance: ['laliho'], spells: [inAdventure] },
    P2: { spells: ['wallhack'] },
  })
  t.passUntil(() => t.inside(0)?.damage === 1)
    .does(0, pass)
    .does(1, { cast: 'wallhack' })
  t.passUntil(() => t.wounds(0) === 1)
  expect(t.hits('laliho')).toEqual([1])
})
test('wallhack: cannot target a hero of your own dungeon', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym'], entrance: ['laliho'], spells: ['wallhack'] },
  })
  expect(t.ask(0).choices).toEqual([pass])
})
test('wallhack: can target the hero inside or the first in line', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['magpie-nest', 'golem-gym'], entrance: ['laliho', 'king-lik', 'wisebeard'], spells: [inAdventure] },
    P2: { spells: ['wallhack'] },
  })
  t.passUntil(() => t.inside(0)?.damage === 1).does(0, pass)
  t.does(1, { cast: 'wallhack' })
  expect(t.offered(1, 'hero')).toEqual(['king-lik', 'laliho'])
  t.does(1, { hero: 'king-lik' }).passUntil(() => t.inside(0)?.name === 'sbm-hero-wisebeard')
  expect([t.hits('laliho'), t.hits('king-lik')]).toEqual([[1, 2], [2]])
})
test('wallhack: a hero that moves to another dungeon skips its next room there', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['magpie-nest'], entrance: ['laliho'], spells: ['stealth', inAdventure] },
    P2: { dungeon: ['golem-gym', 'bookwyrm'], spells: ['wallhack'] },
  })
  t.does(0, pass).does(1, { cast: 'wallhack' })
  t.passUntil(() => t.eventsOf('resolved').length === 1).does(0, { cast: 'stealth' })
  t.passUntil(() => t.wounds(1) === 1)
  expect(t.eventsOf('skipped')).toMatchObject([{ seat: 1, room: 'sbm-room-golem-gym#2' }])
  expect(t.hits('laliho')).toEqual([1])
})

// safety-audit

test('safety-audit: removes up to three counters from an opponent’s dungeon', () => {
  const t = superTable({
    P1: { spells: ['safety-audit'] },
    P2: { dungeon: ['bookwyrm+1', 'minion-arena+3'] },
    P3: { dungeon: ['golem-gym+1'] },
  })
  t.does(
    0,
    { cast: 'safety-audit' },
    { player: 1 },
    { room: 'minion-arena' },
    { room: 'minion-arena' },
    { room: 'bookwyrm' },
  )
  expect(['bookwyrm', 'minion-arena', 'golem-gym'].map(card => t.counters(card))).toEqual([0, 1, 1])
})
test('safety-audit: also in Adventure; damage that a room has dealt stays (SB-182)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym+1'], entrance: ['king-lik'], spells: [inAdventure] },
    P2: { spells: ['safety-audit'] },
  })
  t.passUntil(() => t.inside(0)?.damage === 3)
    .does(0, pass)
    .does(1, { cast: 'safety-audit' })
  t.passUntil(() => t.counters('golem-gym') === 0)
  expect(t.hits('king-lik')).toEqual([3])
})

// freeze

test('freeze: stuns a room of any dungeon for the round: no damage, everything else stays (SB-205 to SB-207)', () => {
  const t = superTable({
    P1: { dungeon: ['golem-gym+2'], boss: 'his-sliminess', entrance: ['laliho'], minion: 'hideout-special' },
    P2: { spells: ['sbm-spell-freeze', inBuild] },
  })
  t.does(1, { cast: 'freeze' }).passUntil(() => t.damage('golem-gym') === 0)
  expect(t.view(0).players[0]!.treasure).toMatchObject({ fighter: 1 })
  t.endRound()
  expect([t.hits('laliho'), t.damage('golem-gym')]).toEqual([[0], 4]) // the stun ends with the round (SB-208)
})
test('freeze: cannot target a face-down room or the room below it', () => {
  const t = superTable({ P1: { dungeon: ['golem-gym+magpie-nest+down'], spells: ['freeze'] } })
  expect(t.ask(0).choices).toEqual([pass])
})

// co-op-mode

test('co-op-mode: one or two heroes at one opponent’s entrance get 2 health each', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { spells: ['co-op-mode'], dungeon: ['magpie-nest'], entrance: ['wisebeard'] },
    P2: { dungeon: ['golem-gym'], entrance: ['laliho', 'king-lik'] },
    P3: { entrance: ['nimble-nell'], spells: [inAdventure] },
  })
  t.does(0, { cast: 'co-op-mode' })
  expect(t.offered(0, 'hero')).toEqual(['king-lik', 'laliho', 'nimble-nell'])
  t.does(0, { hero: 'laliho' })
  expect(t.offered(0, 'hero')).toEqual(['king-lik'])
  t.does(0, { hero: 'king-lik' }).passUntil(() => t.eventsOf('healthier').length === 2)
  expect(t.view(0).players[1]!.entrance.map(hero => hero.health)).toEqual([10, 6])
})
test('co-op-mode: also legal with one hero there (SB-123)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { spells: ['co-op-mode'], dungeon: ['magpie-nest'], entrance: ['wisebeard'] },
    P2: { entrance: ['king-lik'], spells: [inAdventure] },
  })
  t.does(0, { cast: 'co-op-mode' }).passUntil(() => t.eventsOf('healthier').length === 1)
  expect(t.view(0).players[1]!.entrance[0]!.health).toBe(6)
})

test('co-op-mode: does not affect a hero that has moved to your own entrance (SB-129, SB-131)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['magpie-nest'], entrance: ['laliho', 'king-lik'], spells: ['stealth', inAdventure] },
    P2: { dungeon: ['magpie-nest'], spells: ['co-op-mode'] },
  })
  t.does(0, pass).does(1, { cast: 'co-op-mode' }, { hero: 'laliho' }, { hero: 'king-lik' })
  t.does(0, { cast: 'stealth' }, { hero: 'laliho' }).passUntil(() => t.eventsOf('healthier').length > 0)
  expect(t.eventsOf('healthier').map(e => e.hero)).toEqual(['sbm-hero-king-lik'])
})

// quest

test('quest: a hero in town goes to any entrance, ahead of summoned and lured heroes; the others slide left (SB-57)', () => {
  const t = superBuild({
    P1: { boss: 'emperor-dododo', spells: ['quest'] },
    P2: { boss: 'his-sliminess' },
    town: ['wisebeard', 'sister-halo'],
    library: 'pixie-sparkwick',
  })
  t.does(0, { cast: 'quest' })
  expect(t.offered(0, 'hero')).toEqual(['sister-halo', 'wisebeard']) // no hero on a landmark (SB-227)
  t.does(0, { hero: 'wisebeard' }, { player: 0 })
  t.passUntil(() => t.entrance(0).length === 1)
  expect([t.town, t.entrance(0)]).toEqual([['sister-halo'], ['wisebeard']])
  const line = superTable({
    P1: { boss: 'emperor-dododo', spells: ['quest', inBuild], minion: 'library-summon', dungeon: ['golem-gym'] },
    town: ['sister-halo', 'laliho'],
    library: 'pixie-sparkwick',
  })
  line.does(0, { cast: 'quest' }, { hero: 'sister-halo' }, { player: 0 })
  line.passUntil(() => line.prompt === 'minion.summon').does(0, { player: 0 })
  expect(line.entrance(0)).toEqual(['sister-halo', 'pixie-sparkwick', 'laliho']) // SB-321
})
test('quest: not in Adventure, and not without a hero in town', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym'], entrance: ['laliho'], spells: ['quest'] },
    town: ['wisebeard'],
  })
  expect(t.ask(0).choices).toEqual([pass])
  expect(superTable({ P1: { spells: ['quest'] } }).ask(0).choices).toEqual([pass])
})

// dream-raid

test('dream-raid: you look at an opponent’s spells, but not at the rooms, and take one', () => {
  const t = superTable({
    P1: { spells: ['dream-raid'] },
    P2: { spells: [inBuild, 'quest'], rooms: ['golem-gym'] },
    P3: {},
  })
  t.does(0, { cast: 'dream-raid' }).does(1, pass)
  expect(t.offered(0, 'card')).toEqual([inBuild, 'quest'])
  const [looked] = t.eventsOf('looked')
  expect(looked!.secret).toEqual({ seats: [0], facts: { cards: ['sbm-spell-lava-surge', 'sbm-spell-quest'] } })
  t.does(0, { card: 'quest' })
  expect([t.hand(0), t.hand(1)]).toEqual([['quest'], ['golem-gym', inBuild]])
})
test('dream-raid: not if no opponent has a spell', () => {
  const t = superTable({ P1: { spells: ['dream-raid'] }, P2: { rooms: ['golem-gym'] } })
  expect(t.ask(0).choices).toEqual([pass])
})

// power-up

test('power-up: puts a counter on each of two different rooms of yours', () => {
  const t = superTable({ P1: { dungeon: ['golem-gym', 'magpie-nest', 'bookwyrm'], spells: ['power-up', inBuild] } })
  t.does(0, { cast: 'power-up' }, { room: 'golem-gym' })
  expect(t.offered(0, 'room')).toEqual(['bookwyrm', 'magpie-nest'])
  t.does(0, { room: 'bookwyrm' }).passUntil(() => t.counters('bookwyrm') === 1)
  expect(['golem-gym', 'magpie-nest'].map(card => t.counters(card))).toEqual([1, 0])
})
test('power-up: one counter if you have one room; if one of two targets is gone, the other still gets its counter (SB-131)', () => {
  const one = superTable({ P1: { dungeon: ['golem-gym'], spells: ['power-up', inBuild] } })
  one.does(0, { cast: 'power-up' }).passUntil(() => one.counters('golem-gym') === 1)
  const t = superTable({
    P1: { dungeon: ['reliquary-of-echoes', 'golem-gym'], spells: ['power-up', inBuild] },
    discard: ['loot-drop'],
  })
  t.does(0, { cast: 'power-up' }, { use: 'reliquary-of-echoes' })
  t.passUntil(() => t.counters('golem-gym') === 1)
  expect(t.dungeon(0)).toEqual(['golem-gym'])
})
test('power-up: a hero already in the room takes no more damage (SB-327)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['bookwyrm'], entrance: ['laliho', 'sister-halo'], spells: ['power-up', inAdventure] },
  })
  t.passUntil(() => t.inside(0)?.damage === 1).does(0, { cast: 'power-up' })
  t.passUntil(() => t.hits('sister-halo').length === 1)
  expect([t.hits('laliho'), t.hits('sister-halo')]).toEqual([[1], [2]])
})

// lava-surge

test('lava-surge: 3 damage to the hero inside; it dies in its current room (SB-239) when the window closes (SB-184)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym', 'magpie-nest'], entrance: ['king-lik'], spells: ['lava-surge', inAdventure] },
  })
  t.passUntil(() => t.inside(0)?.damage === 2).does(0, { cast: 'lava-surge' })
  expect(t.inside(0)).not.toBeNull()
  t.passUntil(() => t.souls(0) === 1)
  expect(t.eventsOf('killed')[0]!.room).toMatch(/golem-gym/)
})
test('lava-surge: the hero must be inside', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym'], entrance: ['king-lik'], spells: ['lava-surge'] },
  })
  expect(t.ask(0).choices).toEqual([pass])
})

// respawn-point

test('respawn-point: a hero that survived its room starts again at the first room and keeps its damage', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['magpie-nest', 'minion-arena'], entrance: ['laliho'], spells: ['respawn-point', inAdventure] },
  })
  t.passUntil(() => t.inside(0)?.damage === 3)
    .does(0, { cast: 'respawn-point' })
    .endRound()
  expect(t.hits('laliho')).toEqual([1, 2, 1, 2])
})
test('respawn-point: cannot target a hero with lethal damage; once-per-round effects do not work again', () => {
  const t = superTable({
    phase: 'adventure',
    P1: {
      dungeon: ['greased-staircase', 'minion-arena'],
      entrance: ['king-lik'],
      spells: ['respawn-point', inAdventure],
    },
  })
  t.passUntil(() => t.inside(0)?.damage === 2)
  expect(t.offers(0, { cast: 'respawn-point' })).toBe(true)
  t.passUntil(() => t.inside(0)?.damage === 4)
  expect(t.offers(0, { cast: 'respawn-point' })).toBe(false)
})

// overtime-shift

test('overtime-shift: your minion acts twice', () => {
  const t = superTable({
    P1: { dungeon: ['trap-in-the-box'], minion: 'trap-in-the-box', spells: ['overtime-shift', inBuild] },
  })
  t.does(0, { cast: 'overtime-shift' }).endRound()
  expect(t.counters('trap-in-the-box')).toBe(4)
})
test('overtime-shift: a minion summons twice only at the Tavern', () => {
  const t = superTable({
    P1: { minion: 'tavern-summon', spells: ['overtime-shift', inBuild] },
    tavern: ['king-lik', 'layabout'],
  })
  t.does(0, { cast: 'overtime-shift' }).passUntil(() => t.prompt === 'minion.summon')
  t.does(0, { player: 1 }, { player: 0 })
  expect(t.eventsOf('summoned').map(e => [e.hero.slice(9), e.in])).toEqual([
    ['king-lik', 1],
    ['layabout', 0],
  ])
  const temple = superTable({
    P1: { minion: 'temple-summon', spells: ['overtime-shift', inBuild] },
    temple: 'sister-halo',
  })
  temple
    .does(0, { cast: 'overtime-shift' })
    .passUntil(() => temple.prompt === 'minion.summon')
    .does(0, { player: 0 })
  expect(temple.eventsOf('summoned')).toHaveLength(1)
})

test('overtime-shift: bonuses and symbols add up; an action whose cost cannot be paid again is skipped', () => {
  const bonus = superTable({
    P1: {
      dungeon: ['golem-gym', 'minion-arena'],
      minion: 'hideout-special',
      entrance: ['laliho'],
      spells: ['overtime-shift', inBuild],
    },
  })
  expect(bonus.does(0, { cast: 'overtime-shift' }).endRound().hits('laliho')).toEqual([2, 2 + 2 + 2])
  const symbols = superTable({
    P1: { boss: 'emperor-dododo', minion: 'library-treasure', spells: ['overtime-shift'] },
    P2: { boss: 'his-sliminess' },
    town: ['wisebeard'],
  })
  expect(symbols.does(0, { cast: 'overtime-shift' }).eventsOf('lured')).toMatchObject([{ seat: 0, count: 2 }])
  const once = superTable({
    P1: { dungeon: ['bookwyrm'], minion: 'bookwyrm', spells: ['overtime-shift', inBuild] },
  })
  once.does(0, { cast: 'overtime-shift' }).passUntil(() => once.prompt === 'discard.spell')
  once.does(0, { price: inBuild })
  expect([once.counters('bookwyrm'), once.eventsOf('minion-acts').length]).toEqual([3, 2])
})

// quick-save

test('quick-save: a hero at your entrance or inside returns to town without damage and tokens', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym+5'], entrance: ['king-lik'], spells: ['quick-save', inAdventure] },
    town: ['wisebeard'],
    heroDeck: ['laliho', 'sister-halo'],
  })
  t.passUntil(() => t.inside(0)?.damage === 7).does(0, { cast: 'quick-save' }) // lethal, but before the death check (SB-328)
  t.endRound()
  expect(t.eventsOf('killed')).toEqual([])
  expect(t.eventsOf('pushed').at(-1)).toMatchObject({ hero: 'sbm-hero-king-lik' }) // behind Wisebeard, after two more heroes arrived
})
test('quick-save: the health token is lost at once, but an item stays with its hero', () => {
  const t = superTable({
    phase: 'adventure',
    items: true,
    P1: { dungeon: ['golem-gym'], entrance: ['king-lik'], spells: ['quick-save', inAdventure] },
    P2: { entrance: ['laliho'], spells: ['co-op-mode', inAdventure] },
    carried: ['king-lik+practice-sword'],
  })
  t.does(0, pass).does(1, { cast: 'co-op-mode' })
  t.passUntil(() => t.inside(0)?.damage === 2)
  expect(t.inside(0)!.health).toBe(4 + 1 + 2)
  t.does(0, { cast: 'quick-save' }).passUntil(() => t.town.length > 0)
  expect(t.view(0)).toMatchObject({
    phase: 'adventure',
    town: [{ name: 'sbm-hero-king-lik', health: 4 + 1, damage: 0, items: ['practice-sword'] }],
  })
})
test('quick-save: pushes a hero out of a full town as usual (SB-193)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym'], entrance: ['king-lik'], spells: ['quick-save', inAdventure] },
    town: ['wisebeard', 'sister-halo'],
  })
  t.does(0, { cast: 'quick-save' }).passUntil(() => t.eventsOf('pushed').length === 1)
  expect(t.eventsOf('pushed')).toMatchObject([{ hero: 'sbm-hero-wisebeard', place: 'library' }])
})

// rush-order

test('rush-order: you place a second room in your placing turn, but not on a face-down card', () => {
  const t = superTable({
    P1: { rooms: ['golem-gym', 'magpie-nest'], spells: ['rush-order', inBuild] },
  })
  t.does(0, { cast: 'rush-order' }).until(0, { build: 'golem-gym' }).does(0, { build: 'golem-gym', at: 0 })
  t.until(0, { build: 'magpie-nest' })
  expect(t.offered(0, 'at')).toEqual([1])
  t.does(0, { build: 'magpie-nest', at: 1 }).endRound()
  expect(t.dungeon(0)).toEqual(['magpie-nest', 'golem-gym'])
})
test('rush-order: also after the normal room, but never in another player’s turn', () => {
  const t = superTable({
    P1: { rooms: ['golem-gym', 'magpie-nest'], spells: ['rush-order'] },
    P2: { spells: ['rush-order'] },
  })
  t.does(0, pass)
  expect(t.ask(1).choices).toEqual([pass])
  t.does(1, pass).does(0, { build: 'golem-gym', at: 0 }, { cast: 'rush-order' }).does(1, pass).does(1, pass)
  expect(t.prompt).toBe('build.room')
})

// loot-drop

test('loot-drop: you draw two rooms', () => {
  const t = superTable({ P1: { spells: ['loot-drop'] }, roomDeck: ['golem-gym', 'bookwyrm'] })
  t.does(0, { cast: 'loot-drop' })
  expect(t.hand(0)).toEqual(expect.arrayContaining(['golem-gym', 'bookwyrm']))
})
test('loot-drop: also in the Adventure phase; the rooms can be built next round', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['golem-gym'], entrance: ['king-lik'], spells: ['loot-drop'] },
    roomDeck: ['magpie-nest', 'bookwyrm'],
  })
  t.does(0, { cast: 'loot-drop' })
  expect(t.dungeon(0)).toEqual(['golem-gym'])
  expect(t.hand(0)).toEqual(['magpie-nest', 'bookwyrm'])
})

// shiny-bait

test('shiny-bait: your boss shows two symbols of a chosen type until the end of the round', () => {
  const t = superBuild({
    P1: { boss: 'emperor-dododo', spells: ['shiny-bait'] },
    P2: { boss: 'his-sliminess', dungeon: ['grimoire-stacks'] },
    town: ['wisebeard'],
  })
  t.does(0, { cast: 'shiny-bait' }, { treasure: 'mage' }).endRound()
  expect(t.eventsOf('lured')).toMatchObject([]) // two against two is a tie (SB-170)
  expect(t.view(0).players[0]!.treasure).toMatchObject({ mage: 0 })
})
test('shiny-bait: counts at once, but does not help to build an advanced room', () => {
  const t = superTable({
    P1: {
      boss: 'emperor-dododo',
      dungeon: ['trophy-armory'],
      rooms: ['chrono-library'],
      spells: ['shiny-bait', inBuild],
    },
  })
  t.does(0, { cast: 'shiny-bait' }, { treasure: 'mage' }).passUntil(() => t.prompt === 'build.room')
  expect(t.view(0).players[0]!.treasure).toMatchObject({ mage: 2 })
  expect(t.offered(0, 'build')).toEqual([])
})

// phase-two

test('phase-two: uses the level-up effect of your boss once, without levelling up', () => {
  const t = superTable({
    P1: { boss: 'quizzara-the-riddle-queen', spells: ['phase-two'] },
    spellDeck: ['freeze', 'quest'],
  })
  t.does(0, { cast: 'phase-two' }).passUntil(() => t.hand(0).length === 2)
  expect(t.view(0).players[0]!.leveled).toBe(false)
})
test('phase-two: carries out a minion action without a minion', () => {
  const t = superTable({
    P1: { boss: 'lady-lightfinger', spells: ['phase-two', inBuild] },
    market: ['golem-gym'],
    roomDeck: ['bookwyrm'],
  })
  t.does(0, { cast: 'phase-two' }).passUntil(() => t.hand(0).length === 3)
  expect(t.hand(0)).toEqual(['golem-gym', 'bookwyrm', inBuild])
})
test('phase-two: an ability that reacts to spells triggers for later spells, but not for this one', () => {
  const t = superTable({
    P1: {
      boss: 'professor-paradox',
      dungeon: ['magpie-nest'],
      spells: ['loot-drop', 'phase-two', 'loot-drop', inBuild],
    },
  })
  t.does(0, { cast: 'loot-drop' }).passUntil(() => t.eventsOf('resolved').length === 1)
  t.does(0, { cast: 'phase-two' }).passUntil(() => t.eventsOf('resolved').length === 2)
  expect(t.counters('magpie-nest')).toBe(0)
  t.does(0, { cast: 'loot-drop' })
  expect([t.counters('magpie-nest'), t.view(0).players[0]!.leveled]).toEqual([1, false])
})
test('phase-two: the real level-up still happens later', () => {
  const t = superTable({
    P1: {
      boss: 'baroness-hammerhoof',
      dungeon: ['magpie-nest', 'candlelit-crypt', 'starlit-observatory', 'mercenary-camp'],
      rooms: ['trophy-armory'],
      spells: ['phase-two', inBuild],
    },
  })
  const onNest = { room: 'magpie-nest' }
  t.does(0, { cast: 'phase-two' }, pass, onNest, onNest, onNest)
  t.until(0, { build: 'trophy-armory', at: 4 }).does(0, { build: 'trophy-armory', at: 4 })
  t.until(0, onNest).does(0, onNest, onNest, onNest)
  expect(t.counters('magpie-nest')).toBe(6)
})
test('phase-two: a lasting ability works for this round', () => {
  const t = superTable({
    P1: { boss: 'grixx-the-gatecrasher', dungeon: ['magpie-nest'], spells: ['phase-two', inBuild] },
  })
  t.does(0, { cast: 'phase-two' }).passUntil(() => t.damage('magpie-nest') === 3)
  t.endRound()
  expect(t.damage('magpie-nest')).toBe(1)
})

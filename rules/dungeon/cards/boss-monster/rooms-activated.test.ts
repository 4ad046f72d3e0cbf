import { expect, test } from 'vitest'
import { table } from '../../testing/test-table.ts'

// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inAdventure = 'motivation'
const inBuild = 'fear'

// dark-altar

test('dark-altar: destroy it to take any card from the discard pile, but not itself (BM-229)', () => {
  const t = table({ P1: { dungeon: ['dark-altar'] }, discard: ['freeze', 'fear', 'golem-factory'] })
  t.does(0, { use: 'dark-altar' })
  expect(t.offered(0, 'card')).toEqual(['fear', 'freeze', 'golem-factory'])
  t.does(0, { card: 'freeze' })
  expect(t.hand(0)).toContain('freeze')
  expect(t.discard).toEqual(['fear', 'golem-factory', 'dark-altar'])
})
test('dark-altar: not offered if the discard pile is empty', () => {
  const t = table({ P1: { dungeon: ['dark-altar'], spells: [inBuild] } })
  expect(t.offered(0, 'use')).toEqual([])
})
test('dark-altar: the active player can take a Counterspell and use it against a pending spell (BM-212, BM-47)', () => {
  const t = table({
    P1: { dungeon: ['dark-altar', 'golem-factory'] },
    P2: { spells: ['freeze'] },
    discard: ['counterspell'],
  })
  t.when(1, { cast: 'freeze' }, { room: 'golem-factory' })
  t.does(0, { use: 'dark-altar' }, { cast: 'counterspell' })
  expect(t.room('golem-factory').off).toBe(false)
  expect(t.eventsOf('negated').map(e => e.source)).toEqual(['freeze'])
})
test('dark-altar: if the active player takes the card first, the effect fizzles and the altar stays destroyed (BM-187, BM-54)', () => {
  const t = table({ P1: { dungeon: ['dark-altar'] }, P2: { dungeon: ['dark-altar'] }, discard: ['freeze', 'fear'] })
  t.when(1, { use: 'dark-altar' }, { card: 'freeze' }).does(0, { use: 'dark-altar' }, { card: 'freeze' })
  t.passUntil(() => t.eventsOf('fizzled').length > 0)
  expect([t.hand(0), t.hand(1)]).toEqual([['freeze'], []])
  expect(t.dungeon(1)).toEqual([])
})

// dracolich-lair

test('dracolich-lair: discard two rooms to take another room from the discard pile (BM-229)', () => {
  const t = table({
    P1: { dungeon: ['dracolich-lair'], rooms: ['golem-factory', 'open-grave', 'bottomless-pit'] },
    discard: ['dark-altar', 'freeze', 'boulder-ramp'],
  })
  t.does(0, { use: 'dracolich-lair' })
  expect(t.offered(0, 'card')).toEqual(['boulder-ramp', 'dark-altar'])
  t.does(0, { card: 'dark-altar' }, { price: 'golem-factory' }, { price: 'open-grave' })
  expect(t.hand(0)).toEqual(['bottomless-pit', 'dark-altar'])
})
test('dracolich-lair: you cannot use it with one room in hand, nor twice per round', () => {
  const poor = table({
    P1: { dungeon: ['dracolich-lair'], rooms: ['golem-factory'], spells: [inBuild] },
    discard: ['dark-altar'],
  })
  expect(poor.offers(0, { use: 'dracolich-lair' })).toBe(false)
  const t = table({
    P1: {
      dungeon: ['dracolich-lair'],
      rooms: ['golem-factory', 'open-grave', 'bottomless-pit', 'boulder-ramp'],
      spells: [inBuild],
    },
    discard: ['dark-altar'],
  })
  t.does(0, { use: 'dracolich-lair' }, { price: 'golem-factory' }, { price: 'open-grave' })
  expect(t.offers(0, { use: 'dracolich-lair' })).toBe(false)
})
test('dracolich-lair: not without a room in the discard pile; two lairs work once each (BM-228)', () => {
  const rooms = ['golem-factory', 'open-grave', 'bottomless-pit', 'boulder-ramp']
  const none = table({ P1: { dungeon: ['dracolich-lair'], rooms }, discard: ['fear'] })
  expect(none.offers(0, { use: 'dracolich-lair' })).toBe(false)
  const two = table({
    P1: { dungeon: ['dracolich-lair', 'dracolich-lair'], rooms, spells: [inBuild] },
    discard: ['dark-altar'],
  })
  two.does(0, { use: 'dracolich-lair#1' }, { price: 'golem-factory' }, { price: 'open-grave' })
  expect(two.offered(0, 'use')).toEqual(['dracolich-lair'])
  two.does(0, { use: 'dracolich-lair' }, { card: 'open-grave' }, { price: 'bottomless-pit' }, { price: 'dark-altar' })
  expect(two.offered(0, 'use')).toEqual([])
  expect(two.hand(0)).toEqual(['boulder-ramp', 'open-grave', inBuild])
})

// witchs-kitchen

test('witchs-kitchen: discard a monster room to draw a spell, once per round', () => {
  const t = table({
    P1: { dungeon: ['witchs-kitchen'], rooms: ['golem-factory', 'open-grave', 'brainsucker-hive'] },
    spellDeck: ['fear'],
  })
  t.does(0, { use: 'witchs-kitchen' })
  expect(t.offered(0, 'price')).toEqual(['brainsucker-hive', 'golem-factory'])
  t.does(0, { price: 'golem-factory' })
  expect(t.hand(0)).toContain('fear')
  expect(t.offers(0, { use: 'witchs-kitchen' })).toBe(false)
})
test('witchs-kitchen: a player with only traps in hand is asked but cannot use it', () => {
  const t = table({ P1: { dungeon: ['witchs-kitchen'], rooms: ['open-grave'] } })
  expect(t.prompt).toBe('act')
  expect(t.ask(0).choices).toEqual([{ pass: true }])
})
test('witchs-kitchen: two kitchens draw a spell each; a deactivated one draws none (BM-169, BM-228)', () => {
  const t = table({
    P1: {
      dungeon: ['witchs-kitchen', 'witchs-kitchen', 'witchs-kitchen+off'],
      rooms: ['golem-factory', 'goblin-armory'],
    },
  })
  t.does(0, { use: 'witchs-kitchen#1' }, { price: 'golem-factory' }, { use: 'witchs-kitchen#2' })
  t.does(0, { price: 'goblin-armory' })
  expect(t.state.players[0]!.spells).toHaveLength(2)
  expect(t.offered(0, 'use')).toEqual([])
})

// all-seeing-eye

test('all-seeing-eye: discard a spell to negate the spell that an opponent has just cast (BM-181, BM-182)', () => {
  const t = table({
    P1: { dungeon: ['golem-factory'], spells: ['freeze'] },
    P2: { dungeon: ['all-seeing-eye'], spells: ['fear', 'jeopardy'] },
  })
  t.does(0, { cast: 'freeze' }, { room: 'golem-factory' }).does(1, { use: 'all-seeing-eye' }, { price: 'fear' })
  expect(t.room('golem-factory').off).toBe(false)
  expect([...t.discard].sort()).toEqual(['fear', 'freeze'])
})
test('all-seeing-eye: once per round, not without a spell to discard, not against your own spell', () => {
  const t = table({
    P1: { dungeon: ['golem-factory'], spells: ['freeze', 'freeze'] },
    P2: { dungeon: ['all-seeing-eye'], spells: ['fear', 'jeopardy'] },
  })
  t.does(0, { cast: 'freeze' }, { room: 'golem-factory' }).does(1, { use: 'all-seeing-eye' }, { price: 'fear' })
  t.does(0, { cast: 'freeze' }, { room: 'golem-factory' })
  expect(t.offers(1, { use: 'all-seeing-eye' })).toBe(false)
  const own = table({ P1: { dungeon: ['all-seeing-eye', 'golem-factory'], spells: ['freeze', 'fear'] } })
  own.does(0, { cast: 'freeze' }, { room: 'golem-factory' })
  expect(own.room('golem-factory').off).toBe(true)
  const broke = table({
    P1: { dungeon: ['golem-factory'], spells: ['freeze', inBuild] },
    P2: { dungeon: ['all-seeing-eye'] },
  })
  broke.does(0, { cast: 'freeze' }, { room: 'golem-factory' })
  expect(broke.room('golem-factory').off).toBe(true)
})
test('all-seeing-eye: Counterspell cannot negate it, because it is an ability (BM-184)', () => {
  const t = table({
    P1: { dungeon: ['golem-factory'], spells: ['freeze', 'counterspell'] },
    P2: { dungeon: ['all-seeing-eye'], spells: ['fear'] },
  })
  t.does(0, { cast: 'freeze' }, { room: 'golem-factory' }).does(1, { use: 'all-seeing-eye' }, { price: 'fear' })
  expect(t.eventsOf('negated').map(e => e.source)).toEqual(['freeze'])
  expect(t.hand(0)).toContain('counterspell')
})

// bottomless-pit

test('bottomless-pit: destroy it to kill the hero in it; the uncovered room does not trigger (BM-221, BM-132)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['bottomless-pit+golem-factory'], entrance: ['delatorious-angel-of-light'] },
  })
  expect(t.inside(0)).toMatchObject({ damage: 1 })
  t.does(0, { use: 'bottomless-pit' })
  expect(t.souls(0)).toBe(1)
  expect(t.dungeon(0)).toEqual(['golem-factory'])
  expect(t.eventsOf('drew').filter(e => e.why === 'golem-factory')).toEqual([])
  expect(t.eventsOf('killed')[0]!.room).toMatch('bottomless-pit')
})
test('bottomless-pit: not in the build phase, and not if the hero is in another room', () => {
  const build = table({ P1: { dungeon: ['bottomless-pit'], spells: [inBuild] } })
  expect(build.offered(0, 'use')).toEqual([])
  const elsewhere = table({
    phase: 'adventure',
    P1: {
      dungeon: ['golem-factory', 'bottomless-pit'],
      entrance: ['delatorious-angel-of-light'],
      spells: [inAdventure],
    },
  })
  elsewhere.passUntil(() => elsewhere.inside(0)?.room.startsWith('golem-factory') ?? false)
  expect(elsewhere.offered(0, 'use')).toEqual([])
})
test('bottomless-pit: cannot be used after it was frozen with the hero in it (BM-169, BM-220)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['bottomless-pit', 'golem-factory'],
      entrance: ['delatorious-angel-of-light'],
      spells: [inAdventure],
    },
    P2: { spells: ['freeze'] },
  })
  t.passUntil(() => t.inside(0) !== null).until(1, { cast: 'freeze' })
  t.does(1, { cast: 'freeze' }, { room: 'bottomless-pit' }).passUntil(() => t.room('bottomless-pit').off)
  expect(t.offered(0, 'use')).toEqual([])
  expect(t.endRound().wounds(0)).toBe(1)
})

// boulder-ramp

test('boulder-ramp: destroy other rooms for 5 damage each; the hero dies in the ramp (BM-120, BM-176)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory', 'boulder-ramp', 'neanderthal-cave'], entrance: ['lord-van-ette'] },
  })
  expect(t.inside(0)).toMatchObject({ damage: 3 })
  t.does(0, { use: 'boulder-ramp' }, { sacrifice: 'golem-factory' })
  expect(t.inside(0)).toMatchObject({ damage: 8 })
  t.does(0, { use: 'boulder-ramp' })
  expect(t.eventsOf('killed')).toMatchObject([{ hero: 'lord-van-ette', seat: 0 }])
  expect(t.eventsOf('killed')[0]!.room).toMatch('boulder-ramp')
  expect(t.dungeon(0)).toEqual(['boulder-ramp'])
})
test('boulder-ramp: not without another room, and the damage does not affect the next hero', () => {
  const alone = table({
    phase: 'adventure',
    P1: { dungeon: ['boulder-ramp'], entrance: ['lord-van-ette'], spells: [inAdventure] },
  })
  alone.passUntil(() => alone.inside(0) !== null)
  expect(alone.offered(0, 'use')).toEqual([])
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['golem-factory', 'boulder-ramp', 'open-grave'],
      entrance: ['nick-the-masher', 'boden-the-pantless'],
      spells: [inAdventure],
    },
  })
  t.until(0, { use: 'boulder-ramp' }).does(0, { use: 'boulder-ramp' }, { sacrifice: 'open-grave' })
  t.passUntil(() => t.souls(0) === 1).endRound()
  expect(t.hits('boden-the-pantless')).toEqual([2, 1])
})

// jackpot-stash

test('jackpot-stash: destroy it to double the symbols of your rooms this round, but not those of the boss', () => {
  const t = table({
    P1: { boss: 'gorgona', dungeon: ['jackpot-stash+bottomless-pit', 'boulder-ramp'], spells: [inBuild] },
    P2: { boss: 'robobo' },
  })
  expect(t.view(0).players[0]!.treasure!.thief).toBe(4)
  t.does(0, { use: 'jackpot-stash' })
  expect(t.view(0).players[0]!.treasure!.thief).toBe(1 + 2 * 2)
})
test('jackpot-stash: two uses double twice, rooms revealed later count too, and the effect ends with the round', () => {
  const t = table({
    P1: { boss: 'gorgona', dungeon: ['jackpot-stash+bottomless-pit', 'jackpot-stash'], rooms: ['boulder-ramp'] },
    town: ['jesta-the-rogue'],
    P2: { dungeon: ['bottomless-pit', 'dizzygas-hallway'] },
  })
  t.does(0, { use: t.room('jackpot-stash').id }).when(0, { use: 'jackpot-stash' })
  expect(t.view(0).players[0]!.treasure!.thief).toBe(1 + 4)
  t.when(0, { build: 'boulder-ramp', at: 1 })
  t.endRound()
  expect(t.eventsOf('lured')).toMatchObject([{ hero: 'jesta-the-rogue', seat: 0, count: 1 + 4 * 2 }])
  expect(t.view(0).players[0]!.treasure!.thief).toBe(3)
})

// the-crushinator

test('the-crushinator: each room destroyed for it adds 2 damage to all your rooms, itself included (BM-177)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['golem-factory', 'the-crushinator', 'dark-altar'],
      entrance: ['lord-van-ette'],
      spells: [inAdventure],
    },
  })
  t.does(0, { use: 'the-crushinator' }, { sacrifice: 'golem-factory' })
  expect([t.damage('the-crushinator'), t.damage('dark-altar')]).toEqual([4, 3])
  t.does(0, { use: 'the-crushinator' })
  expect(t.damage('the-crushinator')).toBe(6)
})
test('the-crushinator: once per round with the option “revised” (BM-228)', () => {
  const t = table({
    revised: true,
    P1: { dungeon: ['golem-factory', 'the-crushinator', 'dark-altar'], spells: [inBuild] },
  })
  t.does(0, { use: 'the-crushinator' }, { sacrifice: 'golem-factory' })
  expect(t.offers(0, { use: 'the-crushinator' })).toBe(false)
})
test('the-crushinator: needs another active room, and the bonus ends with the round', () => {
  const alone = table({ P1: { dungeon: ['golem-factory+off', 'the-crushinator'], spells: [inBuild] } })
  expect(alone.offered(0, 'use')).toEqual([])
  const t = table({ P1: { dungeon: ['golem-factory', 'the-crushinator'] } })
    .does(0, { use: 'the-crushinator' })
    .endRound()
  expect(t.damage('the-crushinator')).toBe(2)
})

// torture-chamber

test('torture-chamber: destroy it to make an opponent discard a random room', () => {
  const t = table({
    P1: { dungeon: ['torture-chamber'] },
    P2: { rooms: ['dark-altar', 'golem-factory'] },
    P3: { rooms: ['open-grave'] },
  })
  t.does(0, { use: 'torture-chamber' }, { player: 1 })
  expect(t.state.players[1]!.rooms).toHaveLength(1)
  expect(t.discard[0]).toBe('torture-chamber')
  expect(['dark-altar', 'golem-factory']).toContain(t.discard[1])
})
test('torture-chamber: needs an opponent with a room in hand', () => {
  const t = table({ P1: { dungeon: ['torture-chamber'], spells: [inBuild] }, P2: { spells: [inBuild] } })
  expect(t.offered(0, 'use')).toEqual([])
})
test('torture-chamber: fizzles if the opponent has discarded their only room by then (BM-187)', () => {
  const t = table({
    P1: { dungeon: ['witchs-kitchen'], rooms: ['golem-factory'] },
    P2: { dungeon: ['torture-chamber'] },
  })
  t.when(1, { use: 'torture-chamber' }).does(0, { use: 'witchs-kitchen' }, { price: 'golem-factory' })
  t.passUntil(() => t.eventsOf('fizzled').length > 0)
  expect(t.discard).toEqual(['torture-chamber', 'golem-factory'])
})

// zombie-prison

test('zombie-prison: a slain hero returns to its owner’s entrance and enters last if that adventure turn is not over (BM-133)', () => {
  const t = table({
    phase: 'adventure',
    P1: { entrance: ['nick-the-masher'], spells: [inAdventure] },
    P2: { dungeon: ['golem-factory'], entrance: ['boden-the-pantless'], slain: ['tieg-and-the-magic-bubble'] },
    P3: { dungeon: ['zombie-prison'] },
  })
  t.until(2, { use: 'zombie-prison' })
    .does(2, { use: 'zombie-prison' })
    .passUntil(() => t.souls(1) === 0)
  expect(t.entrance(1)).toEqual(['boden-the-pantless', 'tieg-and-the-magic-bubble'])
  expect(t.souls(1)).toBe(0)
  t.endRound()
  expect(t.eventsOf('survived').map(e => e.hero)).toEqual([
    'nick-the-masher',
    'boden-the-pantless',
    'tieg-and-the-magic-bubble',
  ])
})
test('zombie-prison: if its owner’s adventure turn is over the hero waits for the next round; your own souls are not targets', () => {
  const t = table({
    phase: 'adventure',
    P1: { entrance: ['nick-the-masher'], slain: ['joman-chimm-cutpurse', 'katelyn-angelic-healer'] },
    P2: { entrance: ['boden-the-pantless'], slain: ['tieg-and-the-magic-bubble'] },
    P3: { dungeon: ['zombie-prison'], slain: ['jesta-the-rogue'] },
  })
  t.passUntil(() => t.view(0).active === 1)
    .until(2, { use: 'zombie-prison' })
    .does(2, { use: 'zombie-prison' })
  expect(t.offered(2, 'soul')).toEqual(['joman-chimm-cutpurse', 'katelyn-angelic-healer', 'tieg-and-the-magic-bubble'])
  t.does(2, { soul: 'joman-chimm-cutpurse' }).endRound()
  expect(t.entrance(0)).toEqual(['joman-chimm-cutpurse'])
})

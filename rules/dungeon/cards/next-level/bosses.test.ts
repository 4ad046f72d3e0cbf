import { expect, test } from 'vitest'
import { nextTable as table } from '../../testing/test-table.ts'

const inBuild = 'pity'
const inAdventure = 'all-your-base'
const four = ['spawn-point', 'observatory', 'wreck-room', 'madmans-manor']
/** A dungeon with five rooms, one of them still face down. */
const leveling = (boss: string, more: object = {}) => ({ boss, dungeon: ['deadly-treadmill+down', ...four], ...more })
const leveled = (boss: string, more: object = {}) => ({ boss, leveled: true, ...more })

// doc-scarecrow

test('doc-scarecrow: each discarded card keeps a chosen hero in town this round, any number of times (BM-163)', () => {
  const t = table({
    P1: leveled('doc-scarecrow', { rooms: ['wreck-room'], spells: [inBuild] }),
    P2: { boss: 'belladonna', dungeon: ['spawn-point'], spells: [inAdventure, 'hiring-spree'] },
    town: ['hookshot-joe', 'lady-samantha', 'lone-fox-and-kit'],
  })
  t.does(0, { use: 'doc-scarecrow' }, { hero: 'hookshot-joe' }, { price: 'wreck-room' }, { use: 'doc-scarecrow' })
  expect(t.offered(0, 'hero')).toEqual(['lady-samantha', 'lone-fox-and-kit'])
  t.does(0, { hero: 'lady-samantha' }, { price: inBuild })
  t.passUntil(() => t.view(0).phase === 'adventure')
  expect(t.entrance(1)).toEqual(['lone-fox-and-kit'])
  expect(t.town).toEqual(['hookshot-joe', 'lady-samantha'])
})
test('doc-scarecrow: not before the level-up, and not in the adventure phase', () => {
  const notLeveled = table({
    P1: { boss: 'doc-scarecrow', spells: [inBuild] },
    P2: { boss: 'belladonna' },
    town: ['hookshot-joe'],
  })
  expect(notLeveled.offered(0, 'use')).toEqual([])
  const late = table({
    phase: 'adventure',
    P1: leveled('doc-scarecrow', { entrance: ['elfstar'], spells: [inAdventure] }),
    town: ['hookshot-joe'],
  })
  expect(late.offered(0, 'use')).toEqual([])
})
test('doc-scarecrow: fizzles if the hero leaves town first; the discarded card stays discarded (BM-187)', () => {
  const t = table({
    mixed: true,
    P1: { boss: 'nicolius', spells: ['princess-in-peril'] },
    P2: leveled('doc-scarecrow', { rooms: ['wreck-room'] }),
    town: ['hookshot-joe'],
  })
  t.when(1, { use: 'doc-scarecrow' }, { price: 'wreck-room' }).does(0, { cast: 'princess-in-peril' })
  t.passUntil(() => t.eventsOf('fizzled').length > 0)
  expect(t.eventsOf('to-entrance')).toMatchObject([{ hero: 'hookshot-joe', seat: 0 }])
  expect(t.discard).toContain('wreck-room')
})
test('doc-scarecrow: effects that move a hero to an entrance still work on the chosen hero', () => {
  const t = table({
    mixed: true,
    P1: leveled('doc-scarecrow', { rooms: ['wreck-room'], spells: ['princess-in-peril', inBuild] }),
    P2: { boss: 'belladonna' },
    town: ['hookshot-joe'],
  })
  t.does(0, { use: 'doc-scarecrow' }, { price: 'wreck-room' }, { cast: 'princess-in-peril' })
  expect(t.entrance(0)).toEqual(['hookshot-joe'])
})

// belladonna

test('belladonna: heals a wound of your choice at once', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('belladonna', { survivors: ['elfstar', 'tyrone-pharaoh-ascendant'] }),
  })
  t.does(0, { hero: 'tyrone-pharaoh-ascendant' })
  expect([t.souls(0), t.wounds(0)]).toEqual([2, 1])
})
test('belladonna: does nothing without wounds, and the level-up does not come again', () => {
  const t = table({ phase: 'reveal', P1: leveling('belladonna') })
  expect(t.view(0).players[0]!.leveled).toBe(true)
  expect(t.souls(0)).toBe(0)
})

test('belladonna: a wound healed during the round does not count at its end (BM-5, BM-139)', () => {
  const wounded = ['tyrone-pharaoh-ascendant', 'lone-fox-and-kit', 'elfstar']
  const healed = table({ phase: 'reveal', P1: leveling('belladonna', { survivors: wounded }) })
  healed.does(0, { hero: 'tyrone-pharaoh-ascendant' })
  expect([healed.state.result, healed.wounds(0), healed.souls(0)]).toEqual([null, 3, 2])
  const lost = table({ phase: 'reveal', P1: { boss: 'belladonna', survivors: wounded } })
  expect(lost.state.result).toMatchObject({ winners: [1], why: 'BM-152' })
})

// torix-uzkali

test('torix-uzkali: he may take any player’s discarded or destroyed monster room from the discard pile', () => {
  const t = table({
    P1: { dungeon: ['deadly-treadmill', 'wreck-room', 'spawn-point'], rooms: ['genie-lounge', 'spiked-pit'] },
    P2: leveled('torix-uzkali'),
  })
  t.does(0, { use: 'deadly-treadmill' }, { price: 'genie-lounge' }).does(1, { card: 'genie-lounge' })
  expect(t.hand(1)).toEqual(['genie-lounge'])
  t.does(0, { use: 'wreck-room' }, { sacrifice: 'spawn-point' }).does(1, { pass: true })
  expect(t.discard).toContain('spawn-point')
})
test('torix-uzkali: he is not asked for traps and spells; a discard as a cost stays paid', () => {
  const t = table({
    P1: { dungeon: ['deadly-treadmill'], rooms: ['spiked-pit'], spells: [inBuild] },
    P2: leveled('torix-uzkali'),
    roomDeck: ['chump-chomper'],
  })
  t.does(0, { use: 'deadly-treadmill' }, { price: 'spiked-pit' })
  expect(t.asked).toEqual([0])
  expect(t.hand(0)).toContain('chump-chomper')
})
test('torix-uzkali: cards discarded together are all in the discard pile before he is asked for each one (BM-206)', () => {
  const t = table({
    phase: 'reveal',
    P1: leveled('torix-uzkali', { dungeon: ['incubus-gym+down'] }),
    P2: { rooms: ['spawn-point'] },
    P3: { rooms: ['genie-lounge', 'warp-tube'] },
  })
  t.does(2, { card: 'genie-lounge' }) // P2 has only one room
  expect(t.discard).toEqual(['spawn-point', 'genie-lounge'])
  expect(t.ask(0).choices).toEqual([{ card: 'spawn-point' }, { pass: true }])
  t.does(0, { pass: true })
  expect(t.ask(0).choices).toEqual([{ card: 'genie-lounge' }, { pass: true }])
})
test('torix-uzkali: he is asked for each of two equal cards; he does nothing before the level-up', () => {
  const notLeveled = table({
    P1: { boss: 'torix-uzkali', dungeon: ['deadly-treadmill'], rooms: ['spawn-point'], spells: [inBuild] },
  })
  notLeveled.does(0, { use: 'deadly-treadmill' }, { price: 'spawn-point' })
  expect(notLeveled.prompt).toBe('act')
  const t = table({
    P1: leveled('torix-uzkali', { dungeon: ['the-smashinator', 'spawn-point', 'spawn-point'], spells: [inBuild] }),
    P2: { boss: 'porkus' },
  })
  t.does(0, { use: 'the-smashinator' }, { card: 'spawn-point' }, { card: 'spawn-point' })
  expect(t.hand(0)).toEqual(['spawn-point', 'spawn-point', inBuild])
  expect(t.damage('the-smashinator')).toBe(9) // the cost stays paid
})

// killa

test('killa: with three wounds the last active room deals 3 more', () => {
  const t = table({
    P1: leveled('killa', {
      dungeon: ['spawn-point', 'observatory', 'wreck-room+off'],
      survivors: ['elfstar', 'tyrone-pharaoh-ascendant'],
      spells: [inBuild],
    }),
  })
  expect([t.damage('spawn-point'), t.damage('observatory')]).toEqual([2, 5])
})
test('killa: not with two wounds, and not before the level-up', () => {
  const two = table({
    P1: leveled('killa', { dungeon: ['spawn-point'], survivors: ['tyrone-pharaoh-ascendant'], spells: [inBuild] }),
  })
  expect(two.damage('spawn-point')).toBe(2)
  const notLeveled = table({
    P1: {
      boss: 'killa',
      dungeon: ['spawn-point'],
      survivors: ['elfstar', 'tyrone-pharaoh-ascendant'],
      spells: [inBuild],
    },
  })
  expect(notLeveled.damage('spawn-point')).toBe(2)
})
test('killa: the wounds count at the time when a hero enters', () => {
  const t = table({
    phase: 'adventure',
    P1: leveled('killa', {
      dungeon: ['spawn-point'],
      entrance: ['lady-samantha', 'danae-the-slayer'],
      survivors: ['tyrone-pharaoh-ascendant'],
      spells: [inAdventure],
    }),
  }).endRound()
  expect([t.hits('lady-samantha'), t.hits('danae-the-slayer')]).toEqual([[2], [5]])
})

// shellda

test('shellda: at the end of every round you may swap two rooms of any dungeon', () => {
  const t = table({
    phase: 'end',
    P1: leveled('shellda'),
    P2: { dungeon: ['spawn-point', 'observatory', 'wreck-room'] },
  })
  t.does(0, { player: 1 }, { room: 'spawn-point' }, { other: 'wreck-room' })
  expect(t.dungeon(1)).toEqual(['wreck-room', 'observatory', 'spawn-point'])
})
test('shellda: you may decline, and the dungeon needs two active rooms', () => {
  const none = table({ phase: 'end', P1: leveled('shellda'), P2: { dungeon: ['spawn-point', 'observatory+off'] } })
  expect(none.prompt).toBe('build.room')
  const t = table({ phase: 'end', P1: leveled('shellda', { dungeon: ['spawn-point', 'observatory'] }) }).does(0, {
    pass: true,
  })
  expect(t.dungeon(0)).toEqual(['spawn-point', 'observatory'])
})
test('shellda: not before the level-up; the swap comes before deactivated rooms turn upright (BM-225)', () => {
  const notLeveled = table({ phase: 'end', P1: { boss: 'shellda', dungeon: ['spawn-point', 'observatory'] } })
  expect(notLeveled.prompt).toBe('build.room')
  const t = table({
    phase: 'end',
    P1: leveled('shellda', { dungeon: ['spawn-point', 'wreck-room+off', 'observatory'] }),
  })
  t.does(0, { player: 0 }) // only two rooms can be swapped
  expect(t.dungeon(0)).toEqual(['observatory', 'wreck-room', 'spawn-point'])
})

// smoake

test('smoake: you may draw a room for each monster room built later, but not for the one that caused the level-up', () => {
  const t = table({
    phase: 'reveal',
    P1: leveled('smoake', { dungeon: ['spawn-point+down', 'fangroot-garden'] }),
    P2: { dungeon: ['genie-lounge+down'] },
    roomDeck: ['chump-chomper'],
  })
  t.does(0, { accept: true })
  expect(t.hand(0)[0]).toBe('chump-chomper')
  const causing = table({ phase: 'reveal', P1: { boss: 'smoake', dungeon: ['fangroot-garden+down', ...four] } })
  expect(causing.view(0).players[0]!.leveled).toBe(true)
  expect(causing.prompt).not.toBe('ability')
})
test('smoake: does not trigger for a trap, but does for a monster room built by an effect', () => {
  const trap = table({ phase: 'reveal', P1: leveled('smoake', { dungeon: ['spiked-pit+down'] }) })
  expect(trap.prompt).toBe('build.room')
  const effect = table({
    phase: 'adventure',
    P1: leveled('smoake', {
      dungeon: ['spawn-point'],
      rooms: ['genie-lounge'],
      entrance: ['danae-the-slayer'],
      spells: ['wild-monster', inAdventure],
    }),
  })
  effect.does(0, { cast: 'wild-monster' }, { build: 'genie-lounge', at: 0 })
  expect(effect.ask(0)).toMatchObject({ prompt: 'ability', why: 'smoake' })
})

// kazanna

test('kazanna: you discard your whole hand and draw three spells', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('kazanna', { rooms: ['genie-lounge'], spells: [inBuild] }),
    spellDeck: ['its-on', 'pause', 'party-up'],
  })
  expect(t.state.players[0]!.spells).toEqual(['its-on', 'pause', 'party-up'])
  expect([...t.discard].sort()).toEqual(['genie-lounge', inBuild])
})
test('kazanna: with an empty hand you only draw', () => {
  const t = table({ phase: 'reveal', P1: leveling('kazanna') })
  expect(t.state.players[0]!.spells).toHaveLength(3)
})
test('kazanna: the room revealed with the level-up is not in the hand; its own effect follows (BM-92)', () => {
  const t = table({
    phase: 'reveal',
    P1: { boss: 'kazanna', dungeon: ['genie-lounge+down', ...four], rooms: ['spiked-pit'] },
    P2: { boss: 'shellda' },
  })
  expect(t.dungeon(0)).toContain('genie-lounge')
  expect(t.state.players[0]!.spells).toHaveLength(3) // three in hand, so the lounge draws none
})

// dr-timebender

test('dr-timebender: once per round, discard a spell to negate a spell that an opponent has just cast', () => {
  const t = table({
    P1: { boss: 'nicolius', spells: ['hiring-spree', 'hiring-spree'] },
    P2: leveled('dr-timebender', { spells: [inBuild, 'its-on'] }),
  })
  t.does(0, { cast: 'hiring-spree' }).does(1, { use: 'dr-timebender' }, { price: 'its-on' })
  expect(t.eventsOf('drew')).toEqual([])
  t.does(0, { cast: 'hiring-spree' })
  expect(t.offers(1, { use: 'dr-timebender' })).toBe(false)
})
test('dr-timebender: not before the level-up, and not without a spell', () => {
  const notLeveled = table({
    P1: { boss: 'nicolius', spells: ['hiring-spree'] },
    P2: { boss: 'dr-timebender', spells: [inBuild] },
  })
  notLeveled.does(0, { cast: 'hiring-spree' })
  expect(notLeveled.asked).toEqual([0]) // no card of this set can respond, so no player was asked
  const broke = table({ P1: { boss: 'nicolius', spells: ['hiring-spree'] }, P2: leveled('dr-timebender') })
  broke.does(0, { cast: 'hiring-spree' })
  expect(broke.asked).toEqual([0])
})
test('dr-timebender: neither Counterspell nor Meddling Kids! can negate a boss ability (BM-184)', () => {
  const t = table({
    mixed: true,
    P1: { boss: 'nicolius', spells: ['hiring-spree', 'counterspell', 'meddling-kids'] },
    P2: leveled('dr-timebender', { spells: [inBuild] }),
  })
  t.does(0, { cast: 'hiring-spree' }).does(1, { use: 'dr-timebender' }, { price: inBuild })
  expect(t.eventsOf('negated').map(e => e.source)).toEqual(['hiring-spree'])
  expect(t.hand(0)).toEqual(['counterspell', 'meddling-kids'])
})
test('dr-timebender: the active player may still negate a pending spell later (BM-212)', () => {
  const t = table({
    P1: leveled('dr-timebender', { boss: 'dr-timebender', spells: [inBuild, 'its-on'] }),
    P2: { boss: 'killa', dungeon: ['spawn-point'], spells: ['secret-stash'] },
  })
  t.when(1, { cast: 'secret-stash' }, { treasure: 'mage' }).does(0, { pass: true }) // passes when the spell is declared
  t.when(0, { use: 'dr-timebender' }, { price: inBuild })
  expect(t.eventsOf('negated').map(e => e.source)).toEqual(['secret-stash'])
})

// nicolius

test('nicolius: you may draw a spell if another player gained two souls more than you this round', () => {
  const t = table({
    phase: 'adventure',
    P1: leveled('nicolius'),
    P2: { boss: 'killa', dungeon: ['spawn-point'], entrance: ['elfstar+2', 'black-leaf+2'], spells: [inAdventure] },
    spellDeck: ['its-on'],
  })
  t.when(0, { accept: true })
  expect(t.hand(0)).toContain('its-on')
})
test('nicolius: one more soul is not enough; souls from earlier rounds do not count', () => {
  const t = table({
    phase: 'adventure',
    P1: leveled('nicolius'),
    P2: {
      boss: 'killa',
      slain: ['tyrone-pharaoh-ascendant'],
      dungeon: ['spawn-point'],
      entrance: ['elfstar+2'],
      spells: [inAdventure],
    },
  }).endRound()
  expect(t.eventsOf('drew').filter(e => e.kind === 'spells')).toEqual([])
})
test('nicolius: you draw no spell unless an opponent gained two more souls than you', () => {
  const t = table({
    phase: 'adventure',
    P1: leveled('nicolius', { dungeon: ['observatory'], entrance: ['lady-samantha+4'] }),
    P2: { boss: 'killa', dungeon: ['spawn-point'], entrance: ['elfstar+2', 'black-leaf+2'], spells: [inAdventure] },
  }).endRound()
  expect([t.souls(0), t.souls(1)]).toEqual([1, 2])
  expect(t.eventsOf('drew').filter(e => e.kind === 'spells')).toEqual([])
})

// porkus

test('porkus: remove a slain hero from the game and take any hero of the decks as a soul', () => {
  const t = table({ phase: 'reveal', P1: leveling('porkus', { slain: ['elfstar', 'black-leaf'] }) })
  t.does(0, { soul: 'elfstar' }, { hero: 'the-brothers' })
  expect(t.souls(0)).toBe(3)
  expect(t.view(0).players[0]!.slain).toEqual(['black-leaf', 'the-brothers'])
  expect(t.eventsOf('shuffled')).toMatchObject([{ kind: 'heroes' }])
})
test('porkus: nothing happens without a slain hero; the new soul prevents the Machinations draw (NL-39)', () => {
  const none = table({ phase: 'reveal', P1: leveling('porkus') })
  expect(none.souls(0)).toBe(0)
  const t = table({ phase: 'reveal', machinations: true, P1: leveling('porkus', { slain: ['elfstar'] }) })
  t.does(0, { hero: 'the-brothers' })
  expect(t.asked).toEqual([1]) // only P2 may draw
})

test('porkus: the game offers the heroes sorted by name; with empty decks you get nothing for the soul (BM-205, BM-208)', () => {
  const t = table({ phase: 'reveal', P1: leveling('porkus', { slain: ['elfstar'] }) })
  const offered = t.ask(0).choices.map(choice => ('hero' in choice ? choice.hero : ''))
  expect(offered).toEqual(offered.toSorted())
  expect(offered.length).toBe(t.view(0).decks.ordinary + t.view(0).decks.epic)
  const empty = table({
    phase: 'reveal',
    P1: leveling('porkus', { slain: ['elfstar'] }),
    town: ['the-fool'],
    heroDeck: { only: [] },
    epicDeck: { only: [] },
  })
  expect([empty.souls(0), empty.eventsOf('won-soul')]).toEqual([0, []])
})

// angstigoth

test('angstigoth: once per round you draw a room when a hero dies in your dungeon, no matter who killed it', () => {
  const t = table({
    phase: 'adventure',
    P1: leveled('angstigoth', {
      dungeon: ['observatory'],
      entrance: ['elfstar+2', 'black-leaf+2'],
      spells: [inAdventure],
    }),
    P2: { boss: 'porkus' },
  }).endRound()
  expect(t.eventsOf('drew').filter(e => e.why === 'angstigoth')).toHaveLength(1)
})
test('angstigoth: does not trigger for a death in another dungeon', () => {
  const t = table({
    phase: 'adventure',
    P1: leveled('angstigoth'),
    P2: { dungeon: ['observatory'], entrance: ['elfstar+2'], spells: [inAdventure] },
  }).endRound()
  expect(t.eventsOf('drew').filter(e => e.why === 'angstigoth')).toEqual([])
})
test('angstigoth: also triggers for a hero that dies outside of a room', () => {
  const t = table({
    mixed: true,
    phase: 'adventure',
    P1: leveled('angstigoth', { dungeon: ['observatory'], entrance: ['elfstar'], spells: ['cave-in'] }),
    P2: { boss: 'porkus' },
  })
  t.passUntil(() => t.inside(0) !== null).does(0, { cast: 'cave-in' })
  expect(t.eventsOf('drew').filter(e => e.why === 'angstigoth')).toHaveLength(1)
})

// eclipse

test('eclipse: a room that you uncover in your own dungeon deals 3 more this round', () => {
  const t = table({
    P1: leveled('eclipse', { dungeon: ['spawn-point+observatory', 'wreck-room'], spells: [inBuild] }),
    P2: { boss: 'porkus' },
  })
  t.does(0, { use: 'wreck-room' })
  expect(t.damage('observatory')).toBe(5)
})
test('eclipse: not if another player destroys the room, and not if there was no room below', () => {
  const other = table({
    phase: 'reveal',
    P1: { boss: 'nicolius', dungeon: ['megaworm-burrow+down'] },
    P2: leveled('eclipse', { dungeon: ['chump-chomper+observatory'], spells: [inAdventure] }),
  })
  expect(other.damage('observatory')).toBe(2)
  const single = table({
    P1: leveled('eclipse', { dungeon: ['spawn-point', 'wreck-room'], spells: [inBuild] }),
    P2: { boss: 'porkus' },
  })
  single.does(0, { use: 'wreck-room' })
  expect(single.view(0).lasting).toEqual([])
})
test('eclipse: each room that one cost uncovers deals 3 more', () => {
  const t = table({
    P1: leveled('eclipse', {
      dungeon: ['spawn-point+observatory', 'the-smashinator', 'warp-tube+spiked-pit'],
      spells: [inBuild],
    }),
    P2: { boss: 'porkus' },
  })
  t.does(0, { use: 'the-smashinator' }) // the order of the pit and the boss does not matter (BM-227)
  expect([t.damage('observatory'), t.damage('spiked-pit')]).toEqual([2 + 3, 1 + 3 + 3])
})

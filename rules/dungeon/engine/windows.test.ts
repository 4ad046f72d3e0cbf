import { describe, expect, test } from 'vitest'
import { IllegalChoice } from '../../kernel/index.ts'
import { shelf } from '../cards/shelf.ts'
import { emptyTable } from '../round/setup.ts'
import { nextTable, table } from '../testing/test-table.ts'
import { readGameSettings } from './rulesets.ts'

const inAdventure = 'motivation'
const inBuild = 'fear'

describe('order', () => {
  test('XP order is from the highest to the lowest boss XP (BM-42), and players act in it in every phase (BM-57)', () => {
    const t = table({
      P1: { boss: 'robobo', rooms: ['dark-altar'], entrance: ['nick-the-masher'] },
      P2: { boss: 'draculord', rooms: ['dark-altar'], entrance: ['boden-the-pantless'] },
      P3: { boss: 'xyzax', rooms: ['dark-altar'], entrance: ['tieg-and-the-magic-bubble'] },
    })
    expect(t.view(0).order).toEqual([1, 2, 0])
    t.endRound()
    expect(t.eventsOf('declined').map(e => e.seat)).toEqual([1, 2, 0])
    expect(t.eventsOf('survived').map(e => e.seat)).toEqual([1, 2, 0])
    expect(t.eventsOf('phase').map(e => e.phase)).toEqual(['reveal', 'bait', 'adventure', 'end', 'beginning', 'build']) // BM-56
  })
  test('setup draws a random order for bosses with equal XP (BM-43); in these sets all bosses have different XP', () => {
    const bosses = ['boss-monster', 'next-level'].flatMap(set => shelf.boxOf(set).bosses)
    expect(new Set(bosses.map(boss => shelf.bossFacts(boss).xp)).size).toBe(bosses.length)
    const settings = readGameSettings('boss-monster', { players: 4 })
    const orders = new Set(Array.from({ length: 30 }, (_, seed) => emptyTable(settings, seed).order.join()))
    expect(orders.size).toBeGreaterThan(5)
  })
  test('a player is active in the placing turn and while processing heroes (BM-44)', () => {
    const t = table({
      P1: { rooms: ['dark-altar'] },
      P2: { rooms: ['dark-altar'], entrance: ['nick-the-masher'], spells: [inAdventure] },
    })
    expect(t.view(0).active).toBe(0)
    t.passUntil(() => t.prompt === 'build.room' && t.asked[0] === 1)
    expect(t.view(0).active).toBe(1)
    t.passUntil(() => t.view(0).phase === 'adventure')
    expect(t.view(0).active).toBe(1)
  })
})

describe('a response window', () => {
  test('starts with the active player, whose effects resolve at once, one after the other (BM-45, BM-50)', () => {
    const t = table({
      P1: { boss: 'robobo', dungeon: ['golem-factory'], spells: ['freeze', 'freeze', inBuild] },
      P2: { boss: 'draculord', dungeon: ['open-grave'] },
      P3: { boss: 'xyzax', spells: ['freeze'] },
    })
    t.passUntil(() => t.view(0).active === 0)
    expect(t.asked).toEqual([0]) // before P2 and P3, who have more XP
    t.does(0, { cast: 'freeze' }, { room: 'golem-factory' }).passUntil(() => t.room('golem-factory').off)
    expect(t.asked).toEqual([0])
    t.does(0, { cast: 'freeze' }).passUntil(() => t.room('open-grave').off)
    expect(t.asked).toEqual([0])
  })
  test('other players may act, too (BM-46); the engine asks them in XP order (BM-51)', () => {
    const t = table({ P1: { dungeon: ['golem-factory'] }, P2: { spells: ['freeze'] }, P3: { spells: ['freeze'] } })
    expect([t.view(0).active, t.asked]).toEqual([0, [1]])
    t.does(1, { pass: true })
    expect(t.asked).toEqual([2])
  })
  test('effects of others wait for all declarations and resolve in XP order of their owners (BM-48, BM-51)', () => {
    const t = table({
      P1: { boss: 'draculord', spells: ['jeopardy'] },
      P2: { boss: 'cleopatra', rooms: ['dark-altar'] },
      P3: { boss: 'xyzax', slain: ['nick-the-masher'], spells: ['soul-harvest', 'freeze'] },
    })
    t.passUntil(() => t.view(0).active === 1)
    t.until(0, { cast: 'jeopardy' }).does(0, { cast: 'jeopardy' })
    t.passUntil(() => t.offers(2, { cast: 'soul-harvest' }))
    t.does(2, { cast: 'soul-harvest' })
    t.passUntil(() => t.eventsOf('resolved').length === 2)
    expect(t.eventsOf('resolved').map(e => e.source)).toEqual(['jeopardy', 'soul-harvest'])
  })
  test('the active player acts again before pending effects, which may lose their target (BM-47, BM-52, BM-185)', () => {
    const t = table({
      P1: { boss: 'draculord', spells: ['freeze'] },
      P2: { boss: 'cleopatra', dungeon: ['dark-altar'] },
      P3: { boss: 'xyzax', spells: ['freeze'] },
      discard: ['golem-factory'],
    })
    t.passUntil(() => t.view(0).active === 1)
    t.until(0, { cast: 'freeze' })
      .does(0, { cast: 'freeze' })
      .passUntil(() => t.offers(2, { cast: 'freeze' }))
    t.does(2, { cast: 'freeze' }).passUntil(() => t.offers(1, { use: 'dark-altar' }))
    expect(t.view(0).pending.map(e => e.seat)).toEqual([0, 2])
    t.does(1, { use: 'dark-altar' })
    expect(t.eventsOf('resolved')[0]).toMatchObject({ seat: 1 })
    t.passUntil(() => t.eventsOf('fizzled').length === 2)
    expect(t.eventsOf('fizzled').map(e => e.seat)).toEqual([0, 2])
  })
  test('effects of one owner resolve in the order of declaration (BM-52), and there is no last-in-first-out stack (BM-49)', () => {
    const t = table({
      P1: { dungeon: ['golem-factory', 'open-grave'], rooms: ['dark-altar'] },
      P2: { spells: ['freeze', 'freeze'] },
    })
    t.does(1, { cast: 'freeze' }, { room: 'open-grave' }, { cast: 'freeze' }, { room: 'golem-factory' })
    expect(t.eventsOf('deactivated').map(e => e.room)).toEqual(['open-grave#2', 'golem-factory#1'])
  })
  test('starts again with the active player after pending effects, and closes when all players pass in a row (BM-53)', () => {
    const t = table({
      P1: { dungeon: ['golem-factory'], rooms: ['dark-altar'], spells: [inBuild] },
      P2: { spells: ['freeze', inBuild] },
    })
    t.does(0, { pass: true }).does(1, { cast: 'freeze' }).does(0, { pass: true }) // not negated
    t.does(1, { pass: true }).does(0, { pass: true }) // the active player acts again, then it resolves
    expect(t.room('golem-factory').off).toBe(true)
    expect([t.prompt, t.asked]).toEqual(['act', [0]])
    t.does(0, { pass: true }).does(1, { pass: true })
    expect(t.prompt).toBe('build.room')
  })
  test('opens for a seat by public facts: it has a spell in hand, or a usable ability on the table', () => {
    const spell = table({ P1: { spells: [inBuild] } })
    expect(spell.ask(0).choices).toEqual([{ pass: true }])
    const noAbility = table({ P1: { rooms: ['dark-altar'], dungeon: ['bottomless-pit'] } })
    expect(noAbility.prompt).toBe('build.room')
  })
  test('players cannot respond to draws, placements, reveals, level-ups, when-built effects, damage or triggers (BM-55)', () => {
    const t = table({
      P1: {
        boss: 'cerebellus',
        dungeon: ['golem-factory', 'open-grave', 'boulder-ramp', 'bottomless-pit'],
        rooms: ['dark-laboratory'],
      },
      P2: { boss: 'robobo', spells: ['freeze', 'freeze'] },
    })
    t.until(0, { build: 'dark-laboratory', at: 4 }).does(0, { build: 'dark-laboratory', at: 4 })
    t.passUntil(() => t.view(0).phase === 'reveal')
    t.does(0, { accept: true })
    while (t.view(0).phase === 'reveal') {
      expect(t.asked).toEqual([0])
      t.does(0, t.ask(0).choices[0]!)
    }
  })
})

describe('a declaration', () => {
  test('a player may cast any number of spells (BM-15), only in their phases (BM-16); they are discarded (BM-17)', () => {
    const t = table({
      P1: { dungeon: ['golem-factory', 'open-grave'], spells: ['freeze', 'freeze', 'fear', 'jeopardy'] },
    })
    expect(t.offered(0, 'cast')).toEqual(['freeze', 'jeopardy'])
    t.does(0, { cast: 'freeze' }, { room: 'golem-factory' }, { cast: 'freeze' })
    expect(t.discard).toEqual(['freeze', 'freeze'])
    expect(t.offered(0, 'cast')).toEqual(['jeopardy'])
  })
  test('a player may activate an ability whenever spells are allowed (BM-160, BM-161); its cost stays paid (BM-54, BM-187)', () => {
    const t = table({
      P1: { dungeon: ['golem-factory'], rooms: ['open-grave'], spells: ['jeopardy'] },
      P2: { dungeon: ['torture-chamber'] },
    })
    t.does(0, { pass: true }).does(1, { use: 'torture-chamber' })
    expect(t.dungeon(1)).toEqual([])
    t.does(0, { cast: 'jeopardy' })
    t.passUntil(() => t.eventsOf('resolved').some(e => e.source.startsWith('torture-chamber')))
    expect(t.discard).toContain('torture-chamber')
  })
  test('continuous abilities and when-built effects are not activated (BM-162)', () => {
    const t = table({ P1: { dungeon: ['goblin-armory', 'dark-laboratory', 'golem-factory'], spells: [inBuild] } })
    expect(t.offered(0, 'use')).toEqual([])
  })
  test('a chosen target cannot change; a spell that lost its target is negated and discarded (BM-185, BM-186, NL-32)', () => {
    const t = table({
      phase: 'adventure',
      P1: { dungeon: ['bottomless-pit', 'golem-factory'], entrance: ['acacia-warrior-of-light', 'nick-the-masher'] },
      P2: { spells: ['assassin', inAdventure] },
    })
    t.passUntil(() => t.inside(0) !== null && t.offers(1, { cast: 'assassin' })).does(
      1,
      { cast: 'assassin' },
      { pass: true },
    )
    t.does(0, { use: 'bottomless-pit' })
    expect(t.eventsOf('fizzled')).toMatchObject([{ seat: 1, source: 'assassin', why: 'BM-185' }])
    expect(t.discard).toContain('assassin')
    expect(t.eventsOf('healthier')).toEqual([])
  })
  test('of two abilities with the same target, the second one loses it (BM-187)', () => {
    const t = table({
      phase: 'adventure',
      P1: {
        dungeon: ['bottomless-pit'],
        entrance: ['acacia-warrior-of-light'],
        slain: ['nick-the-masher'],
        spells: ['soul-harvest'],
      },
      P2: { dungeon: ['zombie-prison'] },
    })
    t.passUntil(() => t.inside(0) !== null)
      .until(1, { use: 'zombie-prison' })
      .does(1, { use: 'zombie-prison' })
    t.does(0, { cast: 'soul-harvest' }).passUntil(() => t.eventsOf('fizzled').length > 0)
    expect(t.dungeon(1)).toEqual([])
    expect(t.eventsOf('fizzled')[0]!.source).toMatch('zombie-prison')
  })
  test('the engine refuses a choice that was not offered and changes nothing', () => {
    const t = table({ P1: { dungeon: ['golem-factory'], spells: ['freeze'] } })
    const before = JSON.stringify(t.state)
    expect(() => t.game.apply(t.state, 0, { cast: 'jeopardy' })).toThrow(IllegalChoice)
    expect(() => t.game.apply(t.state, 1, { pass: true })).toThrow('not asked')
    expect(JSON.stringify(t.state)).toBe(before)
  })
})

describe('negation', () => {
  test('after a declaration the engine asks all opponents in XP order, for negations only (BM-212)', () => {
    const t = table({
      P1: { dungeon: ['golem-factory'], spells: ['freeze'] },
      P2: { spells: ['freeze', 'counterspell'] },
      P3: { spells: ['counterspell'] },
    })
    t.does(0, { cast: 'freeze' })
    expect([t.prompt, t.asked]).toEqual(['negate', [1]])
    expect(t.ask(1).choices).toEqual([{ cast: 'counterspell' }, { pass: true }])
    t.does(1, { pass: true })
    expect(t.asked).toEqual([2])
    t.does(2, { cast: 'counterspell' }).passUntil(() => t.eventsOf('negated').length > 0)
    expect(t.eventsOf('negated')).toMatchObject([{ source: 'freeze', seat: 0 }]) // BM-181, BM-182
  })
  test('other players may negate only at the declaration; the active player also while the spell is pending', () => {
    const t = table({
      P1: { dungeon: ['golem-factory'], spells: ['counterspell'] },
      P2: { spells: ['freeze'] },
      P3: { spells: ['counterspell'] },
    })
    t.does(0, { pass: true }).does(1, { cast: 'freeze' }).does(0, { pass: true }).does(2, { pass: true })
    expect(t.ask(2).choices).toEqual([{ pass: true }]) // in the window
    t.does(2, { pass: true }).does(0, { cast: 'counterspell' })
    t.passUntil(() => t.eventsOf('negated').length > 0)
    expect(t.room('golem-factory').off).toBe(false)
  })
  test('the latest effect of a chain resolves first (BM-213); all players except its owner may respond to each (BM-183)', () => {
    const t = nextTable({
      mixed: true,
      P1: { boss: 'nicolius', dungeon: ['spawn-point'], spells: ['freeze', 'counterspell', 'pity'] },
      P2: { boss: 'killa', spells: ['counterspell', 'pity'] },
      P3: { boss: 'eclipse', rooms: ['antimagic-zone'] },
    })
    t.does(0, { cast: 'freeze' }).does(1, { cast: 'counterspell' }).does(0, { cast: 'counterspell' })
    t.does(1, { pass: true }).does(2, { use: 'antimagic-zone' }).does(0, { pass: true })
    // The zone negates P1's Counterspell, so P2's Counterspell negates the Freeze.
    t.passUntil(() => t.eventsOf('negated').length === 2)
    expect(t.eventsOf('negated').map(e => e.source)).toEqual(['counterspell', 'freeze'])
    expect(t.eventsOf('negated').map(e => e.seat)).toEqual([0, 0])
  })
})

describe('triggered effects', () => {
  test('run at once, before the next step, and players cannot respond (BM-226)', () => {
    const t = table({
      P1: { dungeon: ['recycling-center', 'dark-altar'] },
      P2: { spells: ['freeze'] },
      discard: ['fear', 'jeopardy'],
    })
    t.does(0, { use: 'dark-altar' }, { card: 'fear' })
    expect(t.ask(0)).toMatchObject({ prompt: 'ability', why: 'recycling-center' })
    t.does(0, { accept: true })
    expect(t.eventsOf('declared')).toHaveLength(1)
  })
  test('of one event run in order: the active player first, then by XP; each player orders their own (BM-227)', () => {
    const t = nextTable({
      mixed: true,
      phase: 'end',
      P1: { boss: 'shellda', leveled: true, dungeon: ['inner-sanctum', 'blockpile-puzzle', 'spawn-point'] },
      P2: { boss: 'belladonna', dungeon: ['inner-sanctum'] },
    })
    expect(t.prompt).toBe('choose.order')
    expect(t.offered(0, 'first')).toEqual(['blockpile-puzzle', 'inner-sanctum', 'shellda'])
    t.does(0, { first: 'shellda' }, { player: 0 }, { room: 'inner-sanctum' }, { other: 'spawn-point' })
    expect(t.dungeon(0)).toEqual(['spawn-point', 'blockpile-puzzle', 'inner-sanctum'])
    t.does(0, { first: 'blockpile-puzzle' }, { room: 'inner-sanctum' })
    expect(t.asked).toEqual([1]) // P1's sanctum was destroyed, so its effect does not run
    const active = nextTable({
      mixed: true,
      P1: { boss: 'porkus', dungeon: ['ligers-den', 'spawn-point'], spells: ['freeze', 'pity'] },
      P2: { boss: 'nicolius', dungeon: ['hall-of-mirrors'] },
      P3: { boss: 'killa', dungeon: ['hall-of-mirrors'] },
    })
    active.passUntil(() => active.view(0).active === 0).does(0, { cast: 'freeze' }, { room: 'spawn-point' })
    expect(active.view(0).active).toBe(0) // with the lowest XP
    expect(active.eventsOf('drew').map(e => e.seat)).toEqual([0, 1, 2])
  })
})

import { describe, expect, test } from 'vitest'
import { nextTable, type TestTable, table } from '../testing/test-table.ts'

/** A spell in hand opens windows. The tests never cast this one. */
const inAdventure = 'motivation'
/** P1's dungeon in the Adventure phase, with heroes at its entrance. */
const visited = (dungeon: readonly string[], entrance: readonly string[]): TestTable =>
  table({ phase: 'adventure', P1: { dungeon, entrance, spells: [inAdventure] } })

describe('a walking hero', () => {
  test('players with heroes become active in XP order (BM-112, BM-126); players without heroes have no turn (BM-113, BM-222)', () => {
    const t = table({
      phase: 'adventure',
      P1: { entrance: ['nick-the-masher'], spells: [inAdventure] },
      P2: {},
      P3: { entrance: ['boden-the-pantless'] },
    }).endRound()
    expect(t.eventsOf('survived').map(e => e.seat)).toEqual([0, 2])
    expect(t.eventsOf('active').filter((_, i) => i < 1)).toMatchObject([{ seat: 2 }])
  })
  test('with the option “everyTurn”, players without heroes have a turn with a window, too (BM-222)', () => {
    const t = table({
      everyTurn: true,
      phase: 'adventure',
      P1: { slain: ['nick-the-masher'], spells: ['soul-harvest'] },
      P2: {},
    })
    expect(t.state.active).toBe(0)
    t.does(0, { cast: 'soul-harvest' }).passUntil(() => t.state.active === 1)
    expect([t.state.round, t.souls(0), t.hand(0)]).toMatchObject([1, 0, { length: 2 }])
  })
  test('heroes walk in order of arrival, one after the other (BM-114), from the leftmost room to the boss (BM-115)', () => {
    const t = visited(
      ['golem-factory', 'dark-altar'],
      ['acacia-warrior-of-light', 'fires-breath-heroine-of-arcadia'],
    ).endRound()
    expect(t.eventsOf('entered').map(e => `${e.hero} ${e.room}`)).toEqual([
      'acacia-warrior-of-light golem-factory#1',
      'acacia-warrior-of-light dark-altar#2',
      'fires-breath-heroine-of-arcadia golem-factory#1',
      'fires-breath-heroine-of-arcadia dark-altar#2',
    ])
  })
  test('damage adds up (BM-119); a hero dies in the room where its damage reaches its health (BM-120, BM-122, BM-197)', () => {
    const t = visited(['golem-factory', 'open-grave', 'dark-altar'], ['nick-the-masher']).endRound()
    expect(t.hits('nick-the-masher')).toEqual([2, 2])
    expect(t.eventsOf('killed')).toMatchObject([{ hero: 'nick-the-masher', room: 'open-grave#2', souls: 1 }])
    expect(t.view('spectator').players[0]!.slain).toEqual(['nick-the-masher']) // BM-3, BM-123, BM-196
  })
  test('a hero that reaches the boss wounds it; an epic hero gives two wounds (BM-124, BM-3)', () => {
    const t = visited(['golem-factory', 'neanderthal-cave'], ['katelyn-angelic-healer']).endRound()
    expect(t.wounds(0)).toBe(2)
    expect(t.view(1).players[0]!.survivors).toEqual(['katelyn-angelic-healer'])
  })
  test('a window opens at the entrance before each hero (BM-118, BM-134) and in every room after its damage (BM-117)', () => {
    const t = visited(['golem-factory', 'dark-altar'], ['acacia-warrior-of-light', 'fires-breath-heroine-of-arcadia'])
    const places: string[] = []
    t.passUntil(() => {
      if (t.prompt === 'act' && t.view(0).phase === 'adventure') places.push(t.inside(0)?.room ?? 'entrance')
      return t.view(0).round > 1
    })
    expect(places).toEqual([
      'entrance',
      'golem-factory#1',
      'dark-altar#2',
      'entrance',
      'golem-factory#1',
      'dark-altar#2',
    ])
  })
  test('a hero in a dungeon without usable rooms survives after the entrance window (BM-127)', () => {
    const t = visited(['golem-factory+off'], ['nick-the-masher'])
    t.does(0, { pass: true })
    expect(t.eventsOf('survived')).toMatchObject([{ hero: 'nick-the-masher' }])
  })
  test('a hero skips a deactivated room: no effect, no damage, no window (BM-128)', () => {
    const t = visited(['neanderthal-cave+off', 'golem-factory'], ['nick-the-masher']).endRound()
    expect(t.eventsOf('entered').map(e => e.room)).toEqual(['golem-factory#2'])
    expect(t.wounds(0)).toBe(1)
  })
  test('waiting heroes enter a newly revealed leftmost room first (BM-195, NL-34)', () => {
    const t = table({
      phase: 'reveal',
      P1: {
        dungeon: ['golem-factory+down', 'dark-altar'],
        entrance: ['acacia-warrior-of-light', 'fires-breath-heroine-of-arcadia'],
        spells: [inAdventure],
      },
    }).endRound()
    expect(t.eventsOf('entered')[0]).toMatchObject({ hero: 'acacia-warrior-of-light', room: 'golem-factory#1' })
  })
})

describe('an effect on a walking hero', () => {
  test('an effect may kill without damage; the owner of the dungeon always gains the soul (BM-125, BM-123)', () => {
    const t = table({
      phase: 'adventure',
      P1: { dungeon: ['bottomless-pit'], entrance: ['acacia-warrior-of-light'] },
    }).does(0, { use: 'bottomless-pit' })
    expect([t.souls(0), t.souls(1)]).toEqual([1, 0])
  })
  test('a hero leaves a destroyed room after the death check; the uncovered room does not affect it (BM-131, BM-132, BM-175)', () => {
    const t = nextTable({
      phase: 'adventure',
      P1: {
        dungeon: ['lost-library+spiked-pit', 'barbarian-hall', 'wreck-room'],
        entrance: ['tyrone-pharaoh-ascendant'],
      },
    })
    t.passUntil(() => t.inside(0)?.room.startsWith('lost-library') ?? false)
    t.does(0, { use: 'wreck-room' }, { sacrifice: 'lost-library' }).endRound()
    expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([1, 3, 1])
  })
  test('a hero with lethal damage dies when its room is destroyed (BM-131)', () => {
    const t = nextTable({ phase: 'adventure', P1: { dungeon: ['spawn-point', 'wreck-room'], entrance: ['elfstar+2'] } })
    t.until(0, { use: 'wreck-room' })
      .passUntil(() => t.inside(0) !== null)
      .does(0, { use: 'wreck-room' })
    expect(t.souls(0)).toBe(1)
    expect(t.eventsOf('drew').filter(e => e.why === 'spawn-point')).toEqual([])
  })
  test('when a room is gone, pending effects resolve before the hero moves on, and the room’s window is over (BM-233)', () => {
    const t = table({
      phase: 'adventure',
      P1: { boss: 'draculord', dungeon: ['golem-factory', 'the-crushinator'], entrance: ['katelyn-angelic-healer'] },
      P2: { boss: 'xyzax', spells: ['assassin', 'assassin'] },
    })
    t.until(1, { cast: 'assassin' }).does(1, { cast: 'assassin' }, { pass: true })
    t.does(0, { use: 'the-crushinator' })
    // The pending Assassin resolved although the room is gone. No player was asked again in that room.
    expect(t.eventsOf('healthier')).toHaveLength(1)
    expect(t.inside(0)!.room).toMatch('the-crushinator')
  })
  test('a hero sent back and forth keeps its damage, and the death check happens in its new room (BM-129, BM-232)', () => {
    const t = table({
      phase: 'adventure',
      P1: {
        dungeon: ['golem-factory', 'minotaurs-maze', 'open-grave'],
        entrance: ['lord-van-ette'],
        spells: ['teleportation', 'teleportation'],
      },
    })
    t.passUntil(() => t.inside(0)?.room.startsWith('open-grave') ?? false).does(0, { cast: 'teleportation' })
    t.passUntil(() => t.inside(0)?.room.startsWith('open-grave') ?? false)
      .does(0, { cast: 'teleportation' })
      .endRound()
    // The maze sends a hero back only once per round.
    expect(t.hits('lord-van-ette')).toEqual([2, 2, 0, 2, 2, 0, 2, 2, 0, 2])
    expect(t.souls(0)).toBe(2)
  })
  test('a hero sent back to town or to its own entrance does not walk again in this round (BM-130)', () => {
    const t = nextTable({
      phase: 'adventure',
      P1: { dungeon: ['haunted-hall'], entrance: ['elfstar', 'black-leaf'], spells: ['all-your-base'] },
    })
    t.until(0, { use: 'haunted-hall' }).does(0, { use: 'haunted-hall' }).endRound()
    expect(t.eventsOf('entered').map(e => e.hero)).toEqual(['elfstar'])
  })
  test('an effect in the room’s window can save a hero, because the death check comes later (BM-121)', () => {
    const t = nextTable({
      phase: 'adventure',
      P1: { dungeon: ['barbarian-hall'], entrance: ['vampire+3'] },
      P2: { rooms: ['madmans-manor'] },
    })
    t.passUntil(() => t.inside(0)?.damage === 6).does(1, { use: 'vampire' }, { price: 'madmans-manor' })
    expect(t.eventsOf('survived')).toMatchObject([{ hero: 'vampire' }])
  })
  test('a hero with lethal damage at the entrance dies in the first room it enters (BM-223)', () => {
    const t = nextTable({
      phase: 'adventure',
      P1: {
        dungeon: ['save-point', 'spawn-point'],
        entrance: ['tyrone-pharaoh-ascendant', 'elfstar'],
        spells: ['lightning-bolt', 'lightning-bolt', 'all-your-base', 'party-up'],
      },
    })
    t.passUntil(() => t.inside(0) !== null)
    t.does(
      0,
      { cast: 'lightning-bolt', mode: 2 },
      { price: 'party-up' },
      { cast: 'lightning-bolt', mode: 2 },
      { price: 'all-your-base' },
    ).endRound()
    expect(t.eventsOf('killed').map(e => [e.hero, e.room])).toEqual([['elfstar', 'save-point#1']])
  })
  test('when a hero enters a room, its own ability comes first, then the room’s effects, then the damage (BM-218)', () => {
    const t = nextTable({
      phase: 'adventure',
      mixed: true,
      P1: {
        boss: 'killa',
        dungeon: ['spawn-point', 'minotaurs-maze'],
        entrance: ['archer'],
        spells: ['all-your-base'],
      },
      P2: { boss: 'eclipse' },
    }).endRound()
    expect(t.hits('archer')).toEqual([2]) // it skips the maze, so the maze cannot send it back
  })
})

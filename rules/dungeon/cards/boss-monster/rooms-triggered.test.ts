import { expect, test } from 'vitest'
import { nextTable, table } from '../../testing/test-table.ts'

// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inAdventure = 'motivation'

// open-grave

test('open-grave: when a hero dies here, you take a room of your choice from the discard pile', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['open-grave', 'neanderthal-cave'], entrance: ['nick-the-masher+3'], spells: [inAdventure] },
    discard: ['freeze', 'golem-factory', 'dark-altar'],
  })
  t.passUntil(() => t.prompt === 'choose.fromDiscard')
  expect(t.offered(0, 'card')).toEqual(['dark-altar', 'golem-factory'])
  t.does(0, { card: 'dark-altar' })
  expect(t.hand(0)).toContain('dark-altar')
})
test('open-grave: once per round, and only when a hero dies here', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['open-grave', 'neanderthal-cave'],
      entrance: ['nick-the-masher+2', 'boden-the-pantless+2', 'tieg-and-the-magic-bubble'],
      spells: [inAdventure],
    },
    discard: ['golem-factory', 'dark-altar'],
  })
  t.passUntil(() => t.prompt === 'choose.fromDiscard').does(0, { card: 'dark-altar' })
  t.endRound()
  expect(t.souls(0)).toBe(3)
  expect(t.eventsOf('took')).toHaveLength(1)
})
test('open-grave: nothing happens if the discard pile has no room', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['open-grave'], entrance: ['nick-the-masher+2'], spells: [inAdventure] },
    discard: ['freeze'],
  }).endRound()
  expect(t.souls(0)).toBe(1)
  expect(t.eventsOf('took')).toEqual([])
})

// succubus-spa

test('succubus-spa: after a death here you take a random card of a chosen kind from an opponent', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['succubus-spa'], entrance: ['nick-the-masher+3'], spells: [inAdventure] },
    P2: { rooms: ['dark-altar', 'golem-factory'], spells: [inAdventure] },
    P3: { rooms: ['dark-altar'] },
  })
  t.passUntil(() => t.prompt === 'choose.opponent').does(0, { player: 1 }, { kind: 'rooms' })
  expect(t.eventsOf('stole')).toMatchObject([{ seat: 0, from: 1, kind: 'rooms' }])
  expect(t.view(2).players[0]!.hand.rooms).toBe(2)
})
test('succubus-spa: you can choose only a kind that the opponent holds, and it works once per round', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['succubus-spa'], entrance: ['nick-the-masher+3', 'boden-the-pantless+3'], spells: [inAdventure] },
    P2: { rooms: ['dark-altar', 'golem-factory'] },
  }).endRound()
  expect(t.eventsOf('stole')).toMatchObject([{ kind: 'rooms' }])
  expect(t.souls(0)).toBe(2)
})
test('succubus-spa: you cannot choose an opponent with an empty hand; without another nothing happens', () => {
  const given = { dungeon: ['succubus-spa'], entrance: ['nick-the-masher+3'], spells: [inAdventure] }
  const t = table({ phase: 'adventure', P1: given, P2: {}, P3: { spells: ['jeopardy'] } })
  t.passUntil(() => t.eventsOf('stole').length > 0)
  expect(t.eventsOf('stole')).toMatchObject([{ from: 2, kind: 'spells' }])
  expect(t.hand(0)).toContain('jeopardy')
  const none = table({ phase: 'adventure', P1: given }).endRound()
  expect(none.eventsOf('stole')).toEqual([])
  expect(none.souls(0)).toBe(1)
})

// vampire-bordello

test('vampire-bordello: after a death here you may heal a wound, even of an epic hero (BM-179, BM-180)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['vampire-bordello'],
      entrance: ['nick-the-masher+1'],
      survivors: ['katelyn-angelic-healer', 'boden-the-pantless'],
      spells: [inAdventure],
    },
  })
  t.when(0, { hero: 'katelyn-angelic-healer' })
  expect([t.souls(0), t.wounds(0)]).toEqual([3, 1])
})
test('vampire-bordello: if you decline it works for the next death; if you use it, it does not', () => {
  const given = {
    phase: 'adventure',
    P1: {
      dungeon: ['vampire-bordello'],
      entrance: ['nick-the-masher+1', 'tieg-and-the-magic-bubble+1', 'joman-chimm-cutpurse+1'],
      survivors: ['mitchell-the-judge', 'boden-the-pantless'],
      spells: [inAdventure],
    },
  }
  const t = table(given)
    .until(0, { hero: 'boden-the-pantless' })
    .does(0, { pass: true })
    .when(0, { hero: 'boden-the-pantless' })
  expect(t.endRound().eventsOf('healed')).toHaveLength(1)
})
test('vampire-bordello: a player without a wound is not asked', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['vampire-bordello'], entrance: ['nick-the-masher+1'] },
    P2: { survivors: ['boden-the-pantless'] },
  })
  expect(t.souls(0)).toBe(1)
  expect(t.view(0).phase).toBe('build')
})

// golem-factory

test('golem-factory: after a death here you draw a room, once per round', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['nick-the-masher+2', 'boden-the-pantless+2'], spells: [inAdventure] },
    roomDeck: ['dark-altar'],
  }).endRound()
  expect(t.eventsOf('drew').filter(e => e.why === 'golem-factory')).toHaveLength(1)
  expect(t.hand(0)).toContain('dark-altar')
})
test('golem-factory: frozen with the hero in it, it draws nothing, but the hero still dies (BM-220, BM-219)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['golem-factory'], entrance: ['nick-the-masher+2'] },
    P2: { spells: ['freeze'] },
  })
  t.passUntil(() => t.inside(0)?.damage === 4).does(1, { cast: 'freeze' })
  expect(t.souls(0)).toBe(1)
  expect(t.eventsOf('drew').filter(e => e.why === 'golem-factory')).toEqual([])
})

// minotaurs-maze

test('minotaurs-maze: sends each hero back to the previous room once (BM-218, BM-116)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['golem-factory', 'minotaurs-maze', 'neanderthal-cave'],
      entrance: ['acacia-warrior-of-light', 'delatorious-angel-of-light'],
      spells: [inAdventure],
    },
  }).endRound()
  expect(t.hits('acacia-warrior-of-light')).toEqual([2, 2, 0, 3])
  expect(t.hits('delatorious-angel-of-light')).toEqual([2, 2, 0, 3])
  expect([t.souls(0), t.wounds(0)]).toEqual([1, 1])
})
test('minotaurs-maze: does nothing as the first room, or after a deactivated room', () => {
  for (const dungeon of [
    ['minotaurs-maze', 'golem-factory'],
    ['golem-factory+off', 'minotaurs-maze', 'open-grave'],
  ]) {
    const t = table({
      phase: 'adventure',
      P1: { dungeon, entrance: ['acacia-warrior-of-light'], spells: [inAdventure] },
    }).endRound()
    expect(t.hits('acacia-warrior-of-light')).toEqual([0, 2])
  }
})
test('minotaurs-maze: each of two mazes in a row sends the hero back once', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['golem-factory', 'minotaurs-maze', 'minotaurs-maze'],
      entrance: ['lord-van-ette'],
      spells: [inAdventure],
    },
  }).endRound()
  expect(t.hits('lord-van-ette')).toEqual([2, 2, 0, 0, 0])
  expect(t.eventsOf('sent').map(e => e.at)).toEqual([2, 1])
})

test('minotaurs-maze: works only the first time that a hero enters, even if there was no room to go back to then', () => {
  const t = nextTable({
    mixed: true,
    phase: 'adventure',
    P1: {
      boss: 'nicolius',
      dungeon: ['minotaurs-maze', 'golem-factory', 'open-grave'],
      entrance: ['tyrone-pharaoh-ascendant'],
      spells: ['oh-yeah', 'teleportation', 'all-your-base'],
    },
    P2: { boss: 'killa' },
  })
  t.passUntil(() => t.inside(0) !== null)
  t.does(0, { cast: 'oh-yeah', mode: 1 }, { room: 'minotaurs-maze' }, { other: 'golem-factory' })
  t.does(0, { cast: 'teleportation' }).endRound()
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([0, 2, 0, 2])
})
test('minotaurs-maze: a slain hero that returns counts as a new hero', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['neanderthal-cave', 'minotaurs-maze'],
      entrance: ['nick-the-masher', 'delatorious-angel-of-light'],
      spells: [inAdventure],
    },
    P2: { dungeon: ['zombie-prison'] },
  })
  t.passUntil(() => t.souls(0) === 1)
    .when(1, { use: 'zombie-prison' })
    .endRound()
  expect(t.hits('nick-the-masher')).toEqual([3, 3, 3, 3])
})

// beast-menagerie

test('beast-menagerie: you draw a room when another monster room is built in its dungeon, once per round', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['construction-zone+down', 'beast-menagerie'], rooms: ['golem-factory'] },
    P2: { dungeon: ['golem-factory+down'] },
    roomDeck: ['dark-altar'],
  })
  t.does(0, { build: 'golem-factory', at: 2 })
  expect(t.eventsOf('drew')[0]).toMatchObject({ seat: 0, kind: 'rooms', count: 1, why: 'beast-menagerie' })
})
test('beast-menagerie: does not trigger for a trap or for a room built over it', () => {
  const over = table({
    phase: 'reveal',
    P1: { dungeon: ['golem-factory+beast-menagerie+down'] },
    roomDeck: ['dark-altar'],
  })
  expect(over.state.players[0]!.rooms).toEqual(['dark-altar']) // only the regular draw of the next round
  const aTrap = table({
    phase: 'reveal',
    P1: { dungeon: ['open-grave+down', 'beast-menagerie'] },
    roomDeck: ['dark-altar'],
  })
  expect(aTrap.state.players[0]!.rooms).toEqual(['dark-altar'])
})
test('beast-menagerie: two of them draw a room each; a deactivated one draws none (BM-169)', () => {
  const drawn = (dungeon: readonly string[]) =>
    table({ phase: 'reveal', P1: { dungeon } }).state.players[0]!.rooms.length
  expect(drawn(['golem-factory+down', 'beast-menagerie', 'beast-menagerie'])).toBe(2 + 1) // two plus the regular draw
  expect(drawn(['golem-factory+down', 'beast-menagerie', 'beast-menagerie+off'])).toBe(1 + 1)
})

// brainsucker-hive

test('brainsucker-hive: after a death here you may draw a spell, once per round', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['brainsucker-hive'],
      entrance: ['nick-the-masher+2', 'boden-the-pantless+2'],
      spells: [inAdventure],
    },
    spellDeck: ['freeze'],
  })
  t.when(0, { accept: true }).endRound()
  expect(t.eventsOf('drew').filter(e => e.kind === 'spells')).toHaveLength(1)
  expect(t.hand(0)).toContain('freeze')
})
test('brainsucker-hive: you may decline the draw', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['brainsucker-hive'], entrance: ['nick-the-masher+2'], spells: [inAdventure] },
  })
  t.until(0, { accept: true }).endRound()
  expect(t.eventsOf('drew').filter(e => e.kind === 'spells')).toEqual([])
})

// haunted-library

test('haunted-library: you may make the regular draw from the spell deck', () => {
  const t = table({
    phase: 'beginning',
    P1: { dungeon: ['haunted-library'] },
    roomDeck: ['golem-factory'],
    spellDeck: ['fear'],
  })
  t.does(0, { accept: true })
  expect(t.hand(0)).toEqual(['fear'])
  expect(t.hand(1)).toEqual(['golem-factory'])
})
test('haunted-library: if you decline you draw a room; a second copy or a deactivated one adds nothing', () => {
  const two = table({
    phase: 'beginning',
    P1: { dungeon: ['haunted-library', 'haunted-library'] },
    roomDeck: ['golem-factory'],
  })
  two.does(0, { pass: true })
  expect(two.hand(0)).toEqual(['golem-factory'])
  expect(two.prompt).toBe('build.room')
  const off = table({ phase: 'beginning', P1: { dungeon: ['haunted-library+off'] } })
  expect(off.prompt).toBe('build.room')
})

test('haunted-library: an empty spell deck is refilled from the discard pile; a covered library does nothing (BM-199, BM-10)', () => {
  const t = table({
    phase: 'beginning',
    P1: { dungeon: ['haunted-library'] },
    spellDeck: { only: [] },
    discard: ['fear', 'dark-altar'],
  })
  t.does(0, { accept: true })
  expect([t.hand(0), t.discard]).toEqual([['fear'], ['dark-altar']])
  expect(table({ phase: 'beginning', P1: { dungeon: ['golem-factory+haunted-library'] } }).prompt).toBe('build.room')
})

// ligers-den

test('ligers-den: you draw a spell after your spell resolved, once per round', () => {
  const t = table({
    P1: { dungeon: ['ligers-den', 'golem-factory', 'open-grave'], spells: ['freeze', 'freeze'] },
    spellDeck: ['fear', 'jeopardy'],
  })
  t.does(0, { cast: 'freeze' }, { room: 'golem-factory' })
  expect(t.state.players[0]!.spells).toEqual(['freeze', 'fear'])
  t.does(0, { cast: 'freeze' }, { room: 'open-grave' })
  expect(t.state.players[0]!.spells).toEqual(['fear'])
})
test('ligers-den: a negated spell draws nothing, but a Counterspell that resolved does', () => {
  const t = table({
    P1: { dungeon: ['ligers-den', 'golem-factory'], spells: ['freeze'] },
    P2: { dungeon: ['ligers-den'], spells: ['counterspell'] },
    spellDeck: ['fear', 'jeopardy'],
  })
  t.does(0, { cast: 'freeze' }, { room: 'golem-factory' }).does(1, { cast: 'counterspell' })
  expect(t.state.players.map(p => p.spells)).toEqual([[], ['fear']])
})

test('ligers-den: a spell that lost its target does not count as resolved (BM-185)', () => {
  const t = table({
    P1: { dungeon: ['dark-altar'] },
    P2: { dungeon: ['ligers-den'], spells: ['freeze'] },
    discard: ['golem-factory'],
  })
  t.when(1, { cast: 'freeze' }, { room: 'dark-altar' }).does(0, { use: 'dark-altar' })
  t.passUntil(() => t.eventsOf('fizzled').length > 0)
  expect(t.state.players[1]!.spells).toEqual([])
})

// recycling-center

test('recycling-center: you may draw two rooms for each other room of yours destroyed, as soon as the cost is paid', () => {
  const t = table({
    P1: { dungeon: ['recycling-center', 'the-crushinator', 'golem-factory', 'open-grave'] },
    roomDeck: ['dark-altar', 'boulder-ramp', 'bottomless-pit', 'dizzygas-hallway'],
  })
  t.does(0, { use: 'the-crushinator' }, { sacrifice: 'golem-factory' }, { accept: true })
  expect(t.hand(0)).toEqual(['dark-altar', 'boulder-ramp'])
  expect(t.events.findIndex(e => e.event === 'drew')).toBeLessThan(t.events.findIndex(e => e.event === 'resolved'))
  t.does(0, { use: 'the-crushinator' }, { sacrifice: 'open-grave' }, { pass: true })
  expect(t.hand(0)).toHaveLength(2)
})
test('recycling-center: does not trigger for its own destruction or for one that uncovers it', () => {
  const t = table({ P1: { dungeon: ['golem-factory+recycling-center', 'the-crushinator', 'recycling-center'] } })
  t.does(0, { use: 'the-crushinator' }, { sacrifice: 'recycling-center' })
  expect(t.eventsOf('drew')).toEqual([])
  t.does(0, { use: 'the-crushinator' })
  expect(t.dungeon(0)).toEqual(['recycling-center', 'the-crushinator'])
  expect(t.eventsOf('drew')).toEqual([])
})
test('recycling-center: two of them trigger for the same destruction; an opponent’s room does not count', () => {
  const two = table({ P1: { dungeon: ['recycling-center', 'recycling-center', 'the-crushinator', 'golem-factory'] } })
  two.does(0, { use: 'the-crushinator' }, { sacrifice: 'golem-factory' }, { accept: true }, { accept: true })
  expect(two.eventsOf('drew').map(e => [e.seat, e.count])).toEqual([
    [0, 2],
    [0, 2],
  ])
  const other = table({ P1: { dungeon: ['jackpot-stash'] }, P2: { dungeon: ['recycling-center'] } })
  other.does(0, { use: 'jackpot-stash' })
  expect(other.offers(1, { accept: true })).toBe(false)
})

// rooms that trigger when a hero dies in them

for (const room of ['open-grave', 'succubus-spa', 'vampire-bordello', 'golem-factory', 'brainsucker-hive'])
  test(`${room}: does nothing if it was deactivated with the dying hero in it (BM-220)`, () => {
    const t = table({
      phase: 'adventure',
      P1: { dungeon: [room], entrance: ['nick-the-masher+3'], survivors: ['boden-the-pantless'] },
      P2: { spells: ['freeze'], rooms: ['dark-altar'] },
      discard: ['dark-altar'],
    })
    t.passUntil(() => t.inside(0) !== null).does(1, { cast: 'freeze' })
    expect(t.eventsOf('killed')).toHaveLength(1)
    expect(t.view(0).phase).toBe('build') // the next round; no player was asked
    expect(t.discard).toEqual(['dark-altar', 'freeze'])
    expect(t.events.filter(e => e.why === room)).toEqual([])
  })

import { expect, test } from 'vitest'
import { nextTable as table } from '../../testing/test-table.ts'

// Spells that cannot be cast in this phase. A player who holds one is still asked in every window.
const inAdventure = 'all-your-base'
const inBuild = 'pity'

// imp-temple

test('imp-temple: a card that an opponent discards because of your effect goes to your hand, once per round', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['incubus-gym+down', 'imp-temple'] },
    P2: { rooms: ['spawn-point'] },
    P3: { rooms: ['wreck-room'] },
  })
  expect(t.hand(0)).toContain('spawn-point')
  expect(t.discard).toEqual(['wreck-room'])
})
test('imp-temple: two temples take two cards; they do not take your own discards', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['incubus-gym+down', 'imp-temple', 'imp-temple'] },
    P2: { rooms: ['spawn-point'] },
    P3: { rooms: ['wreck-room'] },
  })
  expect(t.hand(0)).toEqual(expect.arrayContaining(['spawn-point', 'wreck-room']))
  const own = table({ P1: { dungeon: ['deadly-treadmill', 'imp-temple'], rooms: ['spawn-point'] } })
  own.does(0, { use: 'deadly-treadmill' }, { price: 'spawn-point' })
  expect(own.discard).toEqual(['spawn-point'])
})
test('imp-temple: two temples take both cards that one opponent discards for one effect; one temple takes only the first', () => {
  const given = (temples: readonly string[]) =>
    table({
      P1: { dungeon: [...temples, 'cursed-tomb', 'wreck-room'], spells: [inBuild] },
      P2: { rooms: ['spawn-point', 'warp-tube'] },
    }).does(0, { use: 'wreck-room' }, { sacrifice: 'cursed-tomb' })
  const two = given(['imp-temple', 'imp-temple'])
  expect(two.hand(0)).toEqual(expect.arrayContaining(['spawn-point', 'warp-tube']))
  expect(two.discard).toEqual(['cursed-tomb'])
  const one = given(['imp-temple'])
  expect(one.hand(0)).toContain('spawn-point')
  expect(one.discard).toEqual(['cursed-tomb', 'warp-tube'])
})
test('imp-temple: the card never is in the discard pile, so Torix cannot take it', () => {
  const t = table({
    phase: 'reveal',
    P1: { dungeon: ['incubus-gym+down', 'imp-temple'] },
    P2: { boss: 'torix-uzkali', leveled: true, rooms: ['spawn-point'] },
  })
  expect(t.hand(0)).toContain('spawn-point')
  expect(t.offers(1, { accept: true })).toBe(false)
})
test('imp-temple: takes nothing if it is covered, deactivated or without its ability', () => {
  const given = { phase: 'reveal', P2: { rooms: ['spawn-point'] } }
  for (const temple of ['wreck-room+imp-temple', 'imp-temple+off']) {
    const t = table({ ...given, P1: { dungeon: ['incubus-gym+down', temple] } })
    expect(t.discard).toEqual(['spawn-point'])
  }
  const withoutAbility = table({
    P1: { dungeon: ['imp-temple', 'cursed-tomb', 'wreck-room'], spells: ['meddling-kids', inBuild] },
    P2: { rooms: ['spawn-point'] },
  })
  withoutAbility.does(0, { cast: 'meddling-kids', mode: 1 }, { room: 'imp-temple' }).does(1, { pass: true })
  withoutAbility.does(0, { use: 'wreck-room' }, { sacrifice: 'cursed-tomb' })
  expect(withoutAbility.discard).toContain('spawn-point')
})

// madmans-manor

test('madmans-manor: after a death here you take a spell from the discard pile, once per round', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['madmans-manor'], entrance: ['elfstar+2', 'hookshot-joe+2'], spells: [inAdventure] },
    discard: ['its-on', 'pity', 'spawn-point'],
  })
  t.passUntil(() => t.prompt === 'choose.fromDiscard')
  expect(t.offered(0, 'card')).toEqual(['its-on', 'pity'])
  t.does(0, { card: 'its-on' }).endRound()
  expect(t.eventsOf('took')).toHaveLength(1)
  expect(t.souls(0)).toBe(2)
})
test('madmans-manor: nothing happens without a spell in the discard pile', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['madmans-manor'], entrance: ['elfstar+2'], spells: [inAdventure] },
    discard: ['spawn-point'],
  }).endRound()
  expect(t.eventsOf('took')).toEqual([])
})

// inner-sanctum

test('inner-sanctum: at the end of a round in which no hero entered it, you may draw a room', () => {
  const t = table({ phase: 'end', P1: { dungeon: ['inner-sanctum'] }, roomDeck: ['wreck-room'] }).does(0, {
    accept: true,
  })
  expect(t.hand(0)).toContain('wreck-room')
})
test('inner-sanctum: not if a hero was in it, and not if it is deactivated (BM-225)', () => {
  const visited = table({
    phase: 'adventure',
    P1: { dungeon: ['inner-sanctum'], entrance: ['elfstar'], spells: [inAdventure] },
  }).endRound()
  expect(visited.eventsOf('drew').filter(e => e.why === 'inner-sanctum')).toEqual([])
  expect(table({ phase: 'end', P1: { dungeon: ['inner-sanctum+off'] } }).prompt).toBe('build.room')
})
test('inner-sanctum: a hero that skipped it did not enter it; you may decline (BM-224)', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'inner-sanctum'], entrance: ['archer'], spells: [inAdventure] },
  })
  t.until(0, { accept: true }).does(0, { pass: true })
  expect(t.eventsOf('skipped')).toHaveLength(1)
  expect(t.eventsOf('drew').filter(e => e.why === 'inner-sanctum')).toEqual([])
})

// dragon-graveyard

test('dragon-graveyard: you draw a room when you take a card from the discard pile, once per round', () => {
  const t = table({
    P1: { dungeon: ['dragon-graveyard', 'dark-portal', 'save-point'], spells: ['hiring-spree', inBuild, 'its-on'] },
    discard: ['spawn-point'],
    roomDeck: ['wreck-room', 'deadly-treadmill', 'chump-chomper'],
  })
  t.does(0, { use: 'dark-portal' }, { price: 'its-on' })
  expect(t.hand(0)).toEqual(['spawn-point', 'wreck-room', 'hiring-spree', inBuild])
})
test('dragon-graveyard: does not trigger for the second card in one round', () => {
  const t = table({
    phase: 'reveal',
    mixed: true,
    P1: { boss: 'xyzax', dungeon: ['spiked-pit+down', 'dragon-graveyard', 'wreck-room', 'spawn-point', 'observatory'] },
    discard: ['its-on', 'pity', 'pause'],
  })
  t.does(0, { card: 'its-on' }, { card: 'pity' })
  expect(t.eventsOf('drew').filter(e => e.why === 'dragon-graveyard')).toHaveLength(1)
})
test('dragon-graveyard: does not trigger for another player; a card that Torix takes counts as taken from the discard pile', () => {
  const other = table({
    P1: { dungeon: ['dark-portal'], spells: ['its-on'] },
    P2: { dungeon: ['dragon-graveyard'] },
    discard: ['spawn-point'],
  })
  other.does(0, { use: 'dark-portal' }, { price: 'its-on' })
  expect(other.eventsOf('drew')).toEqual([])
  const torix = table({
    P1: { boss: 'torix-uzkali', leveled: true, dungeon: ['dragon-graveyard', 'wreck-room', 'spawn-point'] },
    P2: { boss: 'porkus' },
  })
  torix.does(0, { use: 'wreck-room' }, { sacrifice: 'spawn-point' }, { card: 'spawn-point' })
  expect(torix.eventsOf('drew').map(e => e.why)).toEqual(['dragon-graveyard', 'wreck-room'])
})

// wraiths-throne

test('wraiths-throne: after a death here every opponent discards a spell of their choice, once per round', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['wraiths-throne'], entrance: ['elfstar+1', 'hookshot-joe+1'] },
    P2: { spells: ['its-on', inAdventure] },
    P3: { spells: [inBuild] },
  })
  t.passUntil(() => t.prompt === 'discard.spell')
  t.does(1, { card: 'its-on' }).endRound()
  expect(t.discard).toEqual(['its-on', inBuild])
})
test('wraiths-throne: nothing happens if no opponent has a spell', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['wraiths-throne'], entrance: ['elfstar+1'], spells: [inAdventure] },
  }).endRound()
  expect(t.discard).toEqual([])
})

// spawn-point

test('spawn-point: after a death here you draw two rooms, once per round', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point'], entrance: ['elfstar+2', 'hookshot-joe+2'], spells: [inAdventure] },
  }).endRound()
  expect(t.eventsOf('drew').filter(e => e.why === 'spawn-point')).toMatchObject([{ kind: 'rooms', count: 2 }])
})
test('spawn-point: a hero that dies in the next room does not count', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'barbarian-hall'], entrance: ['elfstar+1'], spells: [inAdventure] },
  }).endRound()
  expect(t.eventsOf('killed')[0]!.room).toMatch('barbarian-hall')
  expect(t.eventsOf('drew').filter(e => e.why === 'spawn-point')).toEqual([])
})

// fangroot-garden

test('fangroot-garden: after a death here you may build a room at once; the next hero enters it', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['fangroot-garden'],
      rooms: ['barbarian-hall'],
      entrance: ['elfstar+2', 'lady-samantha'],
      spells: [inAdventure],
    },
  })
  t.passUntil(() => t.prompt === 'build.room').does(0, { build: 'barbarian-hall', at: 1 })
  t.does(0, { price: inAdventure })
  t.endRound()
  expect(t.hits('lady-samantha')).toEqual([3, 2])
})
test('fangroot-garden: a fifth room built in this way levels up the boss only at the end of the next build phase (BM-98)', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      boss: 'kazanna',
      dungeon: ['fangroot-garden', 'observatory', 'wreck-room', 'spiked-pit'],
      rooms: ['genie-lounge'],
      entrance: ['elfstar+2'],
      spells: [inAdventure],
    },
    P2: { boss: 'shellda' },
  })
  t.passUntil(() => t.prompt === 'build.room')
    .does(0, { build: 'genie-lounge', at: 4 })
    .endRound()
  expect(t.view(0).players[0]!.leveled).toBe(false)
  t.passUntil(() => t.view(0).players[0]!.leveled)
  expect(t.eventsOf('level-up')).toMatchObject([{ boss: 'kazanna' }])
})
test('fangroot-garden: if you decline it works for the next death; if you use it, not again this round', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['fangroot-garden'],
      rooms: ['spiked-pit', 'wreck-room'],
      entrance: ['elfstar+2', 'hookshot-joe+2', 'black-leaf+2'],
      spells: [inAdventure],
    },
  })
  t.passUntil(() => t.prompt === 'build.room').does(0, { pass: true })
  t.passUntil(() => t.prompt === 'build.room')
    .does(0, { build: 'wreck-room', at: 1 })
    .endRound()
  expect(t.souls(0)).toBe(3)
  expect(t.eventsOf('built')).toHaveLength(1)
})

// spellslime-pit

test('spellslime-pit: each of your resolved spells adds 1 damage, except for a hero already in it', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['spellslime-pit'],
      entrance: ['tyrone-pharaoh-ascendant', 'lone-fox-and-kit'],
      spells: ['party-up', 'party-up', inAdventure],
    },
  })
  t.does(0, { cast: 'party-up' }, { player: 1 })
  t.does(0, { pass: true }).does(0, { cast: 'party-up' }, { player: 1 }).endRound()
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([3])
  expect(t.hits('lone-fox-and-kit')).toEqual([4])
})
test('spellslime-pit: a negated spell adds nothing', () => {
  const t = table({
    P1: { dungeon: ['spellslime-pit'], spells: ['hiring-spree', inBuild] },
    P2: { rooms: ['antimagic-zone'], spells: [inBuild] },
  })
  t.does(0, { cast: 'hiring-spree' }).does(1, { use: 'antimagic-zone' }).does(0, { pass: true })
  expect(t.eventsOf('negated').map(e => e.source)).toEqual(['hiring-spree'])
  expect(t.damage('spellslime-pit')).toBe(2)
})
test('spellslime-pit: an opponent’s spell adds nothing; two pits both get the bonus', () => {
  const other = table({
    P1: { boss: 'nicolius', dungeon: ['spawn-point'], spells: ['secret-stash', inBuild] },
    P2: { boss: 'killa', dungeon: ['spellslime-pit'] },
  })
  other.does(0, { cast: 'secret-stash' }, { treasure: 'mage' })
  expect(other.damage('spellslime-pit')).toBe(2)
  const two = table({
    P1: { boss: 'nicolius', dungeon: ['spellslime-pit', 'spellslime-pit'], spells: ['oh-yeah', inBuild] },
  })
  two.does(0, { cast: 'oh-yeah', mode: 1 })
  expect(two.view(0).players[0]!.dungeon.map(room => room.damage)).toEqual([3, 3])
})

// hall-of-mirrors

test('hall-of-mirrors: you draw a spell after an opponent’s spell resolved, once per round', () => {
  const t = table({
    P1: { dungeon: ['spawn-point', 'wreck-room'], spells: ['secret-stash', 'secret-stash', inBuild] },
    P2: { dungeon: ['hall-of-mirrors'] },
    spellDeck: ['pause', 'its-on'],
  })
  t.does(0, { cast: 'secret-stash' }, { room: 'spawn-point' }, { treasure: 'mage' })
  expect(t.hand(1)).toEqual(['pause'])
  t.when(0, { cast: 'secret-stash' }, { room: 'spawn-point' }, { treasure: 'mage' })
  expect(t.eventsOf('drew').filter(e => e.why === 'hall-of-mirrors')).toHaveLength(1)
})
test('hall-of-mirrors: does not trigger for a negated spell or your own, but does for the negating spell', () => {
  const own = table({ P1: { dungeon: ['hall-of-mirrors', 'spawn-point'], spells: ['secret-stash', inBuild] }, P2: {} })
  own.does(0, { cast: 'secret-stash' }, { room: 'spawn-point' }, { treasure: 'mage' })
  expect(own.eventsOf('drew')).toEqual([])
  const t = table({
    mixed: true,
    P1: { boss: 'nicolius', dungeon: ['hall-of-mirrors'], spells: ['hiring-spree', inBuild] },
    P2: { boss: 'killa', spells: ['counterspell'] },
    P3: { boss: 'porkus', dungeon: ['hall-of-mirrors'] },
  })
  t.does(0, { cast: 'hiring-spree' })
    .does(1, { cast: 'counterspell' })
    .passUntil(() => t.eventsOf('negated').length > 0)
  expect(t.eventsOf('drew').map(e => [e.seat, e.why])).toEqual([
    [0, 'hall-of-mirrors'],
    [2, 'hall-of-mirrors'],
  ])
})

// brainsucker-queen

test('brainsucker-queen: after a death here you draw two spells, then discard any one spell; once per round', () => {
  const t = table({
    phase: 'adventure',
    P1: { dungeon: ['brainsucker-queen'], entrance: ['elfstar+1', 'hookshot-joe+1'], spells: [inAdventure] },
    spellDeck: ['pause', 'its-on'],
  })
  t.passUntil(() => t.prompt === 'discard.spell')
  expect(t.offered(0, 'price')).toEqual([inAdventure, 'its-on', 'pause'])
  t.does(0, { price: inAdventure }).endRound()
  expect(t.eventsOf('drew').filter(e => e.why === 'brainsucker-queen')).toHaveLength(1)
  expect(t.souls(0)).toBe(2)
})

// collapsing-bridge

test('collapsing-bridge: deals 3 more after a hero left it alive, once per round', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['collapsing-bridge'],
      entrance: ['danae-the-slayer', 'lady-samantha', 'colgar-fugitive-prince'],
      spells: [inAdventure],
    },
  }).endRound()
  expect([t.hits('danae-the-slayer'), t.hits('lady-samantha'), t.hits('colgar-fugitive-prince')]).toEqual([
    [1],
    [4],
    [4],
  ])
  expect(t.damage('collapsing-bridge')).toBe(1)
})
test('collapsing-bridge: does not trigger for a hero that died in it or was removed', () => {
  const died = table({
    phase: 'adventure',
    P1: { dungeon: ['collapsing-bridge'], entrance: ['elfstar+3', 'lady-samantha'], spells: [inAdventure] },
  }).endRound()
  expect(died.hits('lady-samantha')).toEqual([1])
  const taken = table({
    phase: 'adventure',
    P1: { dungeon: ['collapsing-bridge'], entrance: ['danae-the-slayer', 'lady-samantha'], spells: [inAdventure] },
    P2: { spells: ['pity'] },
  })
  taken
    .passUntil(() => taken.inside(0) !== null)
    .when(1, { cast: 'pity' })
    .endRound()
  expect(taken.hits('lady-samantha')).toEqual([1])
})
test('collapsing-bridge: two of them trigger separately; one without its ability does not', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['collapsing-bridge', 'collapsing-bridge'],
      entrance: ['danae-the-slayer', 'tyrone-pharaoh-ascendant'],
      spells: ['meddling-kids', inAdventure],
    },
  })
  t.does(0, { cast: 'meddling-kids', mode: 1 }, { room: t.room('collapsing-bridge').id }).endRound()
  expect(t.hits('tyrone-pharaoh-ascendant')).toEqual([4, 1])
})

// blockpile-puzzle

test('blockpile-puzzle: at the end of the round you destroy an active room, before deactivated rooms turn upright (BM-225)', () => {
  const t = table({ phase: 'end', P1: { dungeon: ['blockpile-puzzle', 'spawn-point', 'observatory+off'] } })
  expect(t.offered(0, 'room')).toEqual(['blockpile-puzzle', 'spawn-point'])
  t.does(0, { room: 'spawn-point' })
  expect(t.dungeon(0)).toEqual(['blockpile-puzzle', 'observatory'])
  expect(t.room('observatory').off).toBe(false)
})
test('blockpile-puzzle: two of them destroy a room each; a deactivated one destroys none', () => {
  const two = table({
    phase: 'end',
    P1: { dungeon: ['blockpile-puzzle', 'blockpile-puzzle', 'spawn-point', 'observatory'] },
  })
  two.does(0, { room: 'spawn-point' }, { room: 'observatory' })
  expect(two.dungeon(0)).toEqual(['blockpile-puzzle', 'blockpile-puzzle'])
  const off = table({ phase: 'end', P1: { dungeon: ['blockpile-puzzle+off', 'spawn-point'] } })
  expect(off.dungeon(0)).toHaveLength(2)
})
test('blockpile-puzzle: a puzzle destroyed by the other one does not trigger', () => {
  const t = table({ phase: 'end', P1: { dungeon: ['blockpile-puzzle', 'blockpile-puzzle', 'spawn-point'] } })
  t.does(0, { room: 'blockpile-puzzle#2' })
  expect(t.dungeon(0)).toEqual(['blockpile-puzzle', 'spawn-point'])
})

// bom-boy-factory

test('bom-boy-factory: destroyed as soon as a hero died in it or left it alive; the next hero enters the room below', () => {
  const t = table({
    phase: 'adventure',
    P1: {
      dungeon: ['bom-boy-factory+spawn-point'],
      entrance: ['danae-the-slayer', 'lady-samantha'],
      spells: [inAdventure],
    },
  }).endRound()
  expect([t.hits('danae-the-slayer'), t.hits('lady-samantha')]).toEqual([[3], [2]])
  expect(t.discard).toEqual(['bom-boy-factory'])
  const died = table({
    phase: 'adventure',
    P1: { dungeon: ['bom-boy-factory'], entrance: ['elfstar+1'], spells: [inAdventure] },
  }).endRound()
  expect(died.dungeon(0)).toEqual([])
  expect(died.souls(0)).toBe(1)
})
test('bom-boy-factory: not destroyed if it is skipped or deactivated', () => {
  const off = table({
    phase: 'adventure',
    P1: { dungeon: ['bom-boy-factory+off'], entrance: ['elfstar'], spells: [inAdventure] },
  }).endRound()
  expect(off.dungeon(0)).toEqual(['bom-boy-factory'])
  const skipped = table({
    phase: 'adventure',
    P1: { dungeon: ['spawn-point', 'bom-boy-factory'], entrance: ['archer'], spells: [inAdventure] },
  }).endRound()
  expect(skipped.dungeon(0)).toEqual(['spawn-point', 'bom-boy-factory'])
})

// cursed-tomb

test('cursed-tomb: if another card destroys it, every opponent discards two rooms of their choice', () => {
  const t = table({
    P1: { dungeon: ['cursed-tomb', 'wreck-room'], spells: [inBuild] },
    P2: { rooms: ['spawn-point', 'observatory', 'spiked-pit'] },
    P3: { rooms: ['genie-lounge'] },
  })
  t.does(0, { use: 'wreck-room' })
  expect(t.asked).toEqual([1])
  t.does(1, { discard: 'observatory', and: 'spawn-point' })
  expect(t.hand(1)).toEqual(['spiked-pit'])
  expect(t.hand(2)).toEqual([])
  expect(t.discard).toEqual(['cursed-tomb', 'observatory', 'spawn-point', 'genie-lounge'])
})
test('cursed-tomb: does nothing without its ability, or if it was covered by the destroyed room', () => {
  const withoutAbility = table({
    P1: { dungeon: ['cursed-tomb', 'wreck-room'], spells: ['meddling-kids', inBuild] },
    P2: { rooms: ['spawn-point'] },
  })
  withoutAbility.does(0, { cast: 'meddling-kids', mode: 1 }, { room: 'cursed-tomb' })
  withoutAbility.does(1, { pass: true }).does(0, { use: 'wreck-room' })
  expect(withoutAbility.hand(1)).toEqual(['spawn-point'])
  const covered = table({
    P1: { dungeon: ['spiked-pit+cursed-tomb', 'wreck-room'], spells: [inBuild] },
    P2: { rooms: ['spawn-point'] },
  })
  covered.does(0, { use: 'wreck-room' })
  expect(covered.dungeon(0)).toEqual(['cursed-tomb', 'wreck-room'])
  expect(covered.hand(1)).toEqual(['spawn-point'])
})
test('cursed-tomb: also affects the opponent who destroyed it', () => {
  const t = table({
    mixed: true,
    phase: 'reveal',
    P1: { boss: 'robobo', dungeon: ['spiked-pit+down', 'wreck-room', 'spawn-point', 'observatory', 'warp-tube'] },
    P2: { boss: 'belladonna', dungeon: ['cursed-tomb', 'save-point'] },
    P3: { boss: 'doc-scarecrow', rooms: ['genie-lounge'] },
  })
  t.does(1, { room: 'cursed-tomb' })
  expect(t.discard).toEqual(['cursed-tomb', 'genie-lounge'])
})

// rooms that trigger when a hero dies in them

for (const room of [
  'madmans-manor',
  'wraiths-throne',
  'spawn-point',
  'fangroot-garden',
  'brainsucker-queen',
  'bom-boy-factory',
])
  test(`${room}: without its ability it does nothing when a hero dies there, but its damage stays`, () => {
    const t = table({
      phase: 'adventure',
      P1: { dungeon: [room], entrance: ['elfstar+2'], rooms: ['warp-tube'] },
      P2: { spells: ['meddling-kids', inAdventure] },
      discard: ['pity'],
    })
    t.when(1, { cast: 'meddling-kids', mode: 1 }).endRound()
    expect(t.eventsOf('killed')).toHaveLength(1)
    expect(t.dungeon(0)).toEqual([room])
    expect(t.events.filter(e => e.why === room)).toEqual([])
  })

import { expect, test } from 'vitest'
import { nextTable, table } from '../../testing/test-table.ts'

const four = ['golem-factory', 'open-grave', 'boulder-ramp', 'dizzygas-hallway']
/** Five rooms, one of them about to be revealed. */
const leveling = (boss: string, more: object = {}) => ({ boss, dungeon: ['bottomless-pit+down', ...four], ...more })

// draculord

test('draculord: sees an opponent’s whole hand and takes a card of choice; others learn only that one is gone', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('draculord'),
    P2: { rooms: ['dark-altar', 'specters-sanctum'], spells: ['freeze'] },
    P3: { rooms: ['dark-altar'] },
  })
  t.does(0, { player: 1 })
  expect(t.offered(0, 'card')).toEqual(['dark-altar', 'freeze', 'specters-sanctum'])
  expect(t.view(2).ask).toBeNull()
  t.does(0, { card: 'freeze' })
  expect(t.hand(0)).toContain('freeze')
  expect(t.told('stole')[0]).toMatchObject({
    seat: 0,
    from: 1,
    kind: 'spells',
    secret: { seat: 0, facts: { card: 'freeze' } },
  })
})
test('draculord: nothing happens when all hands are empty, and it is not asked again (BM-95)', () => {
  const t = table({ phase: 'reveal', P1: leveling('draculord') })
  expect(t.view(0).players[0]!.leveled).toBe(true)
  expect(t.prompt).toBe('build.room')
})
test('draculord: who looks into a hand knows it, a spectator does not', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('draculord'),
    P2: { rooms: ['dark-altar', 'specters-sanctum'], spells: ['freeze'] },
  })
  const seen = JSON.stringify(t.view(0))
  expect(JSON.stringify(t.view('spectator'))).not.toContain('specters-sanctum')
  for (const seed of [1, 2, 3]) {
    const other = t.game.redeal(t.state, 0, seed)
    expect(JSON.stringify(t.game.view(other, 0))).toBe(seen)
    expect(other.players[1]!.spells).toEqual(['freeze'])
  }
})

// xyzax

test('xyzax: takes two cards of choice from the pile', () => {
  const t = table({ phase: 'reveal', P1: leveling('xyzax'), discard: ['freeze', 'dark-altar', 'fear'] })
  t.does(0, { card: 'freeze' }, { card: 'dark-altar' })
  expect(t.hand(0)).toEqual(expect.arrayContaining(['dark-altar', 'freeze']))
  expect(t.discard).toEqual(['fear'])
})
test('xyzax: with one card there it takes that one', () => {
  const t = table({ phase: 'reveal', P1: leveling('xyzax'), discard: ['freeze'] })
  expect(t.hand(0)).toContain('freeze')
  expect(t.discard).toEqual([])
})
test('xyzax: both are chosen before the first one brings anything about', () => {
  const t = nextTable({
    mixed: true,
    phase: 'reveal',
    P1: { boss: 'xyzax', dungeon: ['spiked-pit+down', 'dragon-graveyard', 'wreck-room', 'spawn-point', 'observatory'] },
    P2: { boss: 'killa' },
    discard: ['its-on', 'pity', 'warp-tube'],
  })
  t.does(0, { card: 'its-on' })
  expect(t.told('drew')).toEqual([]) // the graveyard waits
  expect(t.offered(0, 'card')).toEqual(['pity', 'warp-tube'])
  t.does(0, { card: 'warp-tube' })
  expect(t.hand(0)).toEqual(expect.arrayContaining(['its-on', 'warp-tube']))
  expect(t.told('drew').filter(e => e.why === 'dragon-graveyard')).toHaveLength(1)
})
test('xyzax: of two copies in the pile both may be taken', () => {
  const t = table({ phase: 'reveal', P1: leveling('xyzax'), discard: ['freeze', 'freeze', 'fear'] })
  t.does(0, { card: 'freeze' }, { card: 'freeze' })
  expect(t.discard).toEqual(['fear'])
})

// king-croak

test('king-croak: an advanced monster room from deck or pile is built at once, with its effect', () => {
  const t = table({ phase: 'reveal', P1: leveling('king-croak'), discard: ['vampire-bordello', 'recycling-center'] })
  expect(t.offered(0, 'card')).toEqual([
    'beast-menagerie',
    'dracolich-lair',
    'ligers-den',
    'monsters-ballroom',
    'vampire-bordello',
  ])
  t.does(0, { card: 'vampire-bordello' })
  expect(t.ask(0).choices).toEqual([{ build: 'vampire-bordello', at: 2 }, { pass: true }]) // open-grave shows the cleric
  t.does(0, { build: 'vampire-bordello', at: 2 })
  expect(t.dungeon(0)).toContain('vampire-bordello')
  expect(t.told('took')[0]).toMatchObject({ card: 'vampire-bordello', why: 'king-croak' })
  expect(t.told('shuffled')).toMatchObject([{ kind: 'rooms', why: 'BM-192' }])
})
test('king-croak: the search may be declined, the found room may go to the hand', () => {
  const no = table({ phase: 'reveal', P1: leveling('king-croak') }).does(0, { pass: true })
  expect(no.told('took')).toEqual([])
  expect(no.told('shuffled')).toHaveLength(1)
  const hand = table({ phase: 'reveal', P1: leveling('king-croak') }).does(
    0,
    { card: 'beast-menagerie' },
    { pass: true },
  )
  expect(hand.hand(0)).toContain('beast-menagerie')
})
test('king-croak: a room it covers loses its build effect (BM-215)', () => {
  const t = table({
    phase: 'reveal',
    P1: { boss: 'king-croak', dungeon: ['dark-laboratory+down', ...four] },
    P2: { boss: 'robobo' },
  })
  t.does(0, { card: 'ligers-den' }, { build: 'ligers-den', at: 4 })
  expect(t.told('drew').filter(e => e.why === 'dark-laboratory')).toEqual([])
})
test('king-croak: the searcher sees what the deck holds, the others do not', () => {
  const t = table({ phase: 'reveal', P1: leveling('king-croak'), P2: { rooms: ['dark-altar'] } })
  const seen = JSON.stringify(t.view(0))
  const ask = JSON.stringify(t.ask(0))
  const other = t.game.redeal(t.state, 0, 'another')
  expect(JSON.stringify(t.game.view(other, 0))).toBe(seen)
  expect(JSON.stringify(other.asks[0])).toBe(ask)
  expect(t.view(1).ask).toBeNull()
})

// robobo

test('robobo: every opponent destroys an active room of choice, one after the other', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('robobo'),
    P2: { dungeon: ['dark-altar', 'golem-factory'] },
    P3: { dungeon: ['brainsucker-hive', 'goblin-armory'] },
    P4: {},
  })
  t.does(1, { room: 'dark-altar' }).does(2, { room: 'goblin-armory' })
  expect(t.dungeon(1)).toEqual(['golem-factory'])
  expect(t.dungeon(2)).toEqual(['brainsucker-hive'])
  expect(t.dungeon(0)).toHaveLength(5)
})
test('robobo: the destroyed room pays for nothing, not even its own ability', () => {
  const t = table({ phase: 'reveal', P1: leveling('robobo'), P2: { dungeon: ['jackpot-stash', 'dark-altar'] } })
  t.does(1, { room: 'jackpot-stash' })
  expect(t.view(0).lasting).toEqual([])
  expect(t.discard).toEqual(['jackpot-stash'])
})
test('robobo: of a player whose turn comes later a build effect is lost, a level-up due stays due (BM-97, BM-215)', () => {
  const t = nextTable({
    mixed: true,
    phase: 'reveal',
    P1: leveling('robobo'),
    P2: {
      boss: 'belladonna',
      dungeon: ['dark-laboratory+down', 'dark-altar', 'torture-chamber', 'zombie-prison', 'succubus-spa'],
      survivors: ['elfstar', 'black-leaf'],
    },
  })
  t.does(1, { room: 'dark-laboratory' })
  expect(t.told('level-up')).toMatchObject([{ boss: 'belladonna' }])
  t.does(1, { hero: 'elfstar' })
  expect(t.dungeon(1)).toHaveLength(4)
  expect(t.told('drew').filter(e => e.why === 'dark-laboratory')).toEqual([])
})

// cerebellus

test('cerebellus: may draw three spells and then discards one of all', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('cerebellus', { spells: ['jeopardy'] }),
    spellDeck: ['fear', 'freeze', 'motivation'],
  })
  t.does(0, { accept: true })
  expect(t.offered(0, 'price')).toEqual(['fear', 'freeze', 'jeopardy', 'motivation'])
  t.does(0, { price: 'jeopardy' })
  expect(t.state.players[0]!.spells).toEqual(['fear', 'freeze', 'motivation'])
})
test('cerebellus: declined, it is gone for good (BM-99)', () => {
  const t = table({ phase: 'reveal', P1: leveling('cerebellus') })
    .does(0, { pass: true })
    .endRound()
  expect(t.told('drew').filter(e => e.kind === 'spells')).toEqual([])
  expect(t.view(0).players[0]!.leveled).toBe(true)
})

test('cerebellus: of fewer spells he draws what there is; with none there is none to discard (BM-200, BM-208)', () => {
  const few = table({ phase: 'reveal', P1: leveling('cerebellus'), spellDeck: { only: ['fear'] } }).does(0, {
    accept: true,
  })
  expect(few.ask(0).choices).toEqual([{ price: 'fear' }])
  const none = table({ phase: 'reveal', P1: leveling('cerebellus'), spellDeck: { only: [] } }).does(0, { accept: true })
  expect([none.view(0).phase, none.discard]).toEqual(['build', []])
})

// seducia

test('seducia: any hero of town or decks comes to the entrance, before those lured this round', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('seducia', { spells: ['motivation'] }),
    P2: { boss: 'robobo' },
    town: ['mitchell-the-judge'],
  })
  expect(t.offered(0, 'hero')).toContain('katelyn-angelic-healer')
  t.does(0, { hero: 'katelyn-angelic-healer' })
  expect(t.entrance(0)).toEqual(['katelyn-angelic-healer', 'mitchell-the-judge'])
  expect(t.told('shuffled')).toMatchObject([{ kind: 'heroes' }])
})
test('seducia: may be declined; a hero from town leaves the decks as they were', () => {
  const no = table({ phase: 'reveal', P1: leveling('seducia') }).does(0, { pass: true })
  expect(no.told('to-entrance')).toEqual([])
  const t = table({
    phase: 'reveal',
    P1: leveling('seducia', { spells: ['motivation'] }),
    town: ['joman-chimm-cutpurse'],
  })
  const { ordinary, epic } = t.view(0).decks
  t.does(0, { hero: 'joman-chimm-cutpurse' })
  expect(t.view(0).decks).toMatchObject({ ordinary, epic })
  expect(t.entrance(0)).toEqual(['joman-chimm-cutpurse'])
})

test('seducia: her hero stands behind those who waited already; The Fool and a hero she left in town go their ways', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('seducia', { entrance: ['nick-the-masher'], slain: ['boden-the-pantless'], spells: ['motivation'] }),
    P2: { boss: 'robobo' },
    town: ['the-fool', 'mitchell-the-judge'],
  })
  t.does(0, { hero: 'lord-van-ette' })
  expect(t.entrance(0)).toEqual(['nick-the-masher', 'lord-van-ette', 'mitchell-the-judge'])
  expect(t.told('lured')).toMatchObject([
    { hero: 'the-fool', seat: 1 },
    { hero: 'mitchell-the-judge', seat: 0 },
  ])
})

// cleopatra

test('cleopatra: an advanced trap room from deck or pile is built at once or taken', () => {
  const t = table({ phase: 'reveal', P1: leveling('cleopatra') })
  expect(t.offered(0, 'card')).toEqual(['all-seeing-eye', 'recycling-center', 'the-crushinator'])
  t.does(0, { card: 'the-crushinator' }, { build: 'the-crushinator', at: 4 })
  expect(t.dungeon(0)[0]).toBe('the-crushinator')
})
test('cleopatra: without a fitting room below it goes to the hand', () => {
  const t = table({ phase: 'reveal', P1: leveling('cleopatra') }).does(0, { card: 'all-seeing-eye' })
  expect(t.hand(0)).toContain('all-seeing-eye')
})
test('cleopatra: may be declined, and is wasted when no advanced trap room lies in deck or pile', () => {
  const no = table({ phase: 'reveal', P1: leveling('cleopatra') }).does(0, { pass: true })
  expect(no.told('took')).toEqual([])
  const eyes = { dungeon: ['all-seeing-eye', 'recycling-center', 'the-crushinator'] }
  const gone = table({ phase: 'reveal', P1: leveling('cleopatra'), P2: eyes, P3: eyes })
  expect(gone.ask(0).choices).toEqual([{ pass: true }])
})

// gorgona

test('gorgona: a hero in town dies at once and is yours, of any rank; for Machinations it counts as defeated', () => {
  const t = table({
    phase: 'reveal',
    machinations: true,
    P1: leveling('gorgona'),
    town: ['katelyn-angelic-healer', 'nick-the-masher'],
  })
  t.does(0, { hero: 'katelyn-angelic-healer' })
  expect(t.souls(0)).toBe(2)
  expect(t.told('killed')[0]).toMatchObject({ seat: 0, room: '' })
  t.endRound()
  expect(t.told('drew').filter(e => e.why === 'BM-156' && e.seat === 0)).toEqual([])
})
test('gorgona: wasted with an empty town', () => {
  const t = table({ phase: 'reveal', P1: leveling('gorgona') })
  expect(t.souls(0)).toBe(0)
  expect(t.view(0).players[0]!.leveled).toBe(true)
})
test('gorgona: no room sees the death in town, though they wait for one (BM-226)', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('gorgona'),
    town: ['nick-the-masher'],
    discard: ['dark-altar'],
  })
  expect(t.souls(0)).toBe(1)
  expect(t.discard).toEqual(['dark-altar']) // the grave took nothing
  expect(t.hand(0)).toHaveLength(1) // the regular draw of the next round, none of the factory
})

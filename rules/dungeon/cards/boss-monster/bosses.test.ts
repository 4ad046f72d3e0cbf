import { expect, test } from 'vitest'
import { redeal } from '../../../kernel/index.ts'
import { nextTable, table } from '../../testing/test-table.ts'

const four = ['golem-factory', 'open-grave', 'boulder-ramp', 'dizzygas-hallway']
/** A dungeon with five rooms, one of them still face down. */
const leveling = (boss: string, more: object = {}) => ({ boss, dungeon: ['bottomless-pit+down', ...four], ...more })

// draculord

test('draculord: you see an opponent’s whole hand and take a card of your choice; others only see that one is gone', () => {
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
  expect(t.eventsOf('stole')[0]).toMatchObject({
    seat: 0,
    from: 1,
    kind: 'spells',
    secret: { seats: [0, 1], facts: { card: 'freeze' } },
  })
})
test('draculord: nothing happens if all hands are empty, and the level-up does not come again (BM-95)', () => {
  const t = table({ phase: 'reveal', P1: leveling('draculord') })
  expect(t.view(0).players[0]!.leveled).toBe(true)
  expect(t.prompt).toBe('build.room')
})
test('draculord: the player who looked at a hand knows it, a spectator does not', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('draculord'),
    P2: { rooms: ['dark-altar', 'specters-sanctum'], spells: ['freeze'] },
  })
  const viewText = JSON.stringify(t.view(0))
  expect(JSON.stringify(t.view('spectator'))).not.toContain('specters-sanctum')
  for (const seed of [1, 2, 3]) {
    const other = redeal(t.game, t.state, 0, seed)
    expect(JSON.stringify(t.game.view(other, 0))).toBe(viewText)
    expect(other.players[1]!.spells).toEqual(['freeze'])
  }
})

// xyzax

test('xyzax: you take two cards of your choice from the discard pile', () => {
  const t = table({ phase: 'reveal', P1: leveling('xyzax'), discard: ['freeze', 'dark-altar', 'fear'] })
  t.does(0, { card: 'freeze' }, { card: 'dark-altar' })
  expect(t.hand(0)).toEqual(expect.arrayContaining(['dark-altar', 'freeze']))
  expect(t.discard).toEqual(['fear'])
})
test('xyzax: if the discard pile has one card, you take it', () => {
  const t = table({ phase: 'reveal', P1: leveling('xyzax'), discard: ['freeze'] })
  expect(t.hand(0)).toContain('freeze')
  expect(t.discard).toEqual([])
})
test('xyzax: you choose both cards before the first one triggers anything', () => {
  const t = nextTable({
    mixed: true,
    phase: 'reveal',
    P1: { boss: 'xyzax', dungeon: ['spiked-pit+down', 'dragon-graveyard', 'wreck-room', 'spawn-point', 'observatory'] },
    P2: { boss: 'killa' },
    discard: ['its-on', 'pity', 'warp-tube'],
  })
  t.does(0, { card: 'its-on' })
  expect(t.eventsOf('drew')).toEqual([]) // the graveyard has not triggered yet
  expect(t.offered(0, 'card')).toEqual(['pity', 'warp-tube'])
  t.does(0, { card: 'warp-tube' })
  expect(t.hand(0)).toEqual(expect.arrayContaining(['its-on', 'warp-tube']))
  expect(t.eventsOf('drew').filter(e => e.why === 'dragon-graveyard')).toHaveLength(1)
})
test('xyzax: you may take two copies of one card', () => {
  const t = table({ phase: 'reveal', P1: leveling('xyzax'), discard: ['freeze', 'freeze', 'fear'] })
  t.does(0, { card: 'freeze' }, { card: 'freeze' })
  expect(t.discard).toEqual(['fear'])
})

// king-croak

test('king-croak: you may build an advanced monster room from deck or discard pile at once, with its effect', () => {
  const t = table({ phase: 'reveal', P1: leveling('king-croak'), discard: ['vampire-bordello', 'recycling-center'] })
  expect(t.offered(0, 'card')).toEqual([
    'beast-menagerie',
    'dracolich-lair',
    'ligers-den',
    'monsters-ballroom',
    'vampire-bordello',
  ])
  t.does(0, { card: 'vampire-bordello' })
  expect(t.ask(0).choices).toEqual([{ build: 'vampire-bordello', at: 2 }, { pass: true }]) // open-grave has the cleric symbol
  t.does(0, { build: 'vampire-bordello', at: 2 })
  expect(t.dungeon(0)).toContain('vampire-bordello')
  expect(t.eventsOf('took')[0]).toMatchObject({ card: 'vampire-bordello', why: 'king-croak' })
  expect(t.eventsOf('shuffled')).toMatchObject([{ kind: 'rooms', why: 'BM-192' }])
})
test('king-croak: you may decline the search, and the found room may go to your hand', () => {
  const no = table({ phase: 'reveal', P1: leveling('king-croak') }).does(0, { pass: true })
  expect(no.eventsOf('took')).toEqual([])
  expect(no.eventsOf('shuffled')).toHaveLength(1)
  const hand = table({ phase: 'reveal', P1: leveling('king-croak') }).does(
    0,
    { card: 'beast-menagerie' },
    { pass: true },
  )
  expect(hand.hand(0)).toContain('beast-menagerie')
})
test('king-croak: a room that the new room covers loses its when-built effect (BM-215)', () => {
  const t = table({
    phase: 'reveal',
    P1: { boss: 'king-croak', dungeon: ['dark-laboratory+down', ...four] },
    P2: { boss: 'robobo' },
  })
  t.does(0, { card: 'ligers-den' }, { build: 'ligers-den', at: 4 })
  expect(t.eventsOf('drew').filter(e => e.why === 'dark-laboratory')).toEqual([])
})
test('king-croak: the searching player sees the cards of the deck, the others do not', () => {
  const t = table({ phase: 'reveal', P1: leveling('king-croak'), P2: { rooms: ['dark-altar'] } })
  const viewText = JSON.stringify(t.view(0))
  const ask = JSON.stringify(t.ask(0))
  const other = redeal(t.game, t.state, 0, 'another')
  expect(JSON.stringify(t.game.view(other, 0))).toBe(viewText)
  expect(JSON.stringify(other.asks[0])).toBe(ask)
  expect(t.view(1).ask).toBeNull()
})

// robobo

test('robobo: every opponent destroys an active room of their choice, one after the other', () => {
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
test('robobo: the destruction does not count as a cost, not even for the room’s own ability', () => {
  const t = table({ phase: 'reveal', P1: leveling('robobo'), P2: { dungeon: ['jackpot-stash', 'dark-altar'] } })
  t.does(1, { room: 'jackpot-stash' })
  expect(t.view(0).lasting).toEqual([])
  expect(t.discard).toEqual(['jackpot-stash'])
})
test('robobo: a player later in order loses the room’s when-built effect, but keeps a level-up (BM-97, BM-215)', () => {
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
  expect(t.eventsOf('level-up')).toMatchObject([{ boss: 'belladonna' }])
  t.does(1, { hero: 'elfstar' })
  expect(t.dungeon(1)).toHaveLength(4)
  expect(t.eventsOf('drew').filter(e => e.why === 'dark-laboratory')).toEqual([])
})

// cerebellus

test('cerebellus: you may draw three spells and then discard any one spell', () => {
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
test('cerebellus: if you decline, the level-up does not come again (BM-99)', () => {
  const t = table({ phase: 'reveal', P1: leveling('cerebellus') })
    .does(0, { pass: true })
    .endRound()
  expect(t.eventsOf('drew').filter(e => e.kind === 'spells')).toEqual([])
  expect(t.view(0).players[0]!.leveled).toBe(true)
})

test('cerebellus: from a small deck you draw what there is; without a spell you discard none (BM-200, BM-208)', () => {
  const few = table({ phase: 'reveal', P1: leveling('cerebellus'), spellDeck: { only: ['fear'] } }).does(0, {
    accept: true,
  })
  expect(few.ask(0).choices).toEqual([{ price: 'fear' }])
  const none = table({ phase: 'reveal', P1: leveling('cerebellus'), spellDeck: { only: [] } }).does(0, { accept: true })
  expect([none.view(0).phase, none.discard]).toEqual(['build', []])
})

// seducia

test('seducia: any hero of town or decks comes to your entrance, ahead of heroes lured this round', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('seducia', { spells: ['motivation'] }),
    P2: { boss: 'robobo' },
    town: ['mitchell-the-judge'],
  })
  expect(t.offered(0, 'hero')).toContain('katelyn-angelic-healer')
  t.does(0, { hero: 'katelyn-angelic-healer' })
  expect(t.entrance(0)).toEqual(['katelyn-angelic-healer', 'mitchell-the-judge'])
  expect(t.eventsOf('shuffled')).toMatchObject([{ kind: 'heroes' }])
})
test('seducia: you may decline; choosing a hero from town does not change the decks', () => {
  const no = table({ phase: 'reveal', P1: leveling('seducia') }).does(0, { pass: true })
  expect(no.eventsOf('to-entrance')).toEqual([])
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

test('seducia: her hero lines up behind those at the entrance; The Fool and the hero left in town are lured as usual', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('seducia', { entrance: ['nick-the-masher'], slain: ['boden-the-pantless'], spells: ['motivation'] }),
    P2: { boss: 'robobo' },
    town: ['the-fool', 'mitchell-the-judge'],
  })
  t.does(0, { hero: 'lord-van-ette' })
  expect(t.entrance(0)).toEqual(['nick-the-masher', 'lord-van-ette', 'mitchell-the-judge'])
  expect(t.eventsOf('lured')).toMatchObject([
    { hero: 'the-fool', seat: 1 },
    { hero: 'mitchell-the-judge', seat: 0 },
  ])
})

// cleopatra

test('cleopatra: you may build an advanced trap room from deck or discard pile at once', () => {
  const t = table({ phase: 'reveal', P1: leveling('cleopatra') })
  expect(t.offered(0, 'card')).toEqual(['all-seeing-eye', 'recycling-center', 'the-crushinator'])
  t.does(0, { card: 'the-crushinator' }, { build: 'the-crushinator', at: 4 })
  expect(t.dungeon(0)[0]).toBe('the-crushinator')
})
test('cleopatra: the found room goes to your hand if it fits on no room', () => {
  const t = table({ phase: 'reveal', P1: leveling('cleopatra') }).does(0, { card: 'all-seeing-eye' })
  expect(t.hand(0)).toContain('all-seeing-eye')
})
test('cleopatra: you may decline; without an advanced trap room in deck or discard pile nothing happens', () => {
  const no = table({ phase: 'reveal', P1: leveling('cleopatra') }).does(0, { pass: true })
  expect(no.eventsOf('took')).toEqual([])
  const eyes = { dungeon: ['all-seeing-eye', 'recycling-center', 'the-crushinator'] }
  const gone = table({ phase: 'reveal', P1: leveling('cleopatra'), P2: eyes, P3: eyes })
  expect(gone.ask(0).choices).toEqual([{ pass: true }])
})

// gorgona

test('gorgona: any hero in town dies and becomes your soul; for Machinations it counts as defeated', () => {
  const t = table({
    phase: 'reveal',
    machinations: true,
    P1: leveling('gorgona'),
    town: ['katelyn-angelic-healer', 'nick-the-masher'],
  })
  t.does(0, { hero: 'katelyn-angelic-healer' })
  expect(t.souls(0)).toBe(2)
  expect(t.eventsOf('killed')[0]).toMatchObject({ seat: 0, room: '' })
  t.endRound()
  expect(t.eventsOf('drew').filter(e => e.why === 'BM-156' && e.seat === 0)).toEqual([])
})
test('gorgona: nothing happens if the town is empty', () => {
  const t = table({ phase: 'reveal', P1: leveling('gorgona') })
  expect(t.souls(0)).toBe(0)
  expect(t.view(0).players[0]!.leveled).toBe(true)
})
test('gorgona: the death in town triggers no room (BM-226)', () => {
  const t = table({
    phase: 'reveal',
    P1: leveling('gorgona'),
    town: ['nick-the-masher'],
    discard: ['dark-altar'],
  })
  expect(t.souls(0)).toBe(1)
  expect(t.discard).toEqual(['dark-altar']) // the grave did not trigger
  expect(t.hand(0)).toHaveLength(1) // only the regular draw of the next round; the factory did not trigger
})

// Section 5 of the rules: the turn and its interruptions.
import { describe, expect, test } from 'vitest'
import { names, table } from '../testing/test-table.ts'

const empty = '. . . .'
const row = ['intimidate-domino', 'demolish-line', 'overthrow-line', 'overthrow-square']

test('a turn is a draft and a placement; a player with a full map takes no more turns (OB-38)', () => {
  const forests = 'forest forest forest forest'
  const game = table({
    P1: { map: [forests, forests, 'forest forest forest .'] },
    P2: { map: ['cave cave cave cave', 'cave cave cave cave', '. . . swamp'] },
    market: ['dungeon+portal', 'dungeon+portal', 'dungeon+portal', 'dungeon+portal'],
  })
  const seats: number[] = []
  while (game.view().step !== 'over') {
    seats.push(game.turn.seat)
    game.finishTurn()
  }
  expect(seats).toEqual([0, 1, 1, 1])
})

test('the steps of a turn: draft, tile, volcano, token, end (OB-39)', () => {
  const game = table({
    P1: { map: ['forest+kobold . . .', empty, empty] },
    P2: {},
    market: ['volcano+witch'],
  })
  const events = game.play(
    { draft: 'volcano', from: 0 },
    { place: 'volcano', at: '0,1' },
    { settle: 'witch', at: '0,1' },
  )
  expect(names(events)).toEqual([
    'drafted',
    'tile-placed',
    'volcano-erupted',
    'token-placed',
    'market-filled',
    'turn-started',
  ])
})

test('the steps of a turn: token, circle, command, end (OB-39)', () => {
  const game = table({
    P1: { map: ['summoning_circle+kobold . . .', empty, empty] },
    P2: {},
    market: ['summoning_circle+witch', 'cave+dragon'],
    row,
  })
  const prompts: string[] = []
  for (const choice of [
    { draft: 'summoning_circle', from: 0 },
    { place: 'summoning_circle', at: '0,1' },
    { exchange: 'witch', for: 'dragon' },
    { command: 'intimidate-domino' },
    { slide: 'summoning_circle', from: '0,1', to: '0,2' },
  ]) {
    prompts.push(game.prompt)
    game.play(choice)
  }
  expect(prompts).toEqual(['draft', 'place', 'circle', 'command', 'slide'])
  expect([game.asked, game.prompt]).toEqual([1, 'draft'])
  expect(game.map()[0]).toBe('summoning_circle+kobold . summoning_circle+dragon .')
})

test('a draft takes one pair, the tile and the token of the same slot (OB-40)', () => {
  const game = table({ P1: {}, P2: {}, market: ['cave+orc', 'cave+witch', 'swamp+orc', 'dungeon+portal'] })
  expect(game.offers()).toEqual([
    { draft: 'cave', from: 0, with: 'monster-orc' },
    { draft: 'cave', from: 1, with: 'monster-witch' },
    { draft: 'swamp', from: 2, with: 'monster-orc' },
    { draft: 'dungeon', from: 3, with: 'portal' },
  ])
  expect(game.play({ draft: 'cave', with: 'witch' })).toContainEqual({
    event: 'drafted',
    why: 'OB-40',
    seat: 0,
    tile: 'cave',
    tokens: ['monster-witch'],
    from: 1,
  })
  expect(game.market).toEqual(['cave+orc', '.', 'swamp+orc', 'dungeon+portal'])
})

test('a tile goes on any empty space and need not border another (OB-41)', () => {
  const game = table({ P1: { map: ['cave . . .', empty, empty] }, P2: {}, market: ['swamp+portal'] })
  game.play({ draft: 'swamp', from: 0 })
  expect(game.all('at')).toHaveLength(11)
  expect(game.all('at')).not.toContain('0,0')
  game.play({ place: 'swamp', at: '2,3' })
  expect(game.map()).toEqual(['cave . . .', empty, '. . . swamp'])
})

test('drafting and placing are compulsory, and tiles have no orientation (OB-42)', () => {
  const game = table({ P1: {}, P2: {}, market: ['swamp+portal'] })
  expect(game.offers({}).every(choice => 'draft' in choice)).toBe(true)
  game.play({ draft: 'swamp', from: 0 })
  expect(game.offers().map(choice => Object.keys(choice))).toEqual(Array(12).fill(['place', 'at']))
})

test('play passes clockwise (OB-44)', () => {
  const game = table({ P1: {}, P2: {}, P3: {}, P4: {}, turn: 'P3' })
  const seats = [0, 1, 2, 3, 4].map(() => {
    const { seat } = game.turn
    game.finishTurn()
    return seat
  })
  expect(seats).toEqual([2, 3, 0, 1, 2])
})

describe('interruptions: portals and bosses (OB-43)', () => {
  const portal = { portal: 'open' }
  const circleTurn = (own: object = {}) =>
    table({
      P1: { map: ['summoning_circle+kobold . . forest+kobold', empty, empty], stash: ['portal'], ...own },
      P2: { stash: ['portal'] },
      market: ['summoning_circle+witch', 'cave+dragon', 'cave+dragon', 'cave+dragon'],
      row,
    })

  test('a portal may be opened at the start and between any two steps (OB-43)', () => {
    const game = circleTurn()
    const prompts: string[] = []
    for (const choice of [
      { draft: 'summoning_circle', from: 0 },
      { place: 'summoning_circle', at: '0,1' },
      { settle: 'witch' },
      { pass: 'circle' },
      { pass: 'command' },
    ]) {
      expect(game.offers(portal)).toHaveLength(1)
      prompts.push(game.prompt)
      game.play(choice)
    }
    expect(prompts).toEqual(['draft', 'place', 'settle', 'circle', 'command'])
    expect(game.asked).toBe(1)
  })

  test('a portal may be opened before the end of the turn (OB-43)', () => {
    const game = table({
      P1: { map: ['forest+kobold . . .', empty, empty], stash: ['portal'] },
      P2: {},
      market: ['cave+crystal-cave'],
    })
    game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,1' })
    expect([game.asked, game.prompt, game.offers(portal).length]).toEqual([0, 'end-turn', 1])
    game.play(portal, { move: 'kobold' })
    expect(game.map()[0]).toBe('forest cave+kobold . .')
    expect(game.asked).toBe(1)
  })

  test('a portal may be opened after a command (OB-43)', () => {
    const game = circleTurn()
    game.play({ draft: 'summoning_circle', from: 0 }, { place: 'summoning_circle', at: '0,1' }, { settle: 'witch' })
    game.play(
      { pass: 'circle' },
      { command: 'intimidate-domino' },
      { slide: 'summoning_circle', from: '0,0', to: '1,0' },
    )
    expect([game.asked, game.prompt, game.offers(portal).length]).toEqual([0, 'end-turn', 1])
    game.play({ pass: 'turn' })
    expect(game.asked).toBe(1)
  })

  test('a boss may be revealed at the start and between any two steps (OB-43)', () => {
    const steps = [
      { draft: 'summoning_circle', from: 0 },
      { place: 'summoning_circle', at: '0,1' },
      { settle: 'witch' },
      { pass: 'circle' },
    ]
    for (let stepsPlayed = 0; stepsPlayed <= steps.length; stepsPlayed++) {
      const game = circleTurn({ boss: 'belladonna', stash: [] })
      game.play(...steps.slice(0, stepsPlayed))
      game.play({ reveal: 'belladonna' })
      expect(game.view().players[0]!.revealed).toBe(true)
    }
  })

  test('no portal and no reveal while another effect is being resolved (OB-43)', () => {
    const game = circleTurn({ boss: 'belladonna', stash: ['portal', 'portal'] })
    const interruptions = () => [...game.offers(portal), ...game.offers({ reveal: 'belladonna' })]
    expect(interruptions()).toHaveLength(2)
    game.play(portal) // now the game offers only the moves of the portal
    expect([game.prompt, interruptions()]).toEqual(['portal', []])
  })

  test('a seat cannot interrupt the turn of another (OB-43)', () => {
    const game = circleTurn({ stash: [] })
    const asked = [game.asked]
    for (const choice of [
      { draft: 'cave', from: 1 },
      { place: 'cave', at: '1,0' },
    ]) {
      game.play(choice)
      asked.push(game.asked)
    }
    expect(asked).toEqual([0, 0, 1])
    expect(game.turn.seat).toBe(1)
  })

  test('no portal between placing a volcano and its eruption (OB-43, OB-66)', () => {
    const game = table({
      P1: { map: ['forest+kobold . . .', empty, empty], stash: ['portal'] },
      P2: {},
      market: ['volcano+witch'],
    })
    game.play({ draft: 'volcano', from: 0 })
    const events = game.play({ place: 'volcano', at: '0,1' })
    expect(names(events)).toEqual(['tile-placed', 'volcano-erupted'])
    expect(game.prompt).toBe('settle') // the player can interrupt again after the eruption destroyed the kobold
  })

  test('a portal can move a token next to a circle that has none (OB-43, OB-68)', () => {
    const game = table({
      P1: { map: ['forest+kobold . . .', empty, empty], stash: ['portal'] },
      P2: {},
      market: ['summoning_circle+crystal-forest', 'cave+dragon'],
    })
    game.play({ draft: 'summoning_circle', from: 0 }, { place: 'summoning_circle', at: '2,3' })
    expect([game.asked, game.prompt]).toEqual([0, 'circle'])
    expect(game.offers()).toEqual([{ pass: 'circle' }, portal])
    game.play(portal, { move: 'kobold', to: '2,3' }, { exchange: 'kobold', for: 'dragon', from: 1 })
    expect(game.map()).toEqual(['forest . . .', empty, '. . . summoning_circle+dragon'])
  })

  test('Cleopatra can still complete the pattern of a command (OB-43, OB-134)', () => {
    const game = table({
      P1: { map: ['cave . . .', empty, empty], boss: 'cleopatra' },
      P2: {},
      market: ['cave+crystal-cave'],
      row,
    })
    game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,2' })
    expect(game.asked).toBe(0)
    game.play({ reveal: 'cleopatra' }, { slide: 'cave', from: '0,2', to: '0,1' })
    expect(game.all('command')).toEqual(['intimidate-domino'])
  })

  test('a player who passed at the circle of the first draft may interrupt again after the second (OB-43, OB-131)', () => {
    const game = table({
      P1: { map: ['forest+kobold . . .', empty, empty], stash: ['portal'], boss: 'king_croak' },
      P2: {},
      market: ['summoning_circle+witch', 'cave+crystal-cave'],
    })
    game.play({ reveal: 'king_croak' }, { draft: 'summoning_circle' }, { place: 'summoning_circle', at: '0,1' })
    game.play({ settle: 'witch' }, { pass: 'circle' }, { draft: 'cave', from: 1 }, { place: 'cave', at: '2,2' })
    expect([game.asked, game.prompt, game.offers(portal).length]).toEqual([0, 'end-turn', 1])
  })
})

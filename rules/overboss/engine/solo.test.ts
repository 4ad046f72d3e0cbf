// Sections 16 and 17 of the rules: one player, and Score mode.
import { describe, expect, test } from 'vitest'
import { seeds } from '../../kernel/testing/properties.ts'
import { overboss } from '../index.ts'
import { names, newGame, table } from '../testing/test-table.ts'

const empty = '. . . .'
const market = ['cave+orc', 'forest+witch', 'swamp+kobold', 'dungeon+dragon']
const tilesIn = (pairs: readonly string[]) => pairs.map(pair => pair.split('+')[0])

test('a solo game has the usual setup and turns, except for the market (OB-147)', () => {
  const game = newGame({ players: 1 })
  const { players, deck, bag } = game.view()
  expect([players.length, deck, bag]).toEqual([1, 64, 64])
  const prompts = new Set<string>()
  let turns = 0
  for (; overboss.asks(game.state).length > 0; turns++) {
    prompts.add(game.prompt)
    game.finishTurn()
  }
  expect([turns, [...prompts]]).toEqual([12, ['draft']])
})

describe('the market of one player', () => {
  const draft = (slot: number, more: object = {}) => {
    const game = table({ P1: {}, market, deck: ['camp-red', 'camp-blue'], bag: ['skeleton', 'skeleton'], ...more })
    const tile = tilesIn(market)[slot]!
    const events = game.play({ draft: tile, from: slot }, { place: tile, at: '0,0' })
    return { game, events }
  }

  test('the farthest pair is discarded, the others slide away from the deck, two new pairs arrive (OB-148)', () => {
    const { game, events } = draft(1)
    expect(events).toContainEqual({
      event: 'pair-discarded',
      why: 'OB-148',
      tile: 'dungeon',
      token: 'monster-dragon',
      from: 3,
    })
    expect(tilesIn(game.market)).toEqual(['camp-blue', 'camp-red', 'cave', 'swamp'])
    expect(game.market.slice(2)).toEqual(['cave+orc', 'swamp+kobold'])
  })

  test('the farthest remaining pair is discarded, even if it is not in the last slot (OB-149)', () => {
    const { game, events } = draft(3)
    expect(events).toContainEqual({
      event: 'pair-discarded',
      why: 'OB-148',
      tile: 'swamp',
      token: 'monster-kobold',
      from: 2,
    })
    expect(game.market.slice(2)).toEqual(['cave+orc', 'forest+witch'])
  })

  test('the discarded token goes into the bag and the tile to the discard pile (OB-149)', () => {
    const { game } = draft(0, { bag: [] })
    expect(game.discard).toEqual(['dungeon'])
    expect(game.market.filter(pair => pair.endsWith('+dragon'))).toHaveLength(1) // drawn again from the empty bag
    expect(game.market.slice(2)).toEqual(['forest+witch', 'swamp+kobold'])
  })

  test('a lone tile and a lone token are joined in the slot of the tile (OB-150)', () => {
    const game = table({ P1: { boss: 'porkus' }, market, deck: ['camp-red', 'camp-blue'] })
    game.play({ reveal: 'porkus' }, { draft: 'cave', from: 0 }, { take: 'kobold' }, { place: 'cave', at: '0,0' })
    // remaining: +orc, forest+witch, swamp, dungeon+dragon; the orc joins the swamp, the dungeon is discarded
    expect(game.market.slice(2)).toEqual(['forest+witch', 'swamp+orc'])
    expect(game.discard).toEqual(['dungeon'])
  })

  test('tiles without a token get one before the farthest pair is discarded (OB-150)', () => {
    const game = table({
      P1: { map: ['cave+orc cave+orc cave+orc .', empty, empty], boss: 'eclipse' },
      market: ['cave+portal', 'forest+portal', 'swamp+portal', 'dungeon+portal'],
    })
    game.play({ reveal: 'eclipse' }, ...['0,0', '0,1', '0,2'].map(at => ({ discard: 'orc', at })))
    const events = game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '1,0' })
    const filled = events.filter(({ why }) => why === 'OB-150')
    expect(filled.map(event => event.event === 'market-filled' && [event.slot, event.tile])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
    expect(events.find(({ event }) => event === 'pair-discarded')).toMatchObject({ tile: 'dungeon', from: 3 })
    expect(tilesIn(game.market).slice(2)).toEqual(['forest', 'swamp'])
    for (const pair of game.market) expect(pair).toContain('+')
  })

  test('after a double draft the market refreshes once (OB-151)', () => {
    const game = table({ P1: { boss: 'king_croak' }, market, deck: ['camp-red', 'camp-blue', 'camp-black'] })
    game.play({ reveal: 'king_croak' }, { draft: 'cave', from: 0 }, { place: 'cave', at: '0,0' })
    expect(game.market).toEqual(['.', 'forest+witch', 'swamp+kobold', 'dungeon+dragon'])
    const events = game.play({ draft: 'swamp', from: 2 }, { place: 'swamp', at: '0,1' })
    expect(names(events).filter(name => name === 'pair-discarded')).toHaveLength(1)
    expect(game.market[3]).toBe('forest+witch')
    expect(tilesIn(game.market)).toEqual(['camp-black', 'camp-blue', 'camp-red', 'forest'])
  })

  test('a skipped turn changes nothing (OB-151)', () => {
    const game = table({ P1: { boss: 'king_croak' }, market })
    game.play({ reveal: 'king_croak' }, { draft: 'cave', from: 0 }, { place: 'cave', at: '0,0' })
    const events = game.play({ draft: 'swamp', from: 2 }, { place: 'swamp', at: '0,1' })
    expect(names(events).slice(-2)).toEqual(['turn-skipped', 'turn-started'])
    expect(names(events).filter(name => name === 'pair-discarded')).toHaveLength(1)
    expect([game.prompt, game.turn.number]).toEqual(['draft', 2])
  })
})

test('4 x 4 may be chosen (OB-152)', () => {
  const game = newGame({ players: 1, board: '4x4' })
  game.playOut()
  expect(game.view().players[0]!.map).toHaveLength(16)
  expect(overboss.result(game.state)?.scores).toHaveLength(1)
})

test.each([
  [['graveyard-1'], 0],
  [['graveyard-1', 'graveyard-2'], 2],
  [['graveyard-1', 'graveyard-2', 'graveyard-3'], 2],
  [['graveyard-1', 'graveyard-1', 'graveyard-2', 'graveyard-3'], 5],
  [['graveyard-1', 'graveyard-1', 'graveyard-2', 'graveyard-3', 'graveyard-3'], 5],
])('in a solo game the graveyards %j score one bonus of %i (OB-153, OB-154)', (tiles, bonus) => {
  const spaces = [...tiles, ...Array(12 - tiles.length).fill('.')]
  const game = table({ P1: { map: [0, 4, 8].map(start => spaces.slice(start, start + 4).join(' ')) } })
  expect(game.line('graveyardBonus')).toBe(bonus)
})

test('there are no command cards for one player (OB-154)', () => {
  expect(newGame({ players: 1 }).view().commands).toEqual({ row: [], deck: 0, discard: [] })
})

test('a solo game can have any boss and any five terrains (OB-155)', () => {
  const terrains = ['volcano', 'camp', 'desert', 'forest', 'castle']
  const { options, players } = newGame({ players: 1, boss: 'kirax', terrains }).view()
  expect([...options.terrains].sort()).toEqual(terrains.sort())
  expect(players[0]!.boss).toBe('kirax')
})

describe('titles of Score mode (OB-156)', () => {
  /** 12 volcanoes score 48 points; each other tile and token changes that a little. */
  const result = (own: object) => overboss.result(table({ P1: own }).state)
  const volcanoes = 'volcano volcano volcano volcano'

  test('the result of a solo game has a title (OB-156)', () => {
    expect(result({ map: [volcanoes, volcanoes, volcanoes] })).toMatchObject({ scores: [48], title: 'soloTitle:48' })
    const plain = 'summoning_circle summoning_circle summoning_circle summoning_circle'
    expect(result({ map: [plain, plain, plain] })).toMatchObject({ scores: [12], title: 'soloTitle:0' })
    const row = 'volcano+elemental volcano+elemental volcano+elemental volcano+elemental'
    expect(result({ map: [row, volcanoes, volcanoes], boss: 'xyzax' })).toMatchObject({
      scores: [48 + 4 + 7 + 4],
      title: 'soloTitle:60',
    })
  })

  test('a game against others has no title (OB-156)', () => {
    const forests = 'forest forest forest forest'
    const maps = { P1: { map: [volcanoes, volcanoes, volcanoes] }, P2: { map: [forests, forests, forests] } }
    expect(overboss.result(table(maps).state)).not.toHaveProperty('title')
  })

  test('a game of the campaign has no title; the campaign has its own titles (OB-156, OB-181)', () => {
    const game = newGame({ players: 1, level: '1' })
    game.playOut()
    expect(overboss.result(game.state)).not.toHaveProperty('title')
  })
})

describe('the boss of one player (OB-157)', () => {
  test('the player chooses it openly (OB-157)', () => {
    const { players, dealt } = newGame({ players: 1, boss: 'seducia' }).view('spectator')
    expect([players[0]!.boss, dealt]).toEqual(['seducia', []])
  })

  test('it can be drawn at random (OB-157)', () => {
    const drawn = seeds(40).map(seed => newGame({ players: 1, bosses: true }, seed).view(0).players[0]!.boss)
    expect(new Set(drawn).size).toBeGreaterThan(5)
  })

  test('its ability and its goal apply (OB-157)', () => {
    const map = ['cave+orc forest . .', empty, empty]
    const game = table({ P1: { map, boss: 'cerebellus' } })
    expect(game.line('boss')).toBe(12)
    game.play({ reveal: 'cerebellus' }, { move: 'orc' })
    expect(game.map()[0]).toBe('cave forest+orc . .')
  })

  test('revealing it shows nothing hidden, so the player can undo it (OB-157)', () => {
    const game = table({ P1: { map: ['cave+orc forest . .', empty, empty], boss: 'cerebellus' } })
    expect(game.play({ reveal: 'cerebellus' })).toEqual([
      { event: 'boss-revealed', why: 'OB-109', seat: 0, boss: 'cerebellus' },
    ])
  })

  test('the game asks a solo player for interruptions only if one is possible (OB-157)', () => {
    const game = table({ P1: { boss: 'cerebellus' }, market: ['forest+orc'] })
    game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: '0,0' })
    expect([game.prompt, game.turn.number]).toEqual(['draft', 2])
  })
})

// Section 3 of the rules: setup.
import { expect, test } from 'vitest'
import { seeds } from '../../kernel/testing/properties.ts'
import { overboss } from '../index.ts'
import { zones } from '../situation/zones.ts'
import { newGame } from '../testing/test-table.ts'

test.each([1, 2, 3, 4, 5])('a game can have %i players (OB-23)', players => {
  expect(newGame({ players }).view().players).toHaveLength(players)
})

test('one player plays by the solo rules (OB-23)', () => {
  const game = newGame({ players: 1 })
  expect(game.finishTurn().map(event => event.event)).toContain('pair-discarded')
})

test('all players use the same board, 3 x 4 or 4 x 4 (OB-24)', () => {
  for (const [board, spaces] of [
    ['3x4', 12],
    ['4x4', 16],
  ])
    for (const player of newGame({ players: 4, board }).view().players) expect(player.map).toHaveLength(Number(spaces))
  expect(newGame({ players: 5, board: '3x4' }).view().options.board).toBe('3x4')
})

test('players choose five terrains, in any order (OB-25)', () => {
  const terrains = ['volcano', 'camp', 'desert', 'forest', 'castle']
  expect([...newGame({ players: 3, terrains }).view().options.terrains].sort()).toEqual(terrains.sort())
})

test('five terrains are drawn at random, and over many games all ten come up (OB-25)', () => {
  const drawnTerrains = new Set<string>()
  for (const seed of seeds(40)) {
    const { terrains } = newGame({ players: 2, terrains: 'random' }, seed).view().options
    expect(new Set(terrains).size).toBe(5)
    for (const terrain of terrains) drawnTerrains.add(terrain)
  }
  expect(drawnTerrains.size).toBe(10)
})

test('a first game uses the basic terrains (OB-25)', () => {
  expect(newGame({ players: 2 }).view().options.terrains).toEqual(['forest', 'cave', 'graveyard', 'swamp', 'camp'])
})

test('the deck is the 60 tiles of the chosen terrains and 8 dungeons, shuffled (OB-26)', () => {
  const order = (seed: number) => zones(newGame({ players: 3 }, seed).state).deck
  expect(newGame({ players: 3 }).view().deck).toBe(68 - 4)
  expect(order(1)).toEqual(order(1))
  expect(order(1)).not.toEqual(order(2))
  const tiles = overboss.inventory(
    newGame({ players: 3, terrains: ['castle', 'desert', 'volcano', 'camp', 'cave'] }).state,
  )
  expect(tiles['tile forest']).toBeUndefined()
  expect(tiles['tile desert']).toBe(12)
  expect(tiles['tile dungeon']).toBe(8)
})

test('the bag holds 68 tokens: 5 crystals, 50 monsters, 6 minibosses, 7 portals (OB-27)', () => {
  const game = newGame({ players: 3, terrains: 'random' })
  expect(game.view().bag).toBe(68 - 4)
  const tokens = Object.entries(overboss.inventory(game.state)).filter(([id]) => id.startsWith('token '))
  const of = (kind: string) =>
    tokens.filter(([id]) => id.startsWith(`token ${kind}`)).reduce((n, [, copies]) => n + copies, 0)
  expect([of('crystal'), of('monster'), of('miniboss'), of('portal'), of('')]).toEqual([5, 50, 6, 7, 68])
})

test('the market has four tiles, each with a token (OB-28)', () => {
  const { market } = newGame({ players: 2 }).view()
  expect(market).toHaveLength(4)
  for (const { tile, token } of market) {
    expect(tile).not.toBeNull()
    expect(token).not.toBeNull()
  }
})

test('the first player is drawn at random, and play goes clockwise (OB-29)', () => {
  const first = seeds(30).map(seed => newGame({ players: 3 }, seed).asked)
  expect(new Set(first)).toEqual(new Set([0, 1, 2]))
  const game = newGame({ players: 3 })
  const turns = [0, 1, 2, 3].map(() => {
    const { seat } = game.turn
    game.finishTurn()
    return seat
  })
  expect(turns.slice(1)).toEqual(turns.slice(0, 3).map(seat => (seat + 1) % 3))
})

test.each([1, 2, 3, 4, 5])('the players may choose that player %i begins (OB-29, OB-188)', number => {
  const firstPlayer = String(number)
  const first = seeds(5).map(seed => newGame({ players: 5, firstPlayer }, seed).asked)
  expect(new Set(first)).toEqual(new Set([number - 1]))
  const game = newGame({ players: 5, firstPlayer })
  game.finishTurn()
  expect(game.turn.seat).toBe(number % 5)
})

test('without the choice a draw decides, as with “random” (OB-188)', () => {
  expect(newGame({ players: 3, firstPlayer: 'random' }).state).toEqual(newGame({ players: 3 }).state)
})

test('nothing else depends on the number of players (OB-30)', () => {
  for (const players of [2, 3, 4, 5]) {
    const view = newGame({ players, commands: true }).view()
    expect(view.options.terrains).toHaveLength(5)
    expect([view.market.length, view.deck, view.bag, view.commands.row.length]).toEqual([4, 64, 64, 4])
  }
})

test('boards, bosses and commands are chosen independently (OB-31)', () => {
  for (const board of ['3x4', '4x4'])
    for (const bosses of [false, true])
      for (const commands of [false, true]) {
        const { options, players, commands: cards } = newGame({ players: 2, board, bosses, commands }).view()
        expect(options).toMatchObject({ board, bosses, commands })
        expect(players[0]!.boss).toBe(bosses ? 'hidden' : null)
        expect(cards.row).toHaveLength(commands ? 4 : 0)
      }
})

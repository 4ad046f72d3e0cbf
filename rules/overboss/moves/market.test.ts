// Section 4 of the rules: the market.
import { expect, test } from 'vitest'
import { newGame, table } from '../testing/test-table.ts'

const market = ['cave+orc', 'forest+witch', 'swamp+kobold', 'dungeon+portal']

test('every turn starts with four full slots (OB-32)', () => {
  const game = newGame({ players: 3 })
  for (let turn = 0; turn < 36; turn++) {
    expect(game.prompt).toBe('draft')
    for (const pair of game.market) expect(pair).toMatch(/^[a-z].*\+[a-z]/)
    game.finishTurn()
  }
  expect(game.view().step).toBe('over')
})

test('at the end of a turn the vacant places are filled from deck and bag (OB-33)', () => {
  const game = table({ P1: {}, P2: {}, market, deck: ['graveyard-3'], bag: ['skeleton'] })
  const events = game.play({ draft: 'forest', from: 1 }, { place: 'forest', at: '0,0' })
  expect(game.market).toEqual(['cave+orc', 'graveyard-3+skeleton', 'swamp+kobold', 'dungeon+portal'])
  expect(events).toContainEqual({
    event: 'market-filled',
    why: 'OB-33',
    reveals: true,
    slot: 1,
    tile: 'graveyard-3',
    token: 'monster-skeleton',
  })
})

test('the market is not refilled during a turn (OB-34)', () => {
  const game = table({ P1: {}, P2: {}, market })
  game.play({ draft: 'cave', from: 0 })
  expect(game.market).toEqual(['.', 'forest+witch', 'swamp+kobold', 'dungeon+portal'])
})

test('an effect after the draft uses the remaining market (OB-34)', () => {
  const game = table({ P1: { boss: 'kazanna' }, P2: {}, market, deck: ['swamp', 'cave', 'forest'] })
  game.play({ draft: 'cave', from: 0 }, { reveal: 'kazanna' })
  expect(game.market).toEqual(['.', 'swamp+witch', 'cave+kobold', 'forest+portal'])
})

test('the discard pile becomes the new deck when the deck is empty (OB-35)', () => {
  const game = table({ P1: {}, P2: {}, market, deck: { only: [] } })
  const discarded = game.discard.length
  expect([game.view().deck, discarded]).toEqual([0, 64])
  const events = game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,0' })
  expect(events).toContainEqual({ event: 'deck-shuffled', why: 'OB-35', reveals: true })
  expect([game.view().deck, game.discard.length]).toEqual([discarded - 1, 0])
  expect(game.market[0]).toMatch(/^[a-z]/)
})

test('with an empty bag a slot stays without a token, and a player can draft its tile alone (OB-36)', () => {
  const game = table({ P1: {}, P2: {}, market, deck: ['graveyard-2'], bag: [] })
  game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,0' })
  expect(game.market[0]).toBe('graveyard-2')
  expect(game.offers({ draft: 'graveyard-2' })).toEqual([{ draft: 'graveyard-2', from: 0 }])
  game.play({ draft: 'graveyard-2' }, { place: 'graveyard-2', at: '1,1' })
  expect(game.map(1)[1]).toBe('. graveyard-2 . .')
  expect(game.stash(1)).toEqual([])
})

test('there are enough tiles for four players on the large board (OB-36)', () => {
  const game = newGame({ players: 4, board: '4x4' })
  game.playOut()
  const { players, deck, market: left } = game.view()
  for (const { map } of players) expect(map).not.toContain(null)
  expect(deck + left.filter(({ tile }) => tile !== null).length).toBe(68 - 64)
})

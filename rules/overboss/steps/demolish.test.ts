// Section 15 of the rules: Demolish, and the draft of the tile’s owner.
import { describe, expect, test } from 'vitest'
import { names, table } from '../testing/test-table.ts'

const empty = '. . . .'
const forests = 'forest forest forest forest'
const row = ['demolish-line', 'demolish-corner', 'overthrow-line', 'overthrow-square']
const market = ['forest+crystal-forest', 'cave+dragon', 'swamp+portal', 'castle+kobold']

/** P1 places the third forest of a line and activates Demolish. */
const demolish = (other: object = {}, more: object = {}, own: object = {}) => {
  const game = table({
    P1: { map: ['forest+kobold forest+dragon . .', empty, empty], ...own },
    P2: { map: ['castle+vampire . . .', empty, empty], ...other },
    market,
    row,
    ...more,
  })
  game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: '0,2' }, { command: 'demolish-line' })
  return game
}
const castle = { demolish: 'castle', of: 1, at: '0,0' }

test('any one tile of any map can be destroyed (OB-137, OB-141)', () => {
  const game = demolish({ map: ['castle+vampire . . dungeon', '. cave . .', empty] })
  expect(game.offers().map(choice => 'demolish' in choice && `${choice.of}: ${choice.demolish} ${choice.at}`)).toEqual([
    '0: forest 0,0',
    '0: forest 0,1',
    '0: forest 0,2',
    '1: castle 0,0',
    '1: dungeon 0,3',
    '1: cave 1,1',
  ])
})

test('the token goes into the bag and the tile to the discard pile (OB-141)', () => {
  const game = demolish({}, { bag: ['witch'] })
  const events = game.play(castle)
  expect(events).toEqual([
    { event: 'tile-demolished', why: 'OB-141', seat: 1, tile: 'castle', at: '0,0', token: 'monster-vampire' },
  ])
  expect([game.bag, game.discard, game.map(1)[0]]).toEqual([['vampire', 'witch'], ['castle'], empty])
})

describe('the draft of the owner', () => {
  test('the owner at once drafts a pair, and its tile goes on the vacated space (OB-142)', () => {
    const game = demolish()
    game.play(castle)
    expect([game.asked, game.prompt]).toEqual([1, 'replace'])
    const events = game.play({ draft: 'cave', from: 1 })
    expect(events.slice(0, 3).map(({ event, why }) => [event, why])).toEqual([
      ['drafted', 'OB-142'],
      ['tile-placed', 'OB-142'],
      ['token-placed', 'OB-142'],
    ])
    expect(game.map(1)[0]).toBe('cave+dragon . . .')
  })

  test('a portal goes to the stash (OB-142)', () => {
    const game = demolish()
    game.play(castle, { draft: 'swamp' })
    expect([game.map(1)[0], game.stash(1)]).toEqual(['swamp . . .', ['portal']])
  })

  test('only the pairs left in the market can be drafted (OB-143)', () => {
    const game = demolish()
    game.play(castle)
    expect(game.offers()).toEqual([
      { draft: 'cave', from: 1, with: 'monster-dragon' },
      { draft: 'swamp', from: 2, with: 'portal' },
      { draft: 'castle', from: 3, with: 'monster-kobold' },
    ])
  })

  test('the drafted monster goes onto the new tile, although another tile is open (OB-142, OB-186)', () => {
    const game = demolish({ map: ['castle+vampire . . forest', empty, empty] })
    game.play(castle, { draft: 'cave', from: 1 })
    expect(game.map(1)[0]).toBe('cave+dragon . . forest')
    expect([game.asked, game.prompt]).toEqual([1, 'draft']) // the next turn
  })

  test('a stashed monster does not take the place of the drafted one (OB-186)', () => {
    const game = demolish({ map: ['castle+vampire . . .', empty, empty], stash: ['skeleton'] })
    game.play(castle, { draft: 'cave', from: 1 })
    expect([game.map(1)[0], game.stash(1)]).toEqual(['cave+dragon . . .', ['skeleton']])
  })

  test('a stashed monster settles on a new tile that came with a portal (OB-186, OB-54)', () => {
    const game = demolish({ map: ['castle+vampire . . .', empty, empty], stash: ['skeleton'] })
    const events = game.play(castle, { draft: 'swamp' })
    expect(events.find(({ event }) => event === 'token-placed')).toMatchObject({ why: 'OB-52', from: 'stash' })
    expect([game.map(1)[0], game.stash(1)]).toEqual(['swamp+skeleton . . .', ['portal']])
  })

  test('a monster drafted with a dungeon goes to the stash, if no tile is open (OB-186, OB-46)', () => {
    const game = demolish({}, { market: ['forest+crystal-forest', 'dungeon+dragon'] })
    game.play(castle)
    const events = game.play({ draft: 'dungeon' })
    expect(events.slice(0, 3).map(({ event, why }) => [event, why])).toEqual([
      ['drafted', 'OB-142'],
      ['tile-placed', 'OB-142'],
      ['token-stashed', 'OB-186'],
    ])
    expect([game.map(1)[0], game.stash(1)]).toEqual(['dungeon . . .', ['dragon']])
  })

  test('from the stash it settles at once on an open tile of the owner’s choice (OB-186, OB-55)', () => {
    const open = { map: ['castle+vampire . cave forest', empty, empty] }
    const game = demolish(open, { market: ['forest+crystal-forest', 'dungeon+dragon'] })
    game.play(castle, { draft: 'dungeon' })
    expect([game.asked, game.prompt, game.all('at')]).toEqual([1, 'settle', ['0,2', '0,3']])
    game.play({ settle: 'dragon', at: '0,3' })
    expect([game.map(1)[0], game.stash(1)]).toEqual(['dungeon . cave forest+dragon', []])
  })

  test('a volcano placed in this way erupts, and its own token is safe (OB-72, OB-143, OB-186)', () => {
    const around = ['castle+vampire cave+dragon . .', 'cave+kobold . . .', empty]
    const game = demolish({ map: around }, { market: ['forest+crystal-forest', 'volcano+dragon'] })
    game.play(castle)
    const events = game.play({ draft: 'volcano' })
    expect(names(events).slice(0, 4)).toEqual(['drafted', 'tile-placed', 'volcano-erupted', 'token-placed'])
    expect(game.map(1)).toEqual(['volcano+dragon cave . .', 'cave . . .', empty])
  })

  test('stashed monsters settle on the tiles that the volcano cleared (OB-186, OB-67)', () => {
    const around = ['castle+vampire cave+dragon . .', 'cave+kobold . . .', empty]
    const game = demolish({ map: around, stash: ['skeleton'] }, { market: ['forest+crystal-forest', 'volcano+dragon'] })
    game.play(castle, { draft: 'volcano' })
    expect([game.asked, game.prompt, game.all('settle'), game.all('at')]).toEqual([
      1,
      'settle',
      ['skeleton'],
      ['0,1', '1,0'],
    ])
    game.play({ settle: 'skeleton', at: '1,0' })
    expect(game.map(1)).toEqual(['volcano+dragon cave . .', 'cave+skeleton . . .', empty])
  })

  test('a circle placed in this way lets the owner exchange (OB-72, OB-143)', () => {
    const pairs = ['forest+crystal-forest', 'summoning_circle+dragon', 'cave+vampire', 'cave+crystal-cave']
    const game = demolish({}, { market: pairs })
    game.play(castle, { draft: 'summoning_circle' })
    expect([game.asked, game.prompt, game.all('for')]).toEqual([1, 'circle', ['vampire', 'crystal-cave']])
    game.play({ exchange: 'dragon', for: 'vampire' })
    expect(game.map(1)[0]).toBe('summoning_circle+vampire . . .')
    expect(game.asked).toBe(1) // the turn of P1 is over
    expect(game.turn.seat).toBe(1)
  })

  test('the owner may skip the exchange (OB-143)', () => {
    const pairs = ['forest+crystal-forest', 'summoning_circle+dragon', 'cave+vampire', 'cave+crystal-cave']
    const game = demolish({}, { market: pairs })
    game.play(castle, { draft: 'summoning_circle' }, { pass: 'circle' })
    expect(game.map(1)[0]).toBe('summoning_circle+dragon . . .')
  })

  test('the owner cannot open a portal or reveal a boss, because it is not their turn (OB-143, OB-43)', () => {
    const other = { map: ['castle+vampire cave . dungeon', 'cave . . .', empty], stash: ['portal'], boss: 'belladonna' }
    const pairs = { market: ['forest+crystal-forest', 'dungeon+dragon'] }
    const game = demolish(other, pairs, { boss: 'kirax', revealed: true })
    game.play(castle)
    expect([game.asked, game.offers().every(choice => 'draft' in choice)]).toEqual([1, true])
    game.play({ draft: 'dungeon' })
    expect(game.offers().every(choice => 'settle' in choice)).toBe(true)
  })

  test('slots without a token get one from the bag before that draft (OB-143)', () => {
    const map = ['forest+kobold forest+dragon . .', 'cave+kobold . . .', empty]
    const game = table({
      P1: { map, boss: 'eclipse' },
      P2: { map: ['castle+vampire . . .', empty, empty] },
      market: ['forest+crystal-forest', 'cave+crystal-cave', 'swamp+portal', 'castle+portal'],
      row,
    })
    game.play({ reveal: 'eclipse' }, { discard: 'kobold', at: '0,0' }, { discard: 'dragon' }, { discard: 'kobold' })
    game.play({ draft: 'forest' }, { place: 'forest', at: '0,2' })
    expect(game.market).toEqual(['.', 'cave', 'swamp', 'castle'])
    const events = game.play({ command: 'demolish-line' }, castle)
    expect(events.filter(({ event }) => event === 'market-filled').map(({ why }) => why)).toEqual(
      Array(3).fill('OB-143'),
    )
    expect(game.market[0]).toBe('.')
    for (const choice of game.offers()) expect(choice).toHaveProperty('with')
  })

  test('with an empty bag the owner drafts the tile alone (OB-143, OB-36)', () => {
    const pairs = ['forest+crystal-forest', 'cave', 'swamp', 'castle']
    const game = demolish({ map: ['castle . . .', empty, empty] }, { market: pairs, bag: [] })
    game.play(castle)
    expect(game.offers()).toEqual([
      { draft: 'cave', from: 1 },
      { draft: 'swamp', from: 2 },
      { draft: 'castle', from: 3 },
    ])
    game.play({ draft: 'cave' })
    expect([game.map(1)[0], game.stash(1)]).toEqual(['cave . . .', []])
  })

  test('after Porkus a lone tile gets a token, and a lone token waits for a tile (OB-143)', () => {
    const game = table({
      P1: { map: ['forest+kobold forest+dragon . .', empty, empty], boss: 'porkus' },
      P2: { map: ['castle+vampire . . .', empty, empty] },
      market,
      row,
    })
    game.play({ reveal: 'porkus' }, { draft: 'forest' }, { take: 'portal' }, { place: 'forest', at: '0,2' })
    game.play({ command: 'demolish-line' }, castle)
    expect(game.market[0]).toBe('.+crystal-forest')
    expect(game.market[2]).toMatch(/^swamp\+/)
    expect(game.all('from')).toEqual([1, 2, 3])
  })

  test('a circle placed in this way has no effect without a token in the market (OB-71, OB-143)', () => {
    const pairs = ['forest+crystal-forest', 'summoning_circle+dragon', 'cave', 'cave']
    const game = demolish({ map: ['castle . . .', empty, empty] }, { market: pairs, bag: [] })
    game.play(castle, { draft: 'summoning_circle' })
    expect([game.map(1)[0], game.turn.seat]).toEqual(['summoning_circle+dragon . . .', 1])
  })

  test('the destroyed token may be the one that fills the market (OB-143, OB-13)', () => {
    const pairs = ['forest+crystal-forest', 'cave', 'swamp+dragon', 'castle+kobold']
    const game = demolish({}, { market: pairs, bag: [] })
    game.play(castle)
    expect(game.market[1]).toBe('cave+vampire')
  })

  test('vacant slots are refilled at the end of the turn (OB-143)', () => {
    const game = demolish(
      {},
      { deck: ['camp-red', 'camp-blue'], terrains: ['forest', 'cave', 'swamp', 'castle', 'camp'] },
    )
    game.play(castle)
    expect(game.market[0]).toBe('.')
    game.play({ draft: 'cave', from: 1 })
    expect(game.turn.seat).toBe(1)
    expect(game.market.map(pair => pair.split('+')[0])).toEqual(['camp-red', 'camp-blue', 'swamp', 'castle'])
  })

  test('a player may demolish their own tile and then drafts for it (OB-137, OB-142)', () => {
    const game = demolish()
    game.play({ demolish: 'forest', of: 0, at: '0,1' })
    expect([game.asked, game.prompt]).toEqual([0, 'replace'])
    game.play({ draft: 'castle' })
    expect(game.map()[0]).toBe('forest+kobold castle+kobold forest .')
  })

  test('a tile without a token can be demolished (OB-141)', () => {
    const game = demolish({ map: ['castle dungeon . .', empty, empty] })
    const events = game.play({ demolish: 'dungeon', of: 1, at: '0,1' })
    expect(events[0]).toMatchObject({ tile: 'dungeon', token: null })
  })
})

test('a replacement never activates a command (OB-139)', () => {
  const game = demolish(
    { map: ['castle+vampire cave+dragon . .', empty, empty] },
    {
      row: ['demolish-line', 'intimidate-domino', 'overthrow-line', 'overthrow-square'],
      market: ['forest+crystal-forest', 'cave+dragon', 'swamp+crystal-swamp', 'castle+kobold'],
    },
  )
  const events = game.play(castle, { draft: 'cave', from: 1 })
  expect(game.map(1)[0]).toBe('cave+dragon cave+dragon . .') // two caves side by side
  expect(names(events)).toContain('turn-started')
  expect([game.asked, game.prompt]).toEqual([1, 'draft'])
  game.play({ draft: 'swamp', from: 2 }, { place: 'swamp', at: '2,3' })
  expect([game.asked, game.prompt]).toEqual([0, 'draft'])
})

describe('a full map as target (OB-184)', () => {
  const full = { map: ['castle+vampire cave cave cave', forests, 'cave cave cave cave'] }

  test('its owner refills the space at once and stays finished (OB-184)', () => {
    const game = demolish(full)
    game.play(castle, { draft: 'swamp' })
    expect(game.map(1)[0]).toBe('swamp cave cave cave')
    expect(game.turn.seat).toBe(0) // P2 takes no turn
    expect(names(game.playOut())).toContain('game-over')
  })

  test('the drafted token goes onto the new tile there, too (OB-184, OB-142)', () => {
    const game = demolish(full)
    game.play(castle, { draft: 'castle' })
    expect(game.map(1)).toEqual(['castle+kobold cave cave cave', forests, 'cave cave cave cave'])
    expect(game.turn.seat).toBe(0)
  })
})

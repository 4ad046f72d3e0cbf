// Section 15 of the rules: Overthrow.
import { expect, test } from 'vitest'
import { names, table } from '../testing/test-table.ts'

const empty = '. . . .'
const row = ['overthrow-line', 'overthrow-tee', 'demolish-corner', 'overthrow-square']

/** P1 places the fourth cave of a line and activates Overthrow. */
const overthrow = (own: object, other: object) => {
  const game = table({
    P1: { ...own },
    P2: { ...other },
    market: ['cave+crystal-cave', 'cave+dragon', 'cave+dragon', 'cave+dragon'],
    row,
  })
  game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,3' })
  if (game.prompt === 'settle') game.play(game.offers()[0]!)
  game.play({ command: 'overthrow-line' })
  return game
}
const line = 'cave+dragon cave+dragon cave+dragon .'

test('any two tiles of any maps can be swapped (OB-137, OB-144)', () => {
  const game = overthrow({ map: [line, 'dungeon . . .', empty] }, { map: ['swamp . . .', '. forest . .', empty] })
  const tiles = ['0 0,0', '0 0,1', '0 0,2', '0 0,3', '0 1,0', '1 0,0', '1 1,1']
  const offeredTiles = () =>
    game.offers().map(choice => ('at' in choice && 'of' in choice ? `${choice.of} ${choice.at}` : ''))
  expect([game.prompt, offeredTiles()]).toEqual(['overthrow', tiles])
  game.play({ overthrow: 'swamp' })
  expect([game.prompt, offeredTiles()]).toEqual(['overthrow-against', tiles.filter(tile => tile !== '1 0,0')])
})

test('two tiles of one map change places with their tokens (OB-144)', () => {
  const game = overthrow({ map: [line, 'dungeon . . forest+kobold', empty] }, {})
  const events = game.play({ overthrow: 'dungeon' }, { against: 'forest' })
  expect(events[0]).toEqual({
    event: 'tiles-overthrown',
    why: 'OB-144',
    seats: [0, 0],
    tiles: ['dungeon', 'forest'],
    at: ['1,0', '1,3'],
  })
  expect(game.map()[1]).toBe('forest+kobold . . dungeon')
})

test('two tiles of two maps change places with their tokens (OB-144)', () => {
  const game = overthrow({ map: [line, 'dungeon . . .', empty] }, { map: ['forest+kobold . . .', empty, empty] })
  game.play({ overthrow: 'dungeon', of: 0 }, { against: 'forest', of: 1 })
  expect([game.map()[1], game.map(1)[0]]).toEqual(['forest+kobold . . .', 'dungeon . . .'])
})

test('Overthrow works on full maps: it needs only two tiles (OB-145)', () => {
  const forests = 'forest forest forest forest'
  const game = overthrow(
    { map: [line, forests, forests] },
    { map: ['swamp swamp swamp swamp', 'swamp swamp swamp swamp', 'dungeon swamp swamp swamp'] },
  )
  const events = game.play({ overthrow: 'dungeon' }, { against: 'forest', of: 0, at: '2,3' })
  expect(names(events)).toContain('game-over')
  expect([game.map()[2], game.map(1)[2]]).toEqual(['forest forest forest dungeon', 'forest swamp swamp swamp'])
})

test('swaps trigger no placement effects (OB-145)', () => {
  const game = overthrow(
    { map: [line, '. . . forest', empty] },
    { map: ['volcano summoning_circle+kobold . .', empty, empty] },
  )
  game.play({ overthrow: 'forest' }, { against: 'summoning_circle' })
  expect(game.turn.seat).toBe(1)
  expect(game.map()[1]).toBe('. . . summoning_circle+kobold')
})

test('a tile that arrives with a token is not open for the stash (OB-185)', () => {
  const game = overthrow(
    { map: [line, 'dungeon . . .', empty], stash: ['witch', 'skeleton'] },
    { map: ['forest+kobold . . .', empty, empty] },
  )
  game.play({ overthrow: 'dungeon', of: 0 }, { against: 'forest', of: 1 })
  expect(game.map()[1]).toBe('forest+kobold . . .')
  expect(game.stash()).toEqual(['skeleton', 'crystal-cave'])
})

test('the new owner settles a stashed creature on an open tile received by Overthrow (OB-185, OB-55)', () => {
  const game = overthrow(
    { map: [line, '. . . forest', empty] },
    { map: ['dungeon cave+dragon . .', empty, empty], stash: ['witch', 'skeleton'] },
  )
  game.play({ overthrow: 'forest' }, { against: 'dungeon' })
  expect([game.asked, game.prompt, game.all('settle')]).toEqual([1, 'settle', ['witch', 'skeleton']])
  game.play({ settle: 'skeleton' })
  expect([game.map(1)[0], game.stash(1)]).toEqual(['forest+skeleton cave+dragon . .', ['witch']])
})

test('tiles of two other players can be swapped, and the one who gets an open tile settles (OB-137, OB-185)', () => {
  const game = table({
    P1: { map: [line, empty, empty] },
    P2: { map: ['dungeon dungeon . .', empty, empty], stash: ['kobold'] },
    P3: { map: ['forest swamp . .', empty, empty] },
    market: ['cave+crystal-cave'],
    row,
  })
  game.play({ draft: 'cave', from: 0 }, { place: 'cave', at: '0,3' }, { command: 'overthrow-line' })
  game.play({ overthrow: 'dungeon', of: 1, at: '0,0' }, { against: 'forest', of: 2 })
  expect([game.map(1)[0], game.map(2)[0]]).toEqual(['forest+kobold dungeon . .', 'dungeon swamp . .'])
  expect(game.stash(1)).toEqual([])
})

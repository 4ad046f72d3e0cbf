// Section 15 of the rules: Intimidate.
import { expect, test } from 'vitest'
import { names, table } from '../testing/test-table.ts'

const empty = '. . . .'
const row = ['intimidate-domino', 'overthrow-hook', 'overthrow-line', 'overthrow-square']

const intimidate = (own: object = {}, other: object = {}) => {
  const game = table({
    P1: { map: ['forest+kobold . . .', empty, empty], ...own },
    P2: { map: ['. . . dungeon', '. swamp+witch . .', empty], ...other },
    market: ['forest+crystal-camp'],
    row,
  })
  game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: '0,1' }, { command: 'intimidate-domino' })
  return game
}

test('any tile of any map slides to an adjacent empty space of that map (OB-137, OB-140)', () => {
  const game = intimidate()
  expect(game.ask.why).toBe('OB-140')
  const slides = game
    .offers()
    .map(choice => 'slide' in choice && `${choice.of}: ${choice.slide} ${choice.from} ${choice.to}`)
  expect(slides).toEqual([
    '0: forest 0,0 1,0',
    '0: forest 0,1 0,2',
    '0: forest 0,1 1,1',
    '1: dungeon 0,3 0,2',
    '1: dungeon 0,3 1,3',
    '1: swamp 1,1 0,1',
    '1: swamp 1,1 1,0',
    '1: swamp 1,1 1,2',
    '1: swamp 1,1 2,1',
  ])
})

test('the token stays on the tile (OB-140, OB-185)', () => {
  const game = intimidate()
  const events = game.play({ slide: 'swamp', of: 1, to: '1,2' })
  expect(events[0]).toEqual({ event: 'tile-slid', why: 'OB-140', seat: 1, tile: 'swamp', from: '1,1', to: '1,2' })
  expect(game.map(1)).toEqual(['. . . dungeon', '. . swamp+witch .', empty])
})

test('the player’s own tiles may slide, even the one just placed (OB-137)', () => {
  const game = intimidate()
  game.play({ slide: 'forest', of: 0, from: '0,1', to: '0,2' })
  expect(game.map()[0]).toBe('forest+kobold . forest .')
})

test('it triggers no placement effect (OB-145)', () => {
  const game = intimidate({}, { map: ['cave+dragon . volcano .', empty, empty] })
  const events = game.play({ slide: 'volcano', to: '0,1' })
  expect(names(events)).not.toContain('volcano-erupted')
  expect(game.map(1)[0]).toBe('cave+dragon volcano . .')
})

// Section 9 of the rules: the end of the game.
import { expect, test } from 'vitest'
import { overboss } from '../index.ts'
import { names, table } from '../testing/test-table.ts'

const forests = 'forest forest forest forest'
const caves = 'cave cave cave cave'

test('the game ends when every map is full, and every player scores (OB-74)', () => {
  const game = table({
    P1: { map: [forests, forests, 'forest forest forest .'] },
    P2: { map: [caves, caves, 'cave cave cave .'] },
    market: ['dungeon+portal', 'dungeon+portal'],
  })
  game.play({ draft: 'dungeon', from: 0 }, { place: 'dungeon', at: '2,3' })
  expect(overboss.result(game.state)).toBeUndefined()
  const events = game.play({ draft: 'dungeon', from: 1 }, { place: 'dungeon', at: '2,3' })
  expect(events.at(-1)).toEqual({ event: 'game-over', why: 'OB-74', scores: [17, 25], winners: [1] })
  expect(overboss.asks(game.state)).toEqual([])
  expect(overboss.result(game.state)).toMatchObject({ scores: [17, 25], winners: [1], matching: [0, 0] })
  expect(game.view().step).toBe('over')
})

test('a choice after the end is refused (OB-74)', () => {
  const game = table({ P1: { map: [forests, forests, forests] }, P2: { map: [caves, caves, caves] } })
  expect(() => overboss.apply(game.state, 0, { pass: 'turn' })).toThrow('the game is over; no seat can choose')
})

test('a command completed by the last tile resolves first (OB-75)', () => {
  const game = table({
    P1: { map: [forests, forests, '. swamp swamp swamp'] },
    P2: { map: [caves, caves, caves] },
    market: ['forest+portal', 'swamp+portal', 'dungeon+portal', 'dungeon+portal'],
    row: ['demolish-line', 'demolish-corner', 'overthrow-square', 'overthrow-hook'],
  })
  game.play({ draft: 'forest', from: 0 }, { place: 'forest', at: '2,0' })
  expect([game.asked, game.prompt]).toEqual([0, 'command'])
  game.play({ command: 'demolish-line' }, { demolish: 'cave', of: 1, at: '1,1' })
  expect([game.asked, game.prompt]).toEqual([1, 'replace'])
  const events = game.play({ draft: 'swamp', from: 1 })
  expect(names(events).at(-1)).toBe('game-over')
  expect(game.map(1)[1]).toBe('cave swamp cave cave')
})

test('the settle rule applies once more to every player before scoring (OB-76)', () => {
  const game = table({
    P1: { map: [forests, forests, 'forest forest forest+kobold forest+kobold'] },
    P2: { map: ['cave+dragon cave+dragon cave+dragon cave+dragon', caves, caves], stash: ['witch', 'hexling'] },
  })
  expect([game.asked, game.prompt]).toEqual([1, 'settle'])
  expect(overboss.result(game.state)).toBeUndefined()
  game.play({ settle: 'witch', at: '1,1' })
  const events = game.play({ settle: 'hexling', at: '2,2' })
  expect(names(events).at(-1)).toBe('game-over')
  expect(game.line('minibosses', 1)).toBe(2)
})

// Overboss and the contract of the kernel: behaviour that no rule of the game requires.
import { expect, test } from 'vitest'
import { IllegalChoice } from '../kernel/errors.ts'
import { overboss } from './index.ts'
import { newGame, table } from './testing/test-table.ts'

test('a state of another rules version is refused', () => {
  const { state } = newGame({ players: 2 })
  const older = { ...state, version: 'overboss/0' }
  expect(() => overboss.apply(older, 0, { pass: 'turn' })).toThrow(
    `the state was made with rules overboss/0; these are ${overboss.version}`,
  )
})

test('a choice that is not offered is refused with a reason, and the state does not change', () => {
  const { state } = table({ P1: {}, P2: {}, market: ['cave+orc', 'cave+witch', 'swamp+orc', 'dungeon+portal'] })
  const before = JSON.stringify(state)
  const refused = (seat: number, choice: object) => {
    try {
      overboss.apply(state, seat, choice as never)
    } catch (error) {
      return error instanceof IllegalChoice ? `${error.code}: ${error.message}` : error
    }
    return 'accepted'
  }
  expect(refused(0, { draft: 'castle', from: 0 })).toBe(
    'not-offered: {"draft":"castle","from":0} is not among the 4 choices of “draft”: ' +
      '{"draft":"cave","from":0,"with":"monster-orc"} {"draft":"cave","from":1,"with":"monster-witch"} ' +
      '{"draft":"swamp","from":2,"with":"monster-orc"} {"draft":"dungeon","from":3,"with":"portal"} ' +
      '(OB-40: not in market)',
  )
  expect(refused(1, { draft: 'cave', from: 0, with: 'monster-orc' })).toBe(
    'not-asked: seat 1 is not asked now; asked: 0 (OB-44: not your turn)',
  )
  expect(JSON.stringify(state)).toBe(before)
})

test('the words of a choice may come in any order', () => {
  const { state } = table({ P1: {}, P2: {}, market: ['cave+orc'] })
  expect(overboss.apply(state, 0, { with: 'monster-orc', from: 0, draft: 'cave' })[0]?.event).toBe('drafted')
})

test('a copy of a state is independent of the original', () => {
  const { state } = newGame({ players: 2, bosses: true, commands: true })
  const copy = overboss.clone(state)
  expect(copy).toEqual(state)
  const before = JSON.stringify(state)
  while (overboss.asks(copy).length > 0) {
    const { seat, choices } = overboss.asks(copy)[0]!
    overboss.apply(copy, seat, choices[0]!)
  }
  expect(JSON.stringify(state)).toBe(before)
})

test('every event cites a rule', () => {
  const game = newGame({ players: 4, board: '4x4', bosses: true, commands: true, terrains: 'random' })
  const { state } = game
  while (overboss.asks(state).length > 0) {
    const { seat, choices } = overboss.asks(state)[0]!
    for (const event of overboss.apply(state, seat, choices.at(-1)!)) expect(event.why).toMatch(/^OB-\d+$/)
  }
  expect(overboss.result(state)?.scores).toHaveLength(4)
})

import { overboss, type State } from '@overlair/rules/overboss'
import { bossNumber } from '@overlair/rules/overboss/bosses/index'
import { spaceAt } from '@overlair/rules/overboss/model/boards'
import { tileNumber, tokenNumber } from '@overlair/rules/overboss/model/pieces'
import { describe, expect, test } from 'vitest'
import { overbossEvaluation } from './overboss.ts'

type Cells = readonly (readonly [cell: string, tile: string, token?: string])[]
function given(cells: Cells, stash: readonly string[] = [], others: Cells = []): State {
  const state = overboss.setup({ players: 2 }, 1)
  for (const [seat, map] of [cells, others].entries())
    for (const [cell, tile, token] of map) {
      state.players[seat]!.tiles[spaceAt(cell)!] = tileNumber(tile)!
      if (token) state.players[seat]!.tokens[spaceAt(cell)!] = tokenNumber(token)!
    }
  state.players[0]!.stash = stash.map(token => tokenNumber(token)!)
  return state
}
const worth = (state: State) => overbossEvaluation.evaluate(state, 0)

describe('a position of Overboss is worth more', () => {
  test('with more points (OB-78)', () => {
    expect(
      worth(
        given([
          ['0,0', 'forest'],
          ['0,1', 'forest'],
        ]),
      ),
    ).toBe(3)
    expect(worth(given([['0,0', 'cave']]))).toBe(3)
  })
  test('with fewer points of the others, at half their value (OB-79)', () => {
    expect(worth(given([], [], [['0,0', 'cave']]))).toBe(-1.5)
  })
  test('with an active portal in the stash, not with a used one (OB-58, OB-62)', () => {
    expect(worth(given([], ['portal']))).toBeGreaterThan(worth(given([], ['portal-used'])))
    expect(worth(given([], ['portal-used']))).toBe(worth(given([])))
  })
  test('with a crystal, for each space that is still empty (OB-99)', () => {
    expect(worth(given([], ['crystal-forest']))).toBeCloseTo(12 * 0.2)
    expect(worth(given([['1,1', 'cave']], ['crystal-forest']))).toBeCloseTo(1 + 11 * 0.2)
  })
  test('with monsters that have room for a band (OB-93)', () => {
    const inTheMiddle = given([['1,1', 'cave', 'monster-orc']])
    const inTheCorner = given([['0,0', 'cave', 'monster-orc']])
    expect(worth(inTheMiddle)).toBeCloseTo(1 + 4 * 0.15)
    expect(worth(inTheCorner)).toBeCloseTo(3 + 2 * 0.15)
  })
  test('with a boss that is not revealed yet (OB-109)', () => {
    const state = given([['0,0', 'cave']])
    state.players[0]!.boss = bossNumber('king_croak')
    const hidden = worth(state)
    state.players[0]!.revealed = true
    expect(hidden - worth(state)).toBe(1)
  })
})

test('on a full map only points count (OB-74)', () => {
  const cells: Cells = Array.from({ length: 12 }, (_, i) => [`${Math.floor(i / 4)},${i % 4}`, 'cave'] as const)
  expect(worth(given(cells, ['portal', 'crystal-forest']))).toBe(6 * 3 + 6)
})

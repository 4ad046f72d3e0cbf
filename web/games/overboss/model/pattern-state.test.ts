import { overboss, type View } from '@overlair/rules/overboss'
import type { TileId } from '@overlair/rules/overboss/model/pieces'
import { expect, test } from 'vitest'
import { patternState } from './pattern-state.ts'

const start = overboss.view(overboss.setup({ players: 2, commands: true }, 'patterns'), 0)
/** The view of the first player with these tiles on the map, some of them placed in this turn. */
function viewWith(tiles: Readonly<Record<number, TileId>>, placed: readonly `${number},${number}`[] = []): View {
  const map = start.players[0]!.map.map((_, space) => (tiles[space] ? { tile: tiles[space], token: null } : null))
  const players = start.players.map((player, seat) => (seat === 0 ? { ...player, map } : player))
  return { ...start, players, turn: { ...start.turn, seat: 0, placed } }
}

test('an empty map lacks the whole pattern of every terrain (OB-132)', () => {
  expect(patternState(start, 0, 'demolish-line')).toEqual({ terrain: undefined, cells: [], missing: 3, isFresh: false })
})

test('the terrain that lacks the fewest tiles counts, and only where the other places are empty (OB-133)', () => {
  const view = viewWith({ 0: 'cave', 1: 'forest', 4: 'swamp', 5: 'forest' })
  const corner = patternState(view, 0, 'demolish-corner')
  expect(corner).toMatchObject({ terrain: 'forest', missing: 1 })
  expect(corner.cells).toEqual(['0,1', '1,1'])
})

test('a complete pattern without a tile of this turn is not fresh (OB-134)', () => {
  const pair = { 0: 'camp-red', 1: 'camp-blue' } as const
  expect(patternState(viewWith(pair), 0, 'intimidate-domino')).toMatchObject({ missing: 0, isFresh: false })
  expect(patternState(viewWith(pair, ['0,1']), 0, 'intimidate-domino')).toMatchObject({ missing: 0, isFresh: true })
})

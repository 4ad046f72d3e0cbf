// Section 13 of the rules: the edges of the boards, and the large board.
import { describe, expect, test } from 'vitest'
import { newGame, table } from '../testing/test-table.ts'

const boards = {
  '3x4': { mountain: ['MMMM', 'M...', 'M...'], water: ['...W', '...W', 'WWWW'] },
  '4x4': { mountain: ['MMMM', 'M...', 'M...', 'M...'], water: ['...W', '...W', '...W', 'WWWW'] },
}
/** Tests each space of a board with one tile on it. Returns the results row by row. */
const survey = (board: keyof typeof boards, tile: string, mark: (points: number) => string): string[] =>
  boards[board].mountain.map((_, row, { length: rows }) =>
    [0, 1, 2, 3]
      .map(column => {
        const map = Array.from({ length: rows }, (__, r) =>
          [0, 1, 2, 3].map(c => (r === row && c === column ? tile : '.')).join(' '),
        )
        return mark(table({ board, P1: { map }, P2: {} }).line(tile))
      })
      .join(''),
  )

describe.each(['3x4', '4x4'] as const)('the board %s', board => {
  test('its top and left sides are mountain (OB-105)', () => {
    expect(survey(board, 'cave', points => (points === 3 ? 'M' : '.'))).toEqual(boards[board].mountain)
  })

  test('its bottom and right sides are water (OB-105)', () => {
    expect(survey(board, 'swamp', points => (points === 2 ? 'W' : '.'))).toEqual(boards[board].water)
  })

  test('some spaces border water, some mountains, some both, and inner ones neither (OB-104)', () => {
    const { mountain, water } = boards[board]
    const both = mountain.flatMap((line, row) =>
      [...line].flatMap((mark, column) => (mark === 'M' && water[row]![column] === 'W' ? [`${row},${column}`] : [])),
    )
    expect(both).toEqual(['0,3', `${mountain.length - 1},0`])
  })
})

test('the large board adds four rounds and changes nothing else (OB-106)', () => {
  for (const [board, turns] of [
    ['3x4', 12 * 4],
    ['4x4', 16 * 4],
  ] as const) {
    const game = newGame({ players: 4, board })
    const events = game.playOut()
    expect(1 + events.filter(({ event }) => event === 'turn-started').length).toBe(turns)
    expect(events.at(-1)?.event).toBe('game-over')
  }
})

// A player's map, and other rows of pieces, drawn with boxes.
import type { PlayerView, SpaceView } from '@overlair/rules/overboss/engine/view'
import { type Cell, COLUMNS, cells, rowsOf } from '@overlair/rules/overboss/model/boards'
import type { TileId, TokenId } from '@overlair/rules/overboss/model/pieces'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { centred } from '../../terminal/text-layout.ts'
import { colourOf, columnNames, terrainOfTile, tileInBox, tileMark, tokenInBox, tokenMark } from './names.ts'

/** The number of the choice that a place stands for. */
export type Numbers = ReadonlyMap<Cell | number, number>

const EDGE = '   '
/** On a screen with fewer lines, rows are not ruled off. */
const ROOMY = 44
const cellWidth = (width: number): number => Math.max(8, Math.min(18, Math.floor((width - EDGE.length - 5) / COLUMNS)))

interface Box {
  readonly tile: TileId | null
  readonly token: TokenId | null
  /** Behind the token: what it scores for. */
  readonly marks: string
  readonly number: number | undefined
}

/** A name on the left and the number of a choice on the right. */
function boxLine(
  width: number,
  named: (room: number) => string,
  number: number | undefined,
  paint: (text: string) => string,
  { paint: { strong } }: RenderContext,
): string {
  const tag = number === undefined ? '' : `[${number}]`
  const room = width - 1 - tag.length
  const name = named(room)
  return ` ${paint(name)}${' '.repeat(room - name.length)}${strong(tag)}`
}
function boxLines({ tile, token, marks, number }: Box, width: number, context: RenderContext): [string, string] {
  const { faint, tint } = context.paint
  // The number stands where something would come to lie.
  const [above, below] = tile === null ? [number, undefined] : [undefined, number]
  const open = tile !== null && tile !== 'dungeon' && token === null ? '·' : ''
  const tileIn = (room: number) => (tile === null ? '' : tileInBox(tile, room, context))
  const tokenIn = (room: number) => (token === null ? open : tokenInBox(token, room - marks.length, context) + marks)
  return [
    boxLine(width, tileIn, above, text => (tile === null ? text : tint(colourOf[terrainOfTile(tile)], text)), context),
    boxLine(width, tokenIn, below, text => (token === null ? faint(text) : text), context),
  ]
}

function boxes(rows: readonly (readonly Box[])[], context: RenderContext, edges: Edges): string[] {
  const width = cellWidth(context.width)
  const rule = (left: string, middle: string, right: string, fill: string): string => {
    const segment = fill.repeat(width).slice(0, width)
    return EDGE + context.paint.faint(left + Array(COLUMNS).fill(segment).join(middle) + right)
  }
  const between = rule('├', '┼', '┤', '─')
  const lines = rows.flatMap((row, r) => {
    const cells = row.map(box => boxLines(box, width, context))
    const bar = context.paint.faint('│')
    const [left, right] = [context.paint.faint(edges.left), context.paint.faint(edges.right)]
    const line = (label: string, part: 0 | 1) => ` ${label} ${left}${cells.map(cell => cell[part]).join(bar)}${right}`
    return [
      ...(r === 0 || context.height < ROOMY ? [] : [between]),
      line(edges.labels ? String(r + 1) : ' ', 0),
      line(' ', 1),
    ]
  })
  const letters = EDGE + [...columnNames].map(letter => ` ${centred(letter, width)}`).join('')
  return [
    ...(edges.labels ? [letters.trimEnd()] : []),
    rule('┌', '┬', '┐', edges.top),
    ...lines,
    rule('└', '┴', '┘', edges.bottom),
  ]
}
interface Edges {
  readonly top: string
  readonly left: string
  readonly right: string
  readonly bottom: string
  readonly labels: boolean
}
/** OB-105: mountains above and to the left, water below and to the right. */
const mapEdges: Edges = { top: '─▲', left: '▲', right: '≈', bottom: '─≈', labels: true }
const plainEdges: Edges = { top: '─', left: '│', right: '│', bottom: '─', labels: false }

/** What the score sheet says of a token: it lies on its own terrain, it belongs to a band. */
function marksAt(cell: Cell, score: PlayerView['score']): string {
  const counts = (line: string) =>
    score.lines.some(one => one.line === line && one.parts.some(part => part.tokens?.includes(cell)))
  const marks = (counts('matching') ? '✓' : '') + (counts('bands') ? '≡' : '')
  return marks === '' ? '' : ` ${marks}`
}

export function drawMap(
  map: readonly (SpaceView | null)[],
  score: PlayerView['score'],
  context: RenderContext,
  numbers: Numbers = new Map(),
): string[] {
  const all = map.map((space, i): Box => {
    const cell = cells[i]!
    return {
      tile: space?.tile ?? null,
      token: space?.token ?? null,
      marks: marksAt(cell, score),
      number: numbers.get(cell),
    }
  })
  return boxes(rowsOf(all), context, mapEdges)
}

export function drawMarket(
  market: readonly { readonly tile: TileId | null; readonly token: TokenId | null }[],
  context: RenderContext,
  numbers: Numbers,
): string[] {
  const row = market.map(({ tile, token }, slot): Box => ({ tile, token, marks: '', number: numbers.get(slot) }))
  return boxes([row], context, plainEdges)
}

/** A map in little: three letters for the tile, three for its token. */
export function smallMap(map: readonly (SpaceView | null)[], context: RenderContext): string[] {
  const cell = (space: SpaceView | null): string => {
    if (!space) return '·      '
    const token = space.token === null ? '' : tokenMark(space.token, context)
    return `${tileMark(space.tile, context)} ${token}`.padEnd(7)
  }
  return rowsOf(map).map(row => row.map(cell).join(context.paint.faint('│ ')).trimEnd())
}

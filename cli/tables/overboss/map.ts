// Draws the map of a player and the market as boxes.
import type { PlayerView, SpaceView } from '@overlair/rules/overboss/engine/view'
import { type Cell, COLUMNS, cells, rowsOf } from '@overlair/rules/overboss/model/boards'
import type { TileId, TokenId } from '@overlair/rules/overboss/model/pieces'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { centred } from '../../terminal/text-layout.ts'
import { colourOf, columnNames, terrainOfTile, tileInBox, tileMark, tokenInBox, tokenMark } from './names.ts'

/** Numbers of choices, by cell of the map or slot of the market. */
export type Numbers = ReadonlyMap<Cell | number, number>

const EDGE = '   '
/** On a screen with fewer lines, there are no lines between rows. */
const MIN_HEIGHT_FOR_RULES = 44
const cellWidth = (width: number): number => Math.max(8, Math.min(18, Math.floor((width - EDGE.length - 5) / COLUMNS)))

interface Box {
  readonly tile: TileId | null
  readonly token: TokenId | null
  /** Marks after the token: `✓` matching, `≡` band. */
  readonly marks: string
  readonly number: number | undefined
}

/** Draws a name on the left and the number of a choice on the right. */
function boxLine(
  width: number,
  nameFor: (columns: number) => string,
  number: number | undefined,
  paint: (text: string) => string,
  { paint: { strong } }: RenderContext,
): string {
  const tag = number === undefined ? '' : `[${number}]`
  const columns = width - 1 - tag.length
  const name = nameFor(columns)
  return ` ${paint(name)}${' '.repeat(columns - name.length)}${strong(tag)}`
}
function boxLines({ tile, token, marks, number }: Box, width: number, context: RenderContext): [string, string] {
  const { faint, tint } = context.paint
  // The number is in the line of the piece to be placed: tile above, token below.
  const [tileNumber, tokenNumber] = tile === null ? [number, undefined] : [undefined, number]
  const open = tile !== null && tile !== 'dungeon' && token === null ? '·' : ''
  const tileText = (columns: number) => (tile === null ? '' : tileInBox(tile, columns, context))
  const tokenText = (columns: number) =>
    token === null ? open : tokenInBox(token, columns - marks.length, context) + marks
  return [
    boxLine(
      width,
      tileText,
      tileNumber,
      text => (tile === null ? text : tint(colourOf[terrainOfTile(tile)], text)),
      context,
    ),
    boxLine(width, tokenText, tokenNumber, text => (token === null ? faint(text) : text), context),
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
      ...(r === 0 || context.height < MIN_HEIGHT_FOR_RULES ? [] : [between]),
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
/** Mountains at the top and left edge, water at the bottom and right edge (OB-105). */
const mapEdges: Edges = { top: '─▲', left: '▲', right: '≈', bottom: '─≈', labels: true }
const plainEdges: Edges = { top: '─', left: '│', right: '│', bottom: '─', labels: false }

/** Returns the marks of a token: `✓` if it is matching, `≡` if it belongs to a band. */
function marksAt(cell: Cell, score: PlayerView['score']): string {
  const counts = (line: string) =>
    score.lines.some(scoreLine => scoreLine.line === line && scoreLine.parts.some(part => part.tokens?.includes(cell)))
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

/** Draws a small map: three letters per tile and three per token. */
export function smallMap(map: readonly (SpaceView | null)[], context: RenderContext): string[] {
  const cell = (space: SpaceView | null): string => {
    if (!space) return '·      '
    const token = space.token === null ? '' : tokenMark(space.token, context)
    return `${tileMark(space.tile, context)} ${token}`.padEnd(7)
  }
  return rowsOf(map).map(row => row.map(cell).join(context.paint.faint('│ ')).trimEnd())
}

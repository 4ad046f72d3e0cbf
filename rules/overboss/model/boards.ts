// The grid of spaces (OB-1, OB-2). Both boards are four columns wide, so a space has the same number on both, counted row
// by row from the top left.
export const boardIds = ['3x4', '4x4'] as const
export type BoardId = (typeof boardIds)[number]
export type Space = number
/** A set of spaces, one bit each. */
export type Mask = number
/** The text form of a space: row, column. */
export type Cell = `${number},${number}`

export const COLUMNS = 4
const SMALL = 3 * COLUMNS
const LARGE = 4 * COLUMNS
export const rowOf = (space: Space): number => Math.floor(space / COLUMNS)
export const columnOf = (space: Space): number => space % COLUMNS
export const spacesOn = (board: BoardId): number => (board === '3x4' ? SMALL : LARGE)
/** True if a board or map with this number of spaces is the small one. */
export const isSmall = (spaces: number): boolean => spaces === SMALL
/** The space at a row and column of a board with this number of spaces. Undefined outside the board. */
export function spaceIn(spaces: number, row: number, column: number): Space | undefined {
  const space = row * COLUMNS + column
  return row < 0 || column < 0 || column >= COLUMNS || space >= spaces ? undefined : space
}
/** Splits a list by space into one list per row. */
export const rowsOf = <T>(bySpace: readonly T[]): T[][] =>
  Array.from({ length: bySpace.length / COLUMNS }, (_, row) => bySpace.slice(row * COLUMNS, (row + 1) * COLUMNS))

export const cells: readonly Cell[] = Array.from(
  { length: LARGE },
  (_, space): Cell => `${rowOf(space)},${columnOf(space)}`,
)
/** Each cell as a frozen list with one element, so that scoring creates no new lists. */
export const singletonCells: readonly (readonly Cell[])[] = cells.map(cell => Object.freeze([cell]))
const spaces: ReadonlyMap<string, Space> = new Map(cells.map((cell, space) => [cell, space]))
/** Undefined if the text is not a space. */
export const spaceAt = (cell: string): Space | undefined => spaces.get(cell)

export const bit = (space: Space): Mask => 1 << space
export const has = (mask: Mask, space: Space): boolean => (mask & (1 << space)) !== 0
export function count(mask: Mask): number {
  let n = 0
  for (let left = mask; left !== 0; left &= left - 1) n++
  return n
}
/** The lowest space of a non-empty set. */
export const firstSpace = (mask: Mask): Space => 31 - Math.clz32(mask & -mask)
export function spacesOf(mask: Mask): Space[] {
  const list: Space[] = []
  for (let left = mask; left !== 0; left &= left - 1) list.push(firstSpace(left))
  return list
}
export function cellsOf(mask: Mask): Cell[] {
  const list: Cell[] = []
  for (let left = mask; left !== 0; left &= left - 1) list.push(cells[firstSpace(left)]!)
  return list
}

interface Board {
  /** Spaces that share an edge (OB-3, OB-4). */
  readonly borders: readonly (readonly Space[])[]
  readonly bordering: readonly Mask[]
  readonly mountain: Mask
  readonly water: Mask
  /** Rows and columns, each as spaces in order. Bands lie along them. */
  readonly lines: readonly (readonly Space[])[]
}

function board(rows: number): Board {
  const all = Array.from({ length: rows * COLUMNS }, (_, space) => space)
  const touching = (a: Space, b: Space) => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1
  const borders = all.map(a => all.filter(b => touching(a, b)))
  const where = (test: (space: Space) => boolean): Mask =>
    all.filter(test).reduce((mask, space) => mask | bit(space), 0)
  return {
    borders,
    bordering: borders.map(list => list.reduce((mask, space) => mask | bit(space), 0)),
    // OB-105: the top and left sides are mountain, the bottom and right sides water.
    mountain: where(space => rowOf(space) === 0 || columnOf(space) === 0),
    water: where(space => rowOf(space) === rows - 1 || columnOf(space) === COLUMNS - 1),
    lines: [
      ...Array.from({ length: rows }, (_, row) => all.filter(space => rowOf(space) === row)),
      ...Array.from({ length: COLUMNS }, (_, column) => all.filter(space => columnOf(space) === column)),
    ],
  }
}
const small = board(3)
const large = board(4)
/** The board with this number of spaces. */
export const boardOf = (spaces: number): Board => (isSmall(spaces) ? small : large)

/** The connected groups of a set of spaces. */
export function groupsOf(mask: Mask, board: Board): Mask[] {
  const groups: Mask[] = []
  for (let left = mask; left !== 0; ) {
    let group = left & -left
    for (let grown = 0; grown !== group; ) {
      grown = group
      for (const space of spacesOf(group)) group |= board.bordering[space]! & left
    }
    groups.push(group)
    left &= ~group
  }
  return groups
}

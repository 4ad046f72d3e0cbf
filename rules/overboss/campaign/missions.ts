// The grid of side missions (OB-175 to OB-179).
import { keysOf } from '../../kernel/keys.ts'
import { count } from '../model/boards.ts'
import { terrainSpaces } from '../model/map.ts'
import { DUNGEON, isCrystal, isMiniboss, type Land } from '../model/pieces.ts'
import { bandsOf } from '../scoring/bands.ts'
import { matchingMonsters } from '../scoring/tokens.ts'

interface Row {
  readonly numbers: readonly [number, number, number]
  readonly countOn: (land: Land) => number
}
const bands = (land: Land, fits: (length: number) => boolean): number =>
  bandsOf(land).filter(band => fits(band.spaces.length)).length

// OB-177
const rows = {
  crystals: { numbers: [1, 2, 3], countOn: land => land.stash.filter(isCrystal).length },
  bands2: { numbers: [1, 2, 3], countOn: land => bands(land, length => length === 2) },
  // OB-178: bands of length 4 count here
  bands3: { numbers: [1, 2, 3], countOn: land => bands(land, length => length >= 3) },
  minibosses: { numbers: [1, 2, 3], countOn: land => land.tokens.filter(isMiniboss).length },
  dungeons: { numbers: [2, 3, 4], countOn: land => count(terrainSpaces(land, DUNGEON)) },
  matching: { numbers: [4, 5, 6], countOn: land => matchingMonsters(land).length },
} as const satisfies { readonly [row: string]: Row }
export type RowId = keyof typeof rows
/** A row and one of its numbers. */
export type MissionCell = `${RowId}:${number}`

export const rowIds = keysOf(rows)
const cellsIn = (row: RowId): readonly MissionCell[] => rows[row].numbers.map(number => `${row}:${number}` as const)
export const missionCells: readonly MissionCell[] = rowIds.flatMap(cellsIn)

export const columnIds = ['I', 'II', 'III'] as const
const sets = {
  hoarder: ['crystals:3', 'minibosses:3'],
  warlord: ['bands2:3', 'bands3:2'],
  landlord: ['dungeons:4', 'matching:6'],
} as const satisfies { readonly [set: string]: readonly MissionCell[] }
export const setIds = keysOf(sets)
/** Also a locale key. */
export type MissionId = `sideRow:${RowId}` | `sideColumn:${(typeof columnIds)[number]}` | `sideSet:${keyof typeof sets}`

/** The cells of each mission (OB-176). */
const missions: readonly (readonly [MissionId, readonly MissionCell[]])[] = [
  ...rowIds.map(row => [`sideRow:${row}`, cellsIn(row)] as const),
  ...columnIds.map((column, i) => [`sideColumn:${column}`, rowIds.map(row => cellsIn(row)[i]!)] as const),
  ...setIds.map(set => [`sideSet:${set}`, sets[set]] as const),
]

/**
 * The cells that a final map fulfils, at most one in each row (OB-178). The count must equal the number of the cell; in
 * the last column it may be higher.
 */
export function cellsFulfilled(land: Land): MissionCell[] {
  return rowIds.flatMap(row => {
    const { numbers, countOn } = rows[row]
    const number = Math.min(countOn(land), numbers[2])
    return number < numbers[0] ? [] : [`${row}:${number}` as const]
  })
}

/** The complete rows, columns and sets. Each gives a soul gem (OB-176). */
export const missionsComplete = (marked: readonly MissionCell[]): MissionId[] =>
  missions.filter(([, cells]) => cells.every(cell => marked.includes(cell))).map(([id]) => id)

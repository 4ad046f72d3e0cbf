import type { Cell } from '../model/boards.ts'
import type { RuleId } from '../model/events.ts'
import type { TokenId } from '../model/pieces.ts'

/** Points for one thing on the map or in the stash, with the tiles and tokens that count and the rule. */
export interface ScorePart {
  readonly points: number
  readonly why: RuleId
  /** The tiles counted, by their cells. */
  readonly tiles?: readonly Cell[]
  /** The tokens counted on the map, by their cells. */
  readonly tokens?: readonly Cell[]
  readonly stash?: readonly TokenId[]
}

export const sum = (parts: readonly { readonly points: number }[]): number => {
  let total = 0
  for (const part of parts) total += part.points
  return total
}

/** Looks a number up in a table. Numbers above the end of the table get its last entry. */
export const fromTable = (table: readonly number[], n: number): number => table[Math.min(n, table.length - 1)]!

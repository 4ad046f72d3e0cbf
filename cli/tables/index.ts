import type { AnyGame } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import type { TerminalTable } from '../terminal/terminal-table.ts'
import { dungeonTable } from './dungeon/index.ts'
import { overbossTable } from './overboss/index.ts'

/** A table of any game: its view has the type `unknown`, as in `AnyGame`. */
export type AnyTable = TerminalTable<unknown>
const tables: { readonly [game: string]: AnyTable } = {
  'boss-monster': dungeonTable,
  'next-level': dungeonTable,
  'super-boss-monster': dungeonTable,
  overboss: overbossTable,
}

export function tableOf(game: AnyGame): AnyTable {
  const table = tables[game.id]
  if (!table) throw new BadInput(`${game.id} cannot be shown in a terminal yet`)
  return table
}

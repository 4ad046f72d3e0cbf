import { type GameId, isGameId } from '@overlair/rules/game-ids'
import type { AnyGame } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import type { TerminalTable } from '../terminal/terminal-table.ts'
import { dungeonTable } from './dungeon/index.ts'
import { overbossTable } from './overboss/index.ts'

/** A table of any game: its view has the type `unknown`, as in `AnyGame`. */
export type AnyTable = TerminalTable<unknown>
const tables: Readonly<Record<GameId, AnyTable>> = {
  'boss-monster': dungeonTable,
  'next-level': dungeonTable,
  'super-boss-monster': dungeonTable,
  overboss: overbossTable,
}

export function tableOf(game: AnyGame): AnyTable {
  if (!isGameId(game.id)) throw new BadInput(`the terminal has no table for ${game.id}`)
  return tables[game.id]
}

// Names of pieces, spaces and lines of the score sheet in the current language.
import * as texts from '@overlair/locales/overboss'
import type { SpaceView } from '@overlair/rules/overboss/engine/view'
import type { BoardId } from '@overlair/rules/overboss/model/boards'
import type { BossId } from '@overlair/rules/overboss/model/boss-ids'
import type { CommandId } from '@overlair/rules/overboss/model/commands'
import type { TerrainId, TileId, TokenId } from '@overlair/rules/overboss/model/pieces'
import type { LineId } from '@overlair/rules/overboss/result/sheet'
import { say } from '../../../platform/i18n/say.ts'

const context = { t: say }
export const tileName = (tile: TileId): string => texts.tileName(tile, context)
export const terrainName = (terrain: TerrainId): string => texts.terrainName(terrain, context)
export const tokenName = (token: TokenId): string => texts.tokenName(token, context)
export const bossName = (boss: BossId): string => texts.bossName(boss, context)
/** The goal of a boss on a board. The text of some goals lists numbers by board; a player needs only those of this game. */
export const bossGoal = (boss: BossId, board: BoardId): string | undefined =>
  say.maybe(`boss:${boss}.goal.${board}`) ?? say.maybe(`boss:${boss}.goal`)
export const commandName = (command: CommandId): string => texts.commandName(command, context)

/** Short form of how a terrain scores. */
export const scoringOf = (terrain: string, solo: boolean): string | undefined =>
  (solo ? say.maybe(`terrain:${terrain}.shortSolo`) : undefined) ?? say.maybe(`terrain:${terrain}.short`)

export const lineName = (line: LineId): string => texts.lineName(line, context)

export function rowAndColumn(cell: string): { readonly row: number; readonly col: number } {
  const [row = 0, column = 0] = cell.split(',').map(Number)
  return { row: row + 1, col: column + 1 }
}
export const cellName = (cell: string): string => say('web.ob.cell', rowAndColumn(cell))

/** Description of a space and its pieces. */
export function spaceText(cell: string, space: SpaceView | null | undefined): string {
  const place = cellName(cell)
  if (!space) return say('web.ob.cell.empty', { place })
  const tile = tileName(space.tile)
  return space.token
    ? say('web.ob.cell.token', { place, tile, token: tokenName(space.token) })
    : say('web.ob.cell.tile', { place, tile })
}

/** Points with a sign, for gains and losses. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

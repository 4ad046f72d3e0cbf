// What pieces, spaces and lines of the score sheet are called, in the language of the moment.
import * as words from '@overlair/locales/overboss'
import type { SpaceView } from '@overlair/rules/overboss/engine/view'
import type { BossId } from '@overlair/rules/overboss/model/boss-ids'
import type { CommandId } from '@overlair/rules/overboss/model/commands'
import type { TerrainId, TileId, TokenId } from '@overlair/rules/overboss/model/pieces'
import type { LineId } from '@overlair/rules/overboss/result/sheet'
import { say } from '../../../platform/i18n/say.ts'

const tongue = { t: say }
export const tileName = (tile: TileId): string => words.tileName(tile, tongue)
export const terrainName = (terrain: TerrainId): string => words.terrainName(terrain, tongue)
export const tokenName = (token: TokenId): string => words.tokenName(token, tongue)
export const bossName = (boss: BossId): string => words.bossName(boss, tongue)
export const commandName = (command: CommandId): string => words.commandName(command, tongue)

/** What a terrain scores, in a few signs. */
export const scoringOf = (terrain: string, alone: boolean): string | undefined =>
  (alone ? say.maybe(`terrain:${terrain}.shortSolo`) : undefined) ?? say.maybe(`terrain:${terrain}.short`)

export const lineName = (line: LineId): string => words.lineName(line, tongue)

export function rowAndColumn(cell: string): { readonly row: number; readonly col: number } {
  const [row = 0, column = 0] = cell.split(',').map(Number)
  return { row: row + 1, col: column + 1 }
}
export const cellName = (cell: string): string => say('web.ob.cell', rowAndColumn(cell))

/** A space with what lies on it, in words. */
export function spaceText(cell: string, space: SpaceView | null | undefined): string {
  const place = cellName(cell)
  if (!space) return say('web.ob.cell.empty', { place })
  const tile = tileName(space.tile)
  return space.token
    ? say('web.ob.cell.token', { place, tile, token: tokenName(space.token) })
    : say('web.ob.cell.tile', { place, tile })
}

/** Points that come or go. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

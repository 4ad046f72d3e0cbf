// Names of tiles, tokens, cards and lines of the score sheet.
import type { BossId } from '@overlair/rules/overboss/model/boss-ids'
import type { CommandId } from '@overlair/rules/overboss/model/commands'
import type { Flag, TerrainId, TileId, TokenId } from '@overlair/rules/overboss/model/pieces'
import type { LineId } from '@overlair/rules/overboss/result/sheet'
import type { TranslateContext } from './text-context.ts'

const isTerrain = (tile: TileId): tile is Exclude<TileId, `camp-${Flag}` | `graveyard-${1 | 2 | 3}`> =>
  !/^(camp|graveyard)-/.test(tile)
export const terrainName = (terrain: TerrainId, { t }: TranslateContext): string => t(`terrain:${terrain}.name`)
export const tileName = (tile: TileId, context: TranslateContext): string =>
  isTerrain(tile) ? terrainName(tile, context) : context.t(`tile:${tile}.name`)

export function tokenName(token: TokenId, { t }: TranslateContext): string {
  if (token === 'portal') return t('portal:portal.name')
  if (token === 'portal-used') return t('portal:portal.used')
  return t(`${token.replace('-', ':')}.name` as `${TokenKey<typeof token>}.name`)
}
/** Locale keys write `monster:orc` for the token `monster-orc`. */
type TokenKey<T extends string> = T extends `${infer Kind}-${infer Name}` ? `${Kind}:${Name}` : never
export const tokenNames = (tokens: readonly TokenId[], context: TranslateContext): string =>
  tokens.map(token => tokenName(token, context)).join(', ')

export const bossName = (boss: BossId, { t }: TranslateContext): string => t(`boss:${boss}.name`)
export const commandName = (command: CommandId, { t }: TranslateContext): string => t(`command:${command}.name`)

export function lineName(line: LineId, context: TranslateContext): string {
  switch (line) {
    case 'graveyardBonus':
    case 'minibosses':
    case 'crystals':
    case 'matching':
    case 'bands':
    case 'boss':
      return context.t(`score:${line}.name`)
    default:
      return terrainName(line, context)
  }
}

// Names of spaces, and short names of pieces.
import { terrainName, tileName, tokenName } from '@overlair/locales/overboss'
import type { Cell } from '@overlair/rules/overboss/model/boards'
import type { Place } from '@overlair/rules/overboss/model/choices'
import { type CommandId, commandCards, commandIds } from '@overlair/rules/overboss/model/commands'
import type { Flag, TerrainId, TileId, TokenId } from '@overlair/rules/overboss/model/pieces'
import type { Colour } from '../../terminal/colours.ts'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { fit } from '../../terminal/text-layout.ts'

/** `0,1` is B1: a letter for the column and a number for the row, as at the edges of the map. */
export const spaceName = (cell: Cell): string => {
  const [row, column] = cell.split(',').map(Number)
  return `${columnNames[column!]}${row! + 1}`
}
export const columnNames = 'ABCD'
export const placeName = (place: Place, { t }: RenderContext): string =>
  place === 'stash' ? t('cli.inStash') : spaceName(place)

const isCamp = (tile: TileId): tile is `camp-${Flag}` => tile.startsWith('camp-')
const isGraveyard = (tile: TileId): tile is `graveyard-${1 | 2 | 3}` => tile.startsWith('graveyard-')
export function terrainOfTile(tile: TileId): TerrainId {
  if (isCamp(tile)) return 'camp'
  return isGraveyard(tile) ? 'graveyard' : tile
}

/** Lists tokens and groups equal ones: `Portal × 2`. */
export const tokenList = (tokens: readonly TokenId[], context: RenderContext): string =>
  [...Map.groupBy(tokens, token => token)]
    .map(([token, copies]) => `${tokenName(token, context)}${copies.length > 1 ? ` × ${copies.length}` : ''}`)
    .join(', ')

/** Returns the name of a tile for a box: a camp with its colour, and a short form of long names. */
export function tileInBox(tile: TileId, width: number, context: RenderContext): string {
  const name = context.t.maybe(`cli.tile.${tile}`) ?? tileName(tile, context)
  return fit(width, name, context.t.maybe(`cli.short.${tile}`) ?? name)
}
export function tokenInBox(token: TokenId, width: number, context: RenderContext): string {
  const name = tokenName(token, context)
  return fit(width, name, context.t.maybe(`cli.short.${token}`) ?? name)
}

/** Returns three letters for the small maps of opponents. */
export const tileMark = (tile: TileId, context: RenderContext): string => {
  const name = terrainName(terrainOfTile(tile), context)
  return isGraveyard(tile) ? name.slice(0, 2) + tile.slice(-1) : name.slice(0, 3)
}
export const tokenMark = (token: TokenId, context: RenderContext): string =>
  token.startsWith('miniboss-') ? '★' : tokenName(token, context).slice(0, 3)

export const commandEffect = (command: CommandId, { t }: RenderContext): string =>
  t(`commandType:${commandCards[commandIds.indexOf(command)]!.type}.text`)

export const colourOf: { readonly [T in TerrainId]: Colour } = {
  forest: 'green',
  cave: 'yellow',
  graveyard: 'gray',
  swamp: 'cyan',
  camp: 'red',
  castle: 'magenta',
  cloud_island: 'blue',
  desert: 'yellow',
  summoning_circle: 'magenta',
  volcano: 'red',
  dungeon: 'gray',
}

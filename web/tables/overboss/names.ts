// What pieces, spaces and lines of the score sheet are called.
import { say } from '../../words/words.ts'
import type { LineId } from './outlook.ts'

export const tileName = (tile: string): string =>
  say.maybe(`tile:${tile}.name`) ?? say.maybe(`terrain:${tile}.name`) ?? tile
export const terrainName = (terrain: string): string => say.maybe(`terrain:${terrain}.name`) ?? terrain

/** What a terrain scores, in a few signs. */
export const scoringOf = (terrain: string, alone: boolean): string | undefined =>
  (alone ? say.maybe(`terrain:${terrain}.shortSolo`) : undefined) ?? say.maybe(`terrain:${terrain}.short`)

export function tokenName(token: string): string {
  if (token.startsWith('portal')) return say(token === 'portal' ? 'portal:portal.active' : 'portal:portal.used')
  const [kind, ...id] = token.split('-')
  return say.maybe(`${kind}:${id.join('-')}.name`) ?? token
}
export const bossName = (boss: string): string => say.maybe(`boss:${boss}.name`) ?? boss
export const commandName = (command: string): string => say.maybe(`command:${command}.name`) ?? command

export const lineName = (line: LineId): string => say.maybe(`score:${line}.name`) ?? terrainName(line)

export function rowAndColumn(cell: string): { readonly row: number; readonly col: number } {
  const [row = 0, column = 0] = cell.split(',').map(Number)
  return { row: row + 1, col: column + 1 }
}
export const cellName = (cell: string): string => say('web.ob.cell', rowAndColumn(cell))

interface Space {
  readonly tile: string
  readonly token: string | null
}
/** A space with what lies on it, in words. */
export function spaceText(cell: string, space: Space | null | undefined): string {
  const place = cellName(cell)
  if (!space) return say('web.ob.cell.empty', { place })
  const tile = tileName(space.tile)
  return space.token
    ? say('web.ob.cell.token', { place, tile, token: tokenName(space.token) })
    : say('web.ob.cell.tile', { place, tile })
}

/** Points that come or go. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

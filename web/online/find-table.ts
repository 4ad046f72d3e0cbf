// Ways to a table on the server: a new one, or the one of a code.
import type { TableId } from '@overlair/protocol/table'
import type { GameId } from '@overlair/rules/game-ids'
import type { RawOptions } from '@overlair/rules/kernel'
import { say } from '../platform/i18n/say.ts'
import { randomWord, rememberedMe } from './device.ts'
import { serverConnection } from './server-connection.ts'

/** Creates a table with this person at its first seat. */
export async function createTable(game: GameId, options: RawOptions, players: number): Promise<TableId> {
  const { name, colour } = rememberedMe()
  const { table } = await serverConnection().request('create', {
    key: randomWord(),
    game,
    // A server refuses values that are no options.
    options: options as Record<string, string>,
    players,
    name: name || say('web.newGame.player', { n: 1 }),
    colour,
  })
  return String(table)
}

/** The table of a code or of a whole invitation link. Rejects with RefusedByServer if there is none. */
export async function findTable(invitation: string): Promise<TableId> {
  const linked = /\/online\/([\w-]+)/.exec(invitation)?.[1]
  if (linked !== undefined) return linked
  const { table } = await serverConnection().request('find', { code: invitation.replaceAll(/\s/g, '').slice(0, 12) })
  return String(table)
}

// Ways to a table on the server: a new one, or the one of a code.
import type { TableId } from '@overlair/protocol/table'
import { seatColours } from '@overlair/protocol/table'
import type { GameId } from '@overlair/rules/game-ids'
import type { RawOptions } from '@overlair/rules/kernel'
import { say } from '../platform/i18n/say.ts'
import { randomWord, rememberedMe } from './device.ts'
import { askServer } from './server-connection.ts'

export interface NewTable {
  readonly game: GameId
  readonly options: RawOptions
  readonly players: number
  /** The people on this device, who take the first seats. The first is the host; an empty name stands for the last one of this device. */
  readonly people: readonly string[]
}
/** Creates a table with the people of this device at its first seats. */
export async function createTable({
  game,
  options,
  players,
  people: [host = '', ...others],
}: NewTable): Promise<TableId> {
  const me = rememberedMe()
  const reply = await askServer('create', {
    key: randomWord(),
    game,
    // A server refuses values that are no options.
    options: options as Record<string, string>,
    players,
    name: host || me.name || say('web.newGame.player', { n: 1 }),
    colour: me.colour,
  })
  const table = String(reply.table)
  if (others.length === 0) return table
  await askServer('enter', { table })
  const colours = seatColours.filter(colour => colour !== me.colour)
  for (const [i, name] of others.entries())
    await askServer('sit', { table, seat: i + 1, name, colour: colours[i % colours.length]! })
  // The page of the table enters it again, and then gets all of it.
  await askServer('leave', { table })
  return table
}

/** What a code or a link leads to. */
export type Found =
  | { readonly kind: 'table'; readonly table: TableId }
  /** A seat that the device may take over. */
  | { readonly kind: 'seat'; readonly table: TableId; readonly code: string; readonly name: string }

/** Rejects with RefusedByServer if there is nothing. */
export async function findCode(text: string): Promise<Found> {
  const linked = linkedTable(text)
  if (linked !== undefined) return { kind: 'table', table: linked }
  const code = text.slice(0, 12)
  const { table, seat, name } = await askServer('find', { code })
  return seat === undefined
    ? { kind: 'table', table: String(table) }
    : { kind: 'seat', table: String(table), code, name: String(name) }
}
const linkedTable = (text: string): TableId | undefined => /\/online\/([\w-]+)/.exec(text)?.[1]

/** Takes over the seat of a code. */
export async function claimSeat(code: string): Promise<TableId> {
  const { table } = await askServer('claim', { code })
  return String(table)
}

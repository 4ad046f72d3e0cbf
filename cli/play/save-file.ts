// A saved game is its record, with the person's seat and the bots of the others: `replay` reads it too.
import type { BotId } from '@overlair/bots'
import { type GameRecord, isJsonObject, readRecord, type Seat } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import { readJson, writeText } from '../files/files.ts'
import { botNames } from '../input/bot-flag.ts'

export interface Saved {
  readonly record: GameRecord
  readonly seat: Seat
  /** By seat; null for the person. */
  readonly bots: readonly (BotId | null)[]
}

/** Gives the reason where it could not be written. */
export const writeSave = (file: string, { record, seat, bots }: Saved): string | undefined =>
  writeText(file, `${JSON.stringify({ ...record, seat, bots }, null, 1)}\n`)

export function readSave(file: string): Saved {
  const value = readJson(file)
  const record = readRecord(value)
  const { seat, bots } = isJsonObject(value) ? value : {}
  const bad = (what: string): never => {
    throw new BadInput(`${file} is a record but no saved game: ${what}`)
  }
  if (!Array.isArray(bots)) return bad('“bots” is not a list')
  const { players } = record.options
  if (bots.length !== players) return bad(`it names ${bots.length} seats, and ${JSON.stringify(players)} play`)
  const stranger = bots.find(bot => bot !== null && !botNames.includes(bot))
  if (stranger !== undefined) bad(`there is no bot ${JSON.stringify(stranger)}; there are ${botNames.join(', ')}`)
  if (typeof seat !== 'number' || bots[seat] !== null)
    return bad('“seat” is not the one place among “bots” that is null')
  if (bots.filter(bot => bot === null).length > 1) bad('a seat other than the person’s has no bot')
  return { record, seat, bots }
}

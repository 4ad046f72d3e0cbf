// A save file is the record of a match with the seat of the person and the bots. The command `replay` reads it, too.
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

/** Writes a save file. Returns the reason if that failed. */
export const writeSave = (file: string, { record, seat, bots }: Saved): string | undefined =>
  writeText(file, `${JSON.stringify({ ...record, seat, bots }, null, 1)}\n`)

export function readSave(file: string): Saved {
  const value = readJson(file)
  const record = readRecord(value)
  const { seat, bots } = isJsonObject(value) ? value : {}
  const fail = (reason: string): never => {
    throw new BadInput(`${file} is a record, but not a saved game: ${reason}`)
  }
  if (!Array.isArray(bots)) return fail('“bots” is not a list')
  const { players } = record.options
  if (bots.length !== players)
    return fail(
      `“bots” has ${bots.length} ${bots.length === 1 ? 'entry' : 'entries'}, but there are ${JSON.stringify(players)} players`,
    )
  const unknown = bots.find(bot => bot !== null && !botNames.includes(bot))
  if (unknown !== undefined) fail(`unknown bot ${JSON.stringify(unknown)}; possible: ${botNames.join(', ')}`)
  if (typeof seat !== 'number' || bots[seat] !== null) return fail('“seat” must be the index of the null in “bots”')
  if (bots.filter(bot => bot === null).length > 1) fail('“bots” has more than one null')
  return { record, seat, bots }
}

// Compares what a server has acknowledged with the log of the table.
import type { Storage } from '../../storage/contract.ts'
import { matchFrom } from '../../tables/course.ts'
import type { Entry } from '../../tables/log/entries.ts'
import { tableFrom } from '../../tables/log/fold.ts'
import { gameOf } from '../../tables/services.ts'
import type { Acknowledged } from './player.ts'

export interface LogCheck {
  readonly acknowledged: number
  /** Acknowledged choices that the log does not have, or has otherwise. */
  readonly lost: readonly Acknowledged[]
  /** Choices by hand in the log that nobody has made, or more than once. */
  readonly doubled: number
  readonly isOver: boolean
}

export async function checkLog(
  storage: Pick<Storage, 'read'>,
  table: string,
  acknowledged: readonly Acknowledged[],
): Promise<LogCheck> {
  const stored = await storage.read(table)
  const entries = stored.map(({ entry, at }) => ({ ...(entry as unknown as Entry), at }))
  const found = tableFrom(table, entries)
  const { match, stop } = await matchFrom(gameOf(found.game), entries, found, { now: Date.now })
  if (stop) throw stop
  const keyOf = (seat: number, decision: number) => `${seat} ${decision}`
  const made = match.played.filter(({ automatic }) => !automatic)
  const choices = new Map(made.map(({ answer, decision }) => [keyOf(answer.seat, decision), answer.choice]))
  const isLost = ({ seat, decision, choice }: Acknowledged) =>
    JSON.stringify(choices.get(keyOf(seat, decision))) !== JSON.stringify(choice)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(isLost),
    doubled: made.length - choices.size,
    isOver: match.result !== undefined,
  }
}

// The end of a campaign game, from the record of its match.
import { GameError } from '../kernel/errors.ts'
import { openRecord } from '../kernel/older-records.ts'
import { type GameRecord, replay } from '../kernel/records.ts'
import { type Campaign, finishGame, type GameFinished } from './campaign/campaign.ts'
import { overboss } from './index.ts'

/**
 * Marks everything that the recorded game of the campaign fulfils. Throws GameError if it is not the current game, or if the current
 * rules stop its record.
 */
export function finishRecordedGame(
  campaign: Campaign,
  recorded: GameRecord,
): GameFinished & { readonly points: number } {
  const { record, stop } = openRecord([overboss], recorded)
  if (stop) throw new GameError('stopped', stop.message)
  const state = replay(overboss, record)
  return { ...finishGame(campaign, state), points: state.result?.scores[0] ?? 0 }
}

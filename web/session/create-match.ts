import type { Occupant } from '@overlair/play/match/occupants'
import { newRecord, type RawOptions } from '@overlair/rules/kernel'
import type { PlayableGame } from '../game-module/game-module.ts'
import { newMatchId, saveMatch } from '../platform/storage/matches.ts'

/** Creates and saves a new match. Returns its id. Throws GameError if the options are invalid. */
export async function createMatch(
  { game, preload }: Pick<PlayableGame, 'game' | 'preload'>,
  seats: readonly Occupant[],
  options: RawOptions,
): Promise<string> {
  const record = newRecord(game, { ...options, players: seats.length }, crypto.randomUUID())
  await preload?.(record.options)
  game.setup(record.options, record.seed)
  const now = Date.now()
  const id = newMatchId()
  await saveMatch({ id, record, seats, started: now, touched: now, over: false })
  return id
}

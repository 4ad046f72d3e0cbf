import { gameIds, isGameId } from '@overlair/rules/game-ids'
import { GameError, type GameRecord, type RecordStop, withAllOptions } from '@overlair/rules/kernel'
import type { PlayableGame } from '../game-module/game-module.ts'
import { gameModules } from '../games/index.ts'
import { loadTexts } from '../platform/i18n/say.ts'

export interface LoadedRecord {
  readonly playable: PlayableGame
  /** The record under the current rules: up to the stop, if there is one. */
  readonly record: GameRecord
  readonly stop?: RecordStop
}

/** Loads the game of a record with its data and texts, and opens the record. Throws GameError if the record cannot be opened. */
export async function loadRecord(record: GameRecord): Promise<LoadedRecord> {
  if (!isGameId(record.game))
    throw new GameError('bad-record', `the record is of an unknown game “${record.game}”; known: ${gameIds.join(', ')}`)
  const playable = await gameModules[record.game].loadGame()
  const { game } = playable
  if (record.version === game.version) {
    const whole = withAllOptions(game, record)
    await loadFor(playable, whole)
    return { playable, record: whole }
  }
  const { openRecord, withCurrentOptions } = await import('@overlair/rules/kernel/older-records')
  try {
    await loadFor(playable, withCurrentOptions(game, record))
  } catch (error) {
    // If the rules refuse the options, `openRecord` reports it.
    if (!(error instanceof GameError)) throw error
    await loadTexts(playable.textNamespaces(record.options))
  }
  const { record: current, stop } = openRecord([game], record)
  return { playable, record: current, ...(stop && { stop }) }
}
const loadFor = ({ preload, textNamespaces }: PlayableGame, { options }: GameRecord) =>
  Promise.all([preload?.(options), loadTexts(textNamespaces(options))])

// Matches of this device: create, open, lock, save.
import { automaticFor } from '@overlair/play/auto-pass/games'
import type { SavedMatch } from '@overlair/play/match/contract'
import { isPlayedByPerson, type Occupant } from '@overlair/play/match/occupants'
import { gameIds, isGameId } from '@overlair/rules/game-ids'
import {
  GameError,
  type GameRecord,
  newRecord,
  type RawOptions,
  type RecordStop,
  withAllOptions,
} from '@overlair/rules/kernel'
import type { PlayableGame } from '../game-module/game-module.ts'
import { gameModules } from '../games/index.ts'
import { askBotWorker, preloadBotWorker } from '../match/bot-worker-client.ts'
import { hostMatch } from '../match/host.ts'
import type { TableMatch } from '../match/table-match.ts'
import { loadTexts } from '../platform/i18n/say.ts'
import { storageUnavailable } from '../platform/storage/database.ts'
import { type DamagedMatch, findMatch, type LocalMatch, newMatchId, saveMatch } from '../platform/storage/matches.ts'
import { warnNotSaved } from '../ui/save-warning.ts'

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

export type Opened =
  | { readonly kind: 'open'; readonly match: TableMatch; readonly playable: PlayableGame; close(): void }
  | { readonly kind: 'absent' }
  | { readonly kind: 'open-in-other-tab' }
  | { readonly kind: 'damaged'; readonly match: DamagedMatch }
  | { readonly kind: 'stopped'; readonly saved: LocalMatch; readonly stop: RecordStop }

export async function openLocalMatch(id: string): Promise<Opened> {
  const saved = await findMatch(id)
  if (storageUnavailable.peek()) warnNotSaved()
  if (!saved) return { kind: 'absent' }
  if ('damage' in saved) return { kind: 'damaged', match: saved }
  const release = await lockMatch(id)
  if (!release) return { kind: 'open-in-other-tab' }
  try {
    const { playable, record, stop } = await loadRecord(saved.record)
    if (stop) {
      release()
      return { kind: 'stopped', saved, stop }
    }
    const host = hostMatch({
      ...(await automaticFor(playable.game)),
      ...savedParts(saved, playable),
      game: playable.game,
      record,
      askBot: askBotWorker,
      save: autosave(saved),
    })
    if (!saved.over && !saved.seats.every(isPlayedByPerson)) preloadBotWorker(record)
    const close = () => {
      host.close()
      release()
    }
    return { kind: 'open', match: host.table, playable, close }
  } catch (error) {
    release()
    if (error instanceof GameError) return { kind: 'damaged', match: { id, damage: error.message, raw: saved } }
    throw error
  }
}

/** What a match was saved with, beside its record. The people of this device tell it again which prompts they want to see. */
function savedParts({ record, seats, history, instructions }: SavedMatch, { game, instructions: tell }: PlayableGame) {
  return {
    seats,
    // Under other rules the same choices may lead to other asks.
    ...(history && record.version === game.version && { history }),
    instructions: seats.map((occupant, seat) =>
      tell && isPlayedByPerson(occupant) ? tell(instructions?.[seat] ?? null) : null,
    ),
  }
}

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

/**
 * Locks a match for this tab, because two tabs would overwrite each other's choices. Returns the function that unlocks it.
 * Undefined if another tab has locked it.
 */
async function lockMatch(id: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => {}
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName(id), { ifAvailable: true }, lock => {
        if (!lock) return resolve(undefined)
        return new Promise<void>(release => resolve(release))
      })
      .catch(reject)
  })
}

/** Resolves when the tab that has locked a match unlocks it. */
export async function whenUnlocked(id: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(lockName(id), { signal }, () => {})
}
const lockName = (id: string): string => `overlair match ${id}`

const autosave =
  ({ id, started }: LocalMatch) =>
  (saved: SavedMatch, over: boolean): void => {
    saveMatch({ ...saved, id, started, touched: Date.now(), over }).catch(warnNotSaved)
  }

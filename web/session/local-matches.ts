// Matches of this device: open, lock, save.
import { automaticFor } from '@overlair/play/auto-pass/games'
import type { SavedMatch } from '@overlair/play/match/contract'
import { isPlayedByPerson } from '@overlair/play/match/occupants'
import { GameError, type RecordStop, type Result } from '@overlair/rules/kernel'
import type { PlayableGame } from '../game-module/game-module.ts'
import { askBotWorker, preloadBotWorker } from '../match/bot-worker-client.ts'
import { hostMatch } from '../match/host.ts'
import type { TableMatch } from '../match/table-match.ts'
import { storageUnavailable } from '../platform/storage/database.ts'
import { type DamagedMatch, findMatch, type LocalMatch, saveMatch } from '../platform/storage/matches.ts'
import { warnNotSaved } from '../ui/save-warning.ts'
import { loadRecord } from './load-record.ts'

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
      save: autosave(saved, playable),
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
export const lockName = (id: string): string => `overlair match ${id}`

const autosave =
  ({ id, started }: LocalMatch, { summaryOf }: PlayableGame) =>
  (saved: SavedMatch, view: unknown, result: Result | undefined): void => {
    const summary = summaryOf(view, result)
    saveMatch({ ...saved, id, started, touched: Date.now(), over: result !== undefined, summary }).then(() => {
      if (storageUnavailable.peek()) warnNotSaved()
    }, warnNotSaved)
  }

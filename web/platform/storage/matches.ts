// Matches on this device, in IndexedDB. Older versions of the app saved the record and the seats only.
import type { SavedMatch } from '@overlair/play/match/contract'
import { readSavedMatch } from '@overlair/play/match/saved'
import { GameError, isJsonObject } from '@overlair/rules/kernel'
import { database } from './database.ts'

export interface LocalMatch extends SavedMatch {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly started: number
  readonly touched: number
  readonly over: boolean
}
/** An unreadable entry, with the reason and the raw value. */
export interface DamagedMatch {
  readonly id: string
  readonly damage: string
  readonly raw: unknown
}

const fail = (message: string): never => {
  throw new GameError('bad-match', message)
}

function readLocalMatch(id: string, value: unknown): LocalMatch | DamagedMatch {
  try {
    if (!isJsonObject(value)) return fail('the entry is not an object')
    const saved = readSavedMatch(value)
    const { started, touched, over } = value
    if (typeof started !== 'number' || typeof touched !== 'number') return fail('the entry has no dates')
    return { ...saved, id, started, touched, over: over === true }
  } catch (error) {
    if (error instanceof GameError) return { id, damage: error.message, raw: value }
    throw error
  }
}

export const newMatchId = (): string => crypto.randomUUID().slice(0, 8)

export async function saveMatch(match: LocalMatch): Promise<void> {
  const { id, ...entry } = match
  await (await database()).write({ store: 'matches', key: id, value: entry })
}

export async function findMatch(id: string): Promise<LocalMatch | DamagedMatch | undefined> {
  const entry = await (await database()).get('matches', id)
  return entry === undefined ? undefined : readLocalMatch(id, entry)
}

/** Returns all matches, the latest first and damaged ones last. */
export async function listMatches(): Promise<(LocalMatch | DamagedMatch)[]> {
  const matches = (await (await database()).all('matches')).map(([id, entry]) => readLocalMatch(id, entry))
  const touchedAt = (match: LocalMatch | DamagedMatch) => ('touched' in match ? match.touched : 0)
  return matches.sort((a, b) => touchedAt(b) - touchedAt(a))
}

export async function deleteMatch(id: string): Promise<void> {
  await (await database()).write({ store: 'matches', key: id })
}

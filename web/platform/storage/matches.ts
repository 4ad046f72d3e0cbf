// Matches on this device, in IndexedDB. Older versions of the app saved the record and the seats only.
import type { SavedMatch } from '@overlair/play/match/contract'
import { readSavedMatch } from '@overlair/play/match/saved'
import { GameError, isJsonObject, type Seat } from '@overlair/rules/kernel'
import { database } from './database.ts'

/** How far a match has come, so that lists can tell it without its rules. Everybody at the table knows it. */
export interface MatchSummary {
  /** The round or turn; 0 during the setup. */
  readonly round: number
  /** The number of rounds, if the rules fix it. */
  readonly rounds?: number
  /** By seat: souls and wounds, or points. */
  readonly scores: readonly { readonly points: number; readonly wounds?: number }[]
  /** Set when the match is over. */
  readonly winners?: readonly Seat[]
}
export interface LocalMatch extends SavedMatch {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly started: number
  readonly touched: number
  readonly over: boolean
  /** Absent in a match that was saved by an older app, or in which nobody has chosen yet. */
  readonly summary?: MatchSummary
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
    const summary = readSummary(value.summary)
    if (typeof started !== 'number' || typeof touched !== 'number') return fail('the entry has no dates')
    return { ...saved, id, started, touched, over: over === true, ...(summary && { summary }) }
  } catch (error) {
    if (error instanceof GameError) return { id, damage: error.message, raw: value }
    throw error
  }
}

/** Undefined if it is damaged: the match itself tells everything. */
function readSummary(value: unknown): MatchSummary | undefined {
  if (!isJsonObject(value)) return undefined
  const { round, rounds, scores, winners } = value
  if (typeof round !== 'number' || !Array.isArray(scores)) return undefined
  return {
    round,
    ...(typeof rounds === 'number' && { rounds }),
    scores: scores.map(score => {
      const { points, wounds } = isJsonObject(score) ? score : {}
      return { points: Number(points) || 0, ...(typeof wounds === 'number' && { wounds }) }
    }),
    ...(Array.isArray(winners) && { winners: winners.filter(seat => typeof seat === 'number') }),
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

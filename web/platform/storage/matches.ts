// Matches on this device, in IndexedDB. A match is saved as its record; the app recomputes everything else from it.
import { readSeat, type SeatAssignment } from '@overlair/play/seats'
import { describeValue, GameError, type GameRecord, isJsonObject, readRecord } from '@overlair/rules/kernel'
import { database } from './database.ts'

export interface SavedMatch {
  readonly id: string
  readonly record: GameRecord
  readonly seats: readonly SeatAssignment[]
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

/** Validates a saved match. */
function readSavedMatch(id: string, value: unknown): SavedMatch | DamagedMatch {
  try {
    if (!isJsonObject(value)) return fail('the entry is not an object')
    const record = readRecord(value.record)
    const { seats, started, touched, over } = value
    if (!Array.isArray(seats) || seats.length === 0) return fail('the entry has no seats')
    const assignments = seats.map((seat, i) => readSeat(seat) ?? fail(`seat ${i + 1} is neither a person nor a bot`))
    if (record.options.players !== assignments.length)
      return fail(`the entry has ${assignments.length} seats for ${describeValue(record.options.players)} players`)
    if (typeof started !== 'number' || typeof touched !== 'number') return fail('the entry has no dates')
    return { id, record, seats: assignments, started, touched, over: over === true }
  } catch (error) {
    if (error instanceof GameError) return { id, damage: error.message, raw: value }
    throw error
  }
}

export const newMatchId = (): string => crypto.randomUUID().slice(0, 8)

export async function saveMatch(match: SavedMatch): Promise<void> {
  const { id, ...entry } = match
  await (await database()).write({ store: 'matches', key: id, value: entry })
}

export async function findMatch(id: string): Promise<SavedMatch | DamagedMatch | undefined> {
  const entry = await (await database()).get('matches', id)
  return entry === undefined ? undefined : readSavedMatch(id, entry)
}

/** Returns all matches, the latest first and damaged ones last. */
export async function listMatches(): Promise<(SavedMatch | DamagedMatch)[]> {
  const matches = (await (await database()).all('matches')).map(([id, entry]) => readSavedMatch(id, entry))
  const touchedAt = (match: SavedMatch | DamagedMatch) => ('touched' in match ? match.touched : 0)
  return matches.sort((a, b) => touchedAt(b) - touchedAt(a))
}

export async function deleteMatch(id: string): Promise<void> {
  await (await database()).write({ store: 'matches', key: id })
}

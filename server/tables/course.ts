// The match of a table, opened from the entries of its log.
import { automaticFor } from '@overlair/play/auto-pass/games'
import type { Match } from '@overlair/play/match/contract'
import { openMatch } from '@overlair/play/match/match'
import type { Move } from '@overlair/play/match/progress'
import { occupantOf } from '@overlair/protocol/occupants'
import type { TableSeat } from '@overlair/protocol/table'
import { type AnyGame, type GameRecord, recordFormat } from '@overlair/rules/kernel'
import type { Entry, EntryOf } from './entries.ts'

const isMove = (entry: Entry): entry is EntryOf<'chose' | 'undone'> => entry.kind === 'chose' || entry.kind === 'undone'
const moveOf = (entry: EntryOf<'chose' | 'undone'>): Move =>
  entry.kind === 'undone'
    ? { undo: entry.seat }
    : { seat: entry.seat, choice: entry.choice, automatic: entry.automatic === true }

/** The last instructions of each seat. */
function instructionsIn(entries: readonly Entry[], seats: number): readonly unknown[] {
  const told: unknown[] = Array.from({ length: seats }, () => null)
  for (const entry of entries) if (entry.kind === 'told') told[entry.seat] = entry.instructions
  return told
}

/** Opens the match that these entries lead to. Throws GameError if the current rules do not repeat it. */
export async function matchFrom(
  game: AnyGame,
  start: EntryOf<'started'>['start'],
  entries: readonly Entry[],
  seats: readonly TableSeat[],
  onEvent: () => void,
): Promise<Match> {
  const record: GameRecord = { format: recordFormat, ...start, choices: [] }
  return openMatch({
    ...(await automaticFor(game)),
    game,
    record,
    seats: seats.map(occupantOf),
    moves: entries.filter(isMove).map(moveOf),
    instructions: instructionsIn(entries, seats.length),
    onEvent,
  })
}

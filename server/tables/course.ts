// The match of a table, opened from the entries of its log.
import { automaticFor } from '@overlair/play/auto-pass/games'
import type { Match } from '@overlair/play/match/contract'
import type { OpenDecision } from '@overlair/play/match/decisions'
import { openMatch } from '@overlair/play/match/match'
import { type Move, NotRepeated } from '@overlair/play/match/progress'
import { occupantOf } from '@overlair/protocol/occupants'
import type { Table } from '@overlair/protocol/table'
import { type AnyGame, GameError, recordFormat, withCurrentOptions } from '@overlair/rules/kernel'
import type { Entry, EntryOf, TimedEntry } from './log/entries.ts'
import { type Times, timesOf } from './time/times.ts'

const isMove = (entry: Entry): entry is EntryOf<'chose' | 'undone'> => entry.kind === 'chose' || entry.kind === 'undone'
const moveOf = (entry: EntryOf<'chose' | 'undone'>): Move =>
  entry.kind === 'undone'
    ? { undo: entry.seat, decision: entry.decision }
    : { seat: entry.seat, choice: entry.choice, automatic: entry.automatic === true, outcome: entry.outcome }

/** The last instructions of each seat. */
function instructionsIn(entries: readonly Entry[], seats: number): readonly unknown[] {
  const told: unknown[] = Array.from({ length: seats }, () => null)
  for (const entry of entries) if (entry.kind === 'told') told[entry.seat] = entry.instructions
  return told
}

/**
 * Opens the match that these entries lead to. If the current rules do not repeat it, the match ends before the first move that they
 * do not repeat. Throws GameError if they refuse its options.
 */
export async function matchFrom(
  game: AnyGame,
  entries: readonly TimedEntry[],
  table: Table,
  { onEvent, now }: { readonly onEvent?: () => void; readonly now: () => number },
): Promise<{ readonly match: Match; readonly times: Times; readonly stop?: Error }> {
  const log: readonly Entry[] = entries
  const started = log.find((entry): entry is EntryOf<'started'> => entry.kind === 'started')
  if (!started) throw new GameError('bad-record', 'the log has no start of a game')
  const record = withCurrentOptions(game, { format: recordFormat, ...started.start, choices: [] })
  const automatic = await automaticFor(game)
  const { seats, paused } = table
  function open(moves: readonly Move[]): { readonly match: Match; readonly times: Times } {
    const opens: (readonly OpenDecision[])[] = []
    const match = openMatch({
      ...automatic,
      game,
      record: { ...record, version: game.version },
      seats: seats.map(occupantOf),
      moves,
      instructions: instructionsIn(entries, seats.length),
      paused,
      now,
      onMove: decisions => void opens.push(decisions),
      ...(onEvent && { onEvent }),
    })
    return { match, times: timesOf(entries, opens, table) }
  }
  const moves = log.filter(isMove).map(moveOf)
  try {
    const opened = open(moves)
    opened.match.setClocks(opened.times.clocks)
    return opened
  } catch (error) {
    if (!(error instanceof NotRepeated)) throw error
    return { ...open(moves.slice(0, error.move)), stop: error }
  }
}

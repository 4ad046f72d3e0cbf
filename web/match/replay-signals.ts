// A record step by step. It is a match for the table, but it never asks.
import type { Occupant } from '@overlair/play/match/occupants'
import { openReplay as openRecord } from '@overlair/play/match/replay'
import type { Choice, Game, GameRecord } from '@overlair/rules/kernel'
import { type ReadonlySignal, signal } from '@preact/signals'
import { openTable, type TableMatch } from './table-match.ts'

export interface Replay<View = unknown, C extends Choice = Choice> {
  readonly table: TableMatch<View, C>
  readonly record: GameRecord
  readonly length: number
  readonly position: ReadonlySignal<number>
  seek(position: number): void
  close(): void
}

/** Throws GameError if the record cannot be replayed. */
export function openReplay<View, C extends Choice>(
  game: Game<unknown, C, View>,
  record: GameRecord,
  seats: readonly Occupant[],
): Replay<View, C> {
  const replay = openRecord(game, record, seats)
  const { match: table, close } = openTable({ people: [], spectator: replay.seat('spectator') })
  const position = signal(replay.at)
  return {
    table,
    record,
    length: replay.length,
    position,
    seek(to) {
      replay.seek(to)
      position.value = replay.at
    },
    close,
  }
}

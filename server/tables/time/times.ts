// The times of a match: since when each open decision waits, and its clocks. After a restart both follow from the log.
import { type Clocks, newClocks, runClocks, stopClocks } from '@overlair/play/match/clocks'
import type { OpenDecision } from '@overlair/play/match/decisions'
import { isPlayedByPerson } from '@overlair/play/match/occupants'
import { occupantOf } from '@overlair/protocol/occupants'
import type { ClockSettings, Table } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { TimedEntry } from '../log/entries.ts'
import { tableAfter, tableAtStart } from '../log/fold.ts'

/** By asked seat: its open decision, and the time at which it opened. */
export type Opened = Readonly<Record<Seat, { readonly decision: number; readonly since: number }>>
export interface Times {
  readonly opened: Opened
  readonly clocks?: Clocks
}

/** A decision that is still open keeps its time. */
export const openedAfter = (before: Opened, open: readonly OpenDecision[], now: number): Opened =>
  Object.fromEntries(
    open.map(({ seat, decision }) => {
      const same = before[seat]?.decision === decision ? before[seat] : undefined
      return [seat, same ?? { decision, since: now }]
    }),
  )

export const clocksFor = (settings: ClockSettings | null, seats: number): Clocks | undefined =>
  settings ? newClocks(seats, { perMove: settings.perMove * 1000, reserve: settings.reserve * 1000 }) : undefined
export const isSameClock = (one: ClockSettings | null, other: ClockSettings | null): boolean =>
  one?.perMove === other?.perMove && one?.reserve === other?.reserve

/**
 * The times to which a log leads. `opens` are the open decisions at the start and after each move. The clocks stand still since the last
 * entry: time in which the table was closed counts for nobody. `table`: as it was at the first entry, if that does not tell.
 */
export function timesOf(
  entries: readonly TimedEntry[],
  opens: readonly (readonly OpenDecision[])[],
  table: Table,
): Times {
  let known = table
  let [opened, move]: [Opened, number] = [{}, -1]
  let clocks: Clocks | undefined
  for (const entry of entries) {
    const before = known
    known = entry.kind === 'created' ? tableAtStart(table.id, entry) : tableAfter(known, entry)
    if (entry.kind === 'started') clocks = clocksFor(known.settings.clock, known.seats.length)
    else if (move >= 0 && !isSameClock(before.settings.clock, known.settings.clock))
      clocks = clocksFor(known.settings.clock, known.seats.length)
    if (entry.kind === 'started' || entry.kind === 'chose' || entry.kind === 'undone') move++
    const open = opens[move]
    // The rules of today may repeat fewer moves.
    if (!open) continue
    opened = openedAfter(opened, open, entry.at)
    clocks &&= runClocks(clocks, runningOf(known, open), entry.at)
  }
  const last = entries.at(-1)?.at ?? 0
  return { opened, ...(clocks && { clocks: stopClocks(clocks, last) }) }
}
const runningOf = ({ seats, paused }: Table, open: readonly OpenDecision[]): readonly OpenDecision[] =>
  paused ? [] : open.filter(({ seat }) => isPlayedByPerson(occupantOf(seats[seat]!)))

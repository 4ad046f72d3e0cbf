// A running match learns what has changed at its table.
import type { Table } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { Batch, OnlineMatch } from './online-match.ts'
import { clocksFor, isSameClock } from './time/times.ts'

/** The match learns who plays at each seat, whether it is paused, and its clocks. Returns what people are told if that moved a clock. */
export function followTable(online: OnlineMatch, before: Table, after: Table): Batch | undefined {
  const { match } = online
  const { clocks } = match
  after.seats.forEach((seat, i) => {
    if (seat === before.seats[i] || seat.kind !== 'person') return
    if (seat.substitute === undefined) match.giveBack(i)
    else match.takeOver(i, seat.substitute)
  })
  if (after.paused && !before.paused) match.pause()
  if (!after.paused && before.paused) match.resume()
  const { clock } = after.settings
  if (!isSameClock(before.settings.clock, clock)) match.setClocks(clocksFor(clock, after.seats.length))
  return match.clocks === clocks ? undefined : online.standing()
}

/** The seats that another person has now. */
export const movedSeats = (before: Table, after: Table): readonly Seat[] =>
  after.seats.flatMap((seat, i) => {
    const was = before.seats[i]
    return was?.kind === 'person' && seat.kind === 'person' && was.person !== seat.person ? [i] : []
  })

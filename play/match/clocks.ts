// Clocks of a match, as data. The caller says what time it is, and decides what happens when the time of a seat is over.
import type { Seat } from '@overlair/rules/kernel'

/** By seat, in milliseconds. */
export interface Clocks {
  /** What was left when the clock last started or stopped. */
  readonly remaining: readonly number[]
  /** The time at which a running clock started; null for a clock that stands still. */
  readonly since: readonly (number | null)[]
}

export const stoppedClocks = (remaining: readonly number[]): Clocks => ({ remaining, since: remaining.map(() => null) })

/** What is left at this time. Negative if the seat used more than it had. */
export const timeLeft = ({ remaining, since }: Clocks, seat: Seat, now: number): number =>
  // A clock of the device that was set back gives no time.
  remaining[seat]! - Math.max(0, now - (since[seat] ?? now))

/** Lets the clocks of these seats run from now on, and stops the others. */
export const runClocks = (clocks: Clocks, seats: readonly Seat[], now: number): Clocks => ({
  remaining: clocks.remaining.map((_, seat) => timeLeft(clocks, seat, now)),
  since: clocks.since.map((_, seat) => (seats.includes(seat) ? now : null)),
})

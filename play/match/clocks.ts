// Clocks of a match, as data. Each decision has its own time; then the reserve of the seat runs, which is for the whole game. The caller
// says what time it is, and decides what happens when the time of a seat is over.
import type { Seat } from '@overlair/rules/kernel'
import type { OpenDecision } from './decisions.ts'

/** In milliseconds. */
export interface ClockTimes {
  readonly perMove: number
  readonly reserve: number
}
/** Lists are by seat, times in milliseconds. */
export interface Clocks {
  /** The time of each decision. */
  readonly perMove: number
  /** What was left of the time of the decision when the clock last started or stopped. */
  readonly move: readonly number[]
  /** What was left of the reserve then. */
  readonly remaining: readonly number[]
  /** The time at which a running clock started; null for a clock that stands still. */
  readonly since: readonly (number | null)[]
  /** The decision whose time `move` is; null before the first one. */
  readonly decisions: readonly (number | null)[]
}

interface TimesLeft {
  readonly move: number
  readonly reserve: number
}
type Open = Pick<OpenDecision, 'seat' | 'decision'>

export const newClocks = (seats: number, { perMove, reserve }: ClockTimes): Clocks => ({
  perMove,
  move: Array.from({ length: seats }, () => perMove),
  remaining: Array.from({ length: seats }, () => reserve),
  since: Array.from({ length: seats }, () => null),
  decisions: Array.from({ length: seats }, () => null),
})

/** What is left of the decision and of the reserve at this time. The reserve is negative if the seat used more than it had. */
export function timesLeft({ move, remaining, since }: Clocks, seat: Seat, now: number): TimesLeft {
  // A clock of the device that was set back gives no time.
  const used = Math.max(0, now - (since[seat] ?? now))
  const ofMove = move[seat]!
  return { move: Math.max(0, ofMove - used), reserve: remaining[seat]! - Math.max(0, used - ofMove) }
}
/** What is left in all. */
export function timeLeft(clocks: Clocks, seat: Seat, now: number): number {
  const { move, reserve } = timesLeft(clocks, seat, now)
  return move + reserve
}

/**
 * Lets the clocks of these open decisions run from now on, and stops the others. A decision that is new has all of its time, unless an
 * undo opened it: then `undone` says what its seat has. A clock that goes on stays as it is, so that it tells nothing of other changes.
 */
export function runClocks(
  clocks: Clocks,
  open: readonly Open[],
  now: number,
  undone?: { readonly seat: Seat; readonly move: number },
): Clocks {
  const { perMove } = clocks
  const decisionOf = (seat: Seat) => open.find(one => one.seat === seat)?.decision
  const goesOn = (since: number | null, seat: Seat): boolean =>
    since === null ? decisionOf(seat) === undefined : decisionOf(seat) === clocks.decisions[seat]
  if (clocks.since.every(goesOn)) return clocks
  const seats = clocks.since.map((since, seat) => {
    const decision = decisionOf(seat)
    const [before, move, remaining] = [clocks.decisions[seat]!, clocks.move[seat]!, clocks.remaining[seat]!]
    const isSame = decision === before
    if (goesOn(since, seat)) return { move, remaining, since, decision: before }
    const left = timesLeft(clocks, seat, now)
    const reserve = Math.max(0, left.reserve)
    if (decision === undefined) return { move: left.move, remaining: reserve, since: null, decision: before }
    const fresh = undone?.seat === seat ? undone.move : perMove
    return { move: isSame ? left.move : fresh, remaining: reserve, since: now, decision }
  })
  return {
    perMove,
    move: seats.map(({ move }) => move),
    remaining: seats.map(({ remaining }) => remaining),
    since: seats.map(({ since }) => since),
    decisions: seats.map(({ decision }) => decision),
  }
}
/** All clocks stand still from this time on, for instance because their match was closed then. */
export const stopClocks = (clocks: Clocks, now: number): Clocks => runClocks(clocks, [], now)

/** The running clocks, with the time at which each is used up. */
export const runningClocks = (
  clocks: Clocks,
): readonly { readonly seat: Seat; readonly decision: number; readonly zero: number }[] =>
  clocks.since.flatMap((since, seat) => {
    const decision = clocks.decisions[seat] ?? null
    if (since === null || decision === null) return []
    return [{ seat, decision, zero: since + clocks.move[seat]! + clocks.remaining[seat]! }]
  })

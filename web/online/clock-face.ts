// The clock of a seat as people read it: what is left for this move, and the reserve.
import { type Clocks, timesLeft } from '@overlair/play/match/clocks'
import type { Seat } from '@overlair/rules/kernel'
import { countdownText } from './durations.ts'

/** “0:45 +4:12”. When the time for the move is over, only the reserve. */
export function clockFace(clocks: Clocks, seat: Seat, now: number): string {
  const { move, reserve } = timesLeft(clocks, seat, now)
  const left = `+${countdownText(reserve)}`
  return move <= 0 ? left : `${countdownText(move)} ${left}`
}
/** Whether the clock of the seat runs. */
export const isRunning = ({ since }: Clocks, seat: Seat): boolean => typeof since[seat] === 'number'

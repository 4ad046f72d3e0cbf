import type { SimulationJob } from './job.ts'
import type { Totals } from './totals.ts'

/** What `--json` prints. */
export interface SimulationSummary {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  /** By seat: games that the seat won alone. */
  readonly wins: readonly number[]
  /** Games that several seats won together. */
  readonly draws: number
  /** By seat, over the games that were finished. */
  readonly meanScore: readonly number[]
  readonly errors: number
}

const round = (number: number, digits: number): number => Number(number.toFixed(digits))

export function summarize(order: SimulationJob, sums: Totals, seconds: number): SimulationSummary {
  const { finished, decisions, wins, draws, scores, errors } = sums
  return {
    game: order.game,
    players: order.players,
    games: order.games,
    finished,
    decisions,
    seconds: round(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: round(finished / seconds, 2),
    wins,
    draws,
    meanScore: scores.map(sum => (finished === 0 ? 0 : round(sum / finished, 3))),
    errors,
  }
}

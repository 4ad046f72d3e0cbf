import type { SimulationJob } from './job.ts'
import { type SoloSummary, soloSummary } from './solo.ts'
import type { Totals } from './totals.ts'

/** The output of `--json`. */
export interface SimulationSummary {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  /** Games that a seat won alone, by seat. Undefined for one player, like `draws`. */
  readonly wins?: readonly number[]
  /** Games that several seats won together. */
  readonly draws?: number
  /** Mean over the finished games, by seat. */
  readonly meanScore: readonly number[]
  readonly errors: number
  /** Undefined for several players. */
  readonly solo?: SoloSummary
}

const round = (number: number, digits: number): number => Number(number.toFixed(digits))

export function summarize(job: SimulationJob, totals: Totals, seconds: number): SimulationSummary {
  const { finished, decisions, wins, draws, scores, errors } = totals
  const isSolo = job.players === 1
  return {
    game: job.game,
    players: job.players,
    games: job.games,
    finished,
    decisions,
    seconds: round(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: round(finished / seconds, 2),
    ...(!isSolo && { wins, draws }),
    meanScore: scores.map(sum => (finished === 0 ? 0 : round(sum / finished, 3))),
    errors,
    ...(isSolo && { solo: soloSummary(totals.solo) }),
  }
}

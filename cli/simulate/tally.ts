import type { Order, Outcome } from './order.ts'

/** What `--json` prints. */
export interface Tally {
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

export function tally(order: Order, outcomes: readonly Outcome[], seconds: number): Tally {
  const wins: number[] = Array(order.players).fill(0)
  const sums: number[] = Array(order.players).fill(0)
  let [finished, decisions, draws] = [0, 0, 0]
  for (const outcome of outcomes) {
    if ('error' in outcome) continue
    finished++
    decisions += outcome.decisions
    const [winner, ...others] = outcome.winners
    if (winner !== undefined && others.length === 0) wins[winner]!++
    else draws++
    outcome.scores.forEach((score, seat) => (sums[seat]! += score))
  }
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
    meanScore: sums.map(sum => (finished === 0 ? 0 : round(sum / finished, 3))),
    errors: outcomes.length - finished,
  }
}

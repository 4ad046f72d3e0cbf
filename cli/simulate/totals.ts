// What games have brought, in sums: however many are played, no more than this is kept of them.
import type { GameCount, Result } from '@overlair/rules/kernel'
import { joinReportSums, noReportSums, type ReportSums, reportSumsOf } from './report-totals.ts'

/** A game that broke. */
export interface Failure {
  readonly index: number
  readonly error: string
}
export interface Totals {
  finished: number
  decisions: number
  /** By seat: games that the seat won alone. */
  readonly wins: number[]
  /** Games that several seats won together. */
  draws: number
  /** By seat. */
  readonly scores: number[]
  errors: number
  /** The first of them. */
  readonly failures: Failure[]
  /** Empty where no report was asked for. */
  readonly report: ReportSums
}
const FAILURES_KEPT = 5

export const emptyTotals = (players: number): Totals => ({
  finished: 0,
  decisions: 0,
  wins: Array(players).fill(0),
  draws: 0,
  scores: Array(players).fill(0),
  errors: 0,
  failures: [],
  report: noReportSums(players),
})

/** How one game went; `count` where a report was asked for. */
export interface Finished {
  readonly decisions: number
  readonly result: Pick<Result, 'winners' | 'scores'>
  readonly count?: GameCount
}
export function addFinished(sums: Totals, { decisions, result: { winners, scores }, count }: Finished): void {
  sums.finished++
  sums.decisions += decisions
  const [winner, ...others] = winners
  if (winner !== undefined && others.length === 0) sums.wins[winner]!++
  else sums.draws++
  scores.forEach((score, seat) => (sums.scores[seat]! += score))
  if (count) joinReportSums(sums.report, reportSumsOf(scores.length, count))
}
export function addFailure(sums: Totals, failure: Failure): void {
  sums.errors++
  if (sums.failures.length < FAILURES_KEPT) sums.failures.push(failure)
}

/** Adds the sums of the games that come next. */
export function addTotals(sums: Totals, more: Totals): void {
  sums.finished += more.finished
  sums.decisions += more.decisions
  more.wins.forEach((wins, seat) => (sums.wins[seat]! += wins))
  sums.draws += more.draws
  more.scores.forEach((score, seat) => (sums.scores[seat]! += score))
  sums.errors += more.errors
  sums.failures.push(...more.failures.slice(0, FAILURES_KEPT - sums.failures.length))
  joinReportSums(sums.report, more.report)
}
export const gamesIn = ({ finished, errors }: Totals): number => finished + errors

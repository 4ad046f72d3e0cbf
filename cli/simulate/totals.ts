// Totals over games. Memory use does not grow with the number of games.
import type { GameCount, Result } from '@overlair/rules/kernel'
import { addReportTotals, emptyReportTotals, type ReportTotals, reportTotalsOf } from './report-totals.ts'

/** A game that crashed. */
export interface Failure {
  readonly index: number
  readonly error: string
}
export interface Totals {
  finished: number
  decisions: number
  /** Games that a seat won alone, by seat. */
  readonly wins: number[]
  /** Games that several seats won together. */
  draws: number
  /** By seat. */
  readonly scores: number[]
  errors: number
  /** The first errors. */
  readonly failures: Failure[]
  /** Empty if the job has no report. */
  readonly report: ReportTotals
}
const MAX_FAILURES = 5

export const emptyTotals = (players: number): Totals => ({
  finished: 0,
  decisions: 0,
  wins: Array(players).fill(0),
  draws: 0,
  scores: Array(players).fill(0),
  errors: 0,
  failures: [],
  report: emptyReportTotals(players),
})

/** The outcome of one game, with `count` if the job has a report. */
export interface FinishedGame {
  readonly decisions: number
  readonly result: Pick<Result, 'winners' | 'scores'>
  readonly count?: GameCount
}
export function addFinished(totals: Totals, { decisions, result: { winners, scores }, count }: FinishedGame): void {
  totals.finished++
  totals.decisions += decisions
  const [winner, ...others] = winners
  if (winner !== undefined && others.length === 0) totals.wins[winner]!++
  else totals.draws++
  scores.forEach((score, seat) => (totals.scores[seat]! += score))
  if (count) addReportTotals(totals.report, reportTotalsOf(scores.length, count))
}
export function addFailure(totals: Totals, failure: Failure): void {
  totals.errors++
  if (totals.failures.length < MAX_FAILURES) totals.failures.push(failure)
}

/** Adds the totals of the following games. */
export function addTotals(totals: Totals, more: Totals): void {
  totals.finished += more.finished
  totals.decisions += more.decisions
  more.wins.forEach((wins, seat) => (totals.wins[seat]! += wins))
  totals.draws += more.draws
  more.scores.forEach((score, seat) => (totals.scores[seat]! += score))
  totals.errors += more.errors
  totals.failures.push(...more.failures.slice(0, MAX_FAILURES - totals.failures.length))
  addReportTotals(totals.report, more.report)
}
export const gamesIn = ({ finished, errors }: Totals): number => finished + errors

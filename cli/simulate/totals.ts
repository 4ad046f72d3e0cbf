// Totals over games. Memory use does not grow with the number of games.
import type { GameCount, Result, SoloMark } from '@overlair/rules/kernel'
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
  /** Empty for several players. */
  readonly solo: SoloTotals
}
/** Of one player, who has nobody to win against. */
export interface SoloTotals {
  /** Number of games by score. */
  readonly games: Map<number, number>
  /** By id, with the number of games that reached it. */
  readonly marks: Map<string, { readonly kind: SoloMark['kind']; games: number }>
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
  solo: { games: new Map(), marks: new Map() },
})

/** The outcome of one game, with `count` if the job has a report, and with `marks` of one player. */
export interface FinishedGame {
  readonly decisions: number
  readonly result: Pick<Result, 'winners' | 'scores'>
  readonly count?: GameCount
  readonly marks?: readonly SoloMark[]
}
export function addFinished(totals: Totals, game: FinishedGame): void {
  const { decisions, result, count, marks = [] } = game
  const { winners, scores } = result
  totals.finished++
  totals.decisions += decisions
  const [winner, ...others] = winners
  if (scores.length === 1) addSolo(totals.solo, scores[0]!, marks)
  else if (winner !== undefined && others.length === 0) totals.wins[winner]!++
  else totals.draws++
  scores.forEach((score, seat) => (totals.scores[seat]! += score))
  if (count) addReportTotals(totals.report, reportTotalsOf(scores, count))
}
function addSolo({ games, marks }: SoloTotals, score: number, reached: readonly SoloMark[]): void {
  games.set(score, (games.get(score) ?? 0) + 1)
  for (const { id, kind, reached: isReached } of reached) addMark(marks, id, { kind, games: Number(isReached) })
}
function addMark(marks: SoloTotals['marks'], id: string, { kind, games }: { kind: SoloMark['kind']; games: number }) {
  marks.set(id, { kind, games: (marks.get(id)?.games ?? 0) + games })
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
  for (const [score, games] of more.solo.games)
    totals.solo.games.set(score, (totals.solo.games.get(score) ?? 0) + games)
  for (const [id, mark] of more.solo.marks) addMark(totals.solo.marks, id, mark)
}
export const gamesIn = ({ finished, errors }: Totals): number => finished + errors

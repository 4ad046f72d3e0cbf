// Totals of seats and cards over games.
import type { CardCount, GameCount } from '@overlair/rules/kernel'

interface SpanTotals {
  sum: number
  least: number
  most: number
}
export interface CardTotals {
  readonly kind: string
  /** Number of games in which it came up. */
  games: number
  /** Number of players who had it, and how many of them won. */
  had: number
  wins: number
  played: number
  used: number
  /** Summed results of the players who had it. */
  readonly figures: Record<string, number>
}
export interface ReportTotals {
  games: number
  readonly rounds: SpanTotals
  readonly choices: SpanTotals
  /** By seat. A shared victory counts for each winner. */
  readonly wins: number[]
  /** Every card of the run. With random terrains, the first game does not contain all of them. */
  readonly cards: Map<string, CardTotals>
}

export const emptyReportTotals = (players: number): ReportTotals => ({
  games: 0,
  rounds: { sum: 0, least: Number.POSITIVE_INFINITY, most: 0 },
  choices: { sum: 0, least: Number.POSITIVE_INFINITY, most: 0 },
  wins: Array(players).fill(0),
  cards: new Map(),
})

/** Returns the totals of one game. One player has nobody to win against, so their cards count points instead of wins. */
export function reportTotalsOf(scores: readonly number[], count: GameCount): ReportTotals {
  const [points] = scores
  return points === undefined || scores.length > 1
    ? gameTotals(count)
    : gameTotals({ ...count, winners: [], figures: [{ ...count.figures[0], points }] })
}
const gameTotals = (count: GameCount): ReportTotals => ({
  games: 1,
  rounds: { sum: count.rounds, least: count.rounds, most: count.rounds },
  choices: { sum: count.choices, least: count.choices, most: count.choices },
  wins: count.figures.map((_, seat) => Number(count.winners.includes(seat))),
  cards: new Map(Object.entries(count.cards).map(([card, line]) => [card, cardTotalsOf(line, count)])),
})
function cardTotalsOf({ kind, came, had, played, used }: CardCount, { winners, figures }: GameCount): CardTotals {
  const totals: Record<string, number> = {}
  for (const seat of had) addFigures(totals, figures[seat]!)
  const wins = had.filter(seat => winners.includes(seat)).length
  return { kind, games: Number(came), had: had.length, wins, played, used, figures: totals }
}

/** Adds the totals of more games. */
export function addReportTotals(totals: ReportTotals, more: ReportTotals): void {
  totals.games += more.games
  addSpan(totals.rounds, more.rounds)
  addSpan(totals.choices, more.choices)
  more.wins.forEach((wins, seat) => (totals.wins[seat]! += wins))
  for (const [card, line] of more.cards) {
    const known = totals.cards.get(card)
    if (known) addCard(known, line)
    else totals.cards.set(card, line)
  }
}
function addSpan(span: SpanTotals, more: SpanTotals): void {
  span.sum += more.sum
  span.least = Math.min(span.least, more.least)
  span.most = Math.max(span.most, more.most)
}
function addCard(totals: CardTotals, more: CardTotals): void {
  totals.games += more.games
  totals.had += more.had
  totals.wins += more.wins
  totals.played += more.played
  totals.used += more.used
  addFigures(totals.figures, more.figures)
}
function addFigures(totals: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [figure, n] of Object.entries(more)) totals[figure] = (totals[figure] ?? 0) + n
}

// What became of seats and cards, in sums.
import type { CardCount, GameCount } from '@overlair/rules/kernel'

interface SpanSums {
  sum: number
  least: number
  most: number
}
export interface CardSums {
  readonly kind: string
  /** In how many games it came up. */
  games: number
  /** How many players had it, and how many of them won. */
  had: number
  wins: number
  played: number
  used: number
  /** What those who had it ended with. */
  readonly figures: Record<string, number>
}
export interface ReportSums {
  games: number
  readonly rounds: SpanSums
  readonly choices: SpanSums
  /** By seat. A shared victory is one for each who shares it. */
  readonly wins: number[]
  /** Every card of the run, as they came: with other terrains in each game, not all of them are in the first one. */
  readonly cards: Map<string, CardSums>
}

export const noReportSums = (players: number): ReportSums => ({
  games: 0,
  rounds: { sum: 0, least: Number.POSITIVE_INFINITY, most: 0 },
  choices: { sum: 0, least: Number.POSITIVE_INFINITY, most: 0 },
  wins: Array(players).fill(0),
  cards: new Map(),
})

/** The sums of one game. */
export const reportSumsOf = (players: number, count: GameCount): ReportSums => ({
  games: 1,
  rounds: { sum: count.rounds, least: count.rounds, most: count.rounds },
  choices: { sum: count.choices, least: count.choices, most: count.choices },
  wins: Array.from({ length: players }, (_, seat) => Number(count.winners.includes(seat))),
  cards: new Map(Object.entries(count.cards).map(([card, line]) => [card, cardSumsOf(line, count)])),
})
function cardSumsOf({ kind, came, had, played, used }: CardCount, { winners, figures }: GameCount): CardSums {
  const sums: Record<string, number> = {}
  for (const seat of had) addFigures(sums, figures[seat]!)
  const wins = had.filter(seat => winners.includes(seat)).length
  return { kind, games: Number(came), had: had.length, wins, played, used, figures: sums }
}

/** Adds the sums of more games. */
export function joinReportSums(sums: ReportSums, more: ReportSums): void {
  sums.games += more.games
  joinSpan(sums.rounds, more.rounds)
  joinSpan(sums.choices, more.choices)
  more.wins.forEach((wins, seat) => (sums.wins[seat]! += wins))
  for (const [card, line] of more.cards) {
    const known = sums.cards.get(card)
    if (known) joinCard(known, line)
    else sums.cards.set(card, line)
  }
}
function joinSpan(span: SpanSums, more: SpanSums): void {
  span.sum += more.sum
  span.least = Math.min(span.least, more.least)
  span.most = Math.max(span.most, more.most)
}
function joinCard(sums: CardSums, more: CardSums): void {
  sums.games += more.games
  sums.had += more.had
  sums.wins += more.wins
  sums.played += more.played
  sums.used += more.used
  addFigures(sums.figures, more.figures)
}
function addFigures(sums: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [figure, n] of Object.entries(more)) sums[figure] = (sums[figure] ?? 0) + n
}

// Statistics over the games of a run: seats, length, cards.
import type { CardTotals, ReportTotals } from './report-totals.ts'

/** A proportion with its 95 % interval. All are null if nothing was counted. */
export interface Proportion {
  readonly rate: number | null
  readonly low: number | null
  readonly high: number | null
}
export interface Span {
  readonly mean: number
  readonly least: number
  readonly most: number
}
interface SeatLine extends Proportion {
  readonly seat: number
  readonly wins: number
}
export interface CardLine extends Proportion {
  readonly kind: string
  readonly card: string
  /** Number of games in which it came up. */
  readonly games: number
  /** Number of players who had it, and how many of them won. */
  readonly had: number
  readonly wins: number
  readonly played: number
  readonly used: number
  /** Mean results of the players who had it. */
  readonly figures: { readonly [figure: string]: number }
}
/**
 * `report` in the output of `--json`. A shared victory counts for each winner. With one player there are no seats, and
 * no proportions of wins.
 */
export interface Report {
  readonly rounds: Span
  readonly choices: Span
  readonly seats: readonly SeatLine[]
  readonly cards: readonly CardLine[]
}

const Z = 1.959964
/** The Wilson score interval. It works for small samples and for proportions near 0 or 1. */
export function wilsonInterval(wins: number, tries: number): Proportion {
  if (tries === 0) return { rate: null, low: null, high: null }
  const rate = wins / tries
  const centre = rate + Z ** 2 / (2 * tries)
  const halfWidth = Z * Math.sqrt((rate * (1 - rate)) / tries + Z ** 2 / (4 * tries ** 2))
  const scale = 1 + Z ** 2 / tries
  return {
    rate: rounded(rate),
    low: rounded((centre - halfWidth) / scale),
    high: rounded((centre + halfWidth) / scale),
  }
}
const rounded = (number: number): number => Number(number.toFixed(4))

export function report({ games, rounds, choices, wins, cards }: ReportTotals): Report {
  const span = ({ sum, least, most }: ReportTotals['rounds']): Span =>
    games === 0 ? { mean: 0, least: 0, most: 0 } : { mean: rounded(sum / games), least, most }
  const isSolo = wins.length === 1
  return {
    rounds: span(rounds),
    choices: span(choices),
    seats: (isSolo ? [] : wins).map((won, seat) => ({ seat, wins: won, ...wilsonInterval(won, games) })),
    cards: [...cards].map(([card, totals]) => cardLine(card, totals, isSolo)),
  }
}
function cardLine(card: string, totals: CardTotals, isSolo: boolean): CardLine {
  const { kind, games, had, wins, played, used, figures } = totals
  const means = Object.fromEntries(Object.entries(figures).map(([figure, n]) => [figure, rounded(n / had)]))
  return { kind, card, games, had, wins, ...wilsonInterval(wins, isSolo ? 0 : had), played, used, figures: means }
}

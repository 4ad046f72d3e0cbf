// What the games of a run say about seats, length and cards.
import { dungeonCardUsage } from '@overlair/rules/dungeon/card-usage'
import type { CardUsageSource } from '@overlair/rules/kernel'
import { overbossCardUsage } from '@overlair/rules/overboss/card-usage'
import type { CardSums, ReportSums } from './report-totals.ts'

const censuses: { readonly [game: string]: CardUsageSource } = {
  'boss-monster': dungeonCardUsage,
  'next-level': dungeonCardUsage,
  'super-boss-monster': dungeonCardUsage,
  overboss: overbossCardUsage,
}
export const cardUsageOf = (game: string): CardUsageSource => censuses[game]!

/** A share with its 95 % interval; nulls where nothing was counted. */
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
  /** In how many games it came up. */
  readonly games: number
  /** How many players had it, and how many of them won. */
  readonly had: number
  readonly wins: number
  readonly played: number
  readonly used: number
  /** What those who had it ended with, on average. */
  readonly figures: { readonly [figure: string]: number }
}
/** `report` in what `--json` prints. A shared victory is one for each who shares it. */
export interface Report {
  readonly rounds: Span
  readonly choices: Span
  readonly seats: readonly SeatLine[]
  readonly cards: readonly CardLine[]
}

const Z = 1.959964
/** The interval of Wilson: fair to small numbers and to shares near 0 or 1. */
export function wilsonInterval(wins: number, tries: number): Proportion {
  if (tries === 0) return { rate: null, low: null, high: null }
  const rate = wins / tries
  const middle = rate + Z ** 2 / (2 * tries)
  const reach = Z * Math.sqrt((rate * (1 - rate)) / tries + Z ** 2 / (4 * tries ** 2))
  const whole = 1 + Z ** 2 / tries
  return { rate: exact(rate), low: exact((middle - reach) / whole), high: exact((middle + reach) / whole) }
}
const exact = (number: number): number => Number(number.toFixed(4))

export function report({ games, rounds, choices, wins, cards }: ReportSums): Report {
  const span = ({ sum, least, most }: ReportSums['rounds']): Span =>
    games === 0 ? { mean: 0, least: 0, most: 0 } : { mean: exact(sum / games), least, most }
  return {
    rounds: span(rounds),
    choices: span(choices),
    seats: wins.map((won, seat) => ({ seat, wins: won, ...wilsonInterval(won, games) })),
    cards: [...cards].map(([card, sums]) => cardLine(card, sums)),
  }
}
function cardLine(card: string, { kind, games, had, wins, played, used, figures }: CardSums): CardLine {
  const means = Object.fromEntries(Object.entries(figures).map(([figure, n]) => [figure, exact(n / had)]))
  return { kind, card, games, had, wins, ...wilsonInterval(wins, had), played, used, figures: means }
}

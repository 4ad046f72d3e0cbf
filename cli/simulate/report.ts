// What the games of a run say about seats, length and cards.
import { dungeonCensus } from '@overlair/rules/dungeon/census'
import type { Census, GameCount } from '@overlair/rules/kernel'
import { overbossCensus } from '@overlair/rules/overboss/census'
import type { Order, Outcome } from './order.ts'

const censuses: { readonly [game: string]: Census } = {
  'boss-monster': dungeonCensus,
  'next-level': dungeonCensus,
  'super-boss-monster': dungeonCensus,
  overboss: overbossCensus,
}
export const censusOf = (game: string): Census => censuses[game]!

/** A share with its 95 % interval; nulls where nothing was counted. */
export interface Share {
  readonly rate: number | null
  readonly low: number | null
  readonly high: number | null
}
export interface Span {
  readonly mean: number
  readonly least: number
  readonly most: number
}
interface SeatLine extends Share {
  readonly seat: number
  readonly wins: number
}
export interface CardLine extends Share {
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
export function wilson(wins: number, tries: number): Share {
  if (tries === 0) return { rate: null, low: null, high: null }
  const rate = wins / tries
  const middle = rate + Z ** 2 / (2 * tries)
  const reach = Z * Math.sqrt((rate * (1 - rate)) / tries + Z ** 2 / (4 * tries ** 2))
  const whole = 1 + Z ** 2 / tries
  return { rate: exact(rate), low: exact((middle - reach) / whole), high: exact((middle + reach) / whole) }
}
const exact = (number: number): number => Number(number.toFixed(4))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function span(numbers: readonly number[]): Span {
  if (numbers.length === 0) return { mean: 0, least: 0, most: 0 }
  return { mean: exact(sum(numbers) / numbers.length), least: Math.min(...numbers), most: Math.max(...numbers) }
}

export function report(order: Order, outcomes: readonly Outcome[]): Report {
  const counts = outcomes.flatMap(outcome => ('count' in outcome && outcome.count ? [outcome.count] : []))
  return {
    rounds: span(counts.map(({ rounds }) => rounds)),
    choices: span(counts.map(({ choices }) => choices)),
    seats: order.bots.map((_, seat) => {
      const wins = counts.filter(({ winners }) => winners.includes(seat)).length
      return { seat, wins, ...wilson(wins, counts.length) }
    }),
    cards: cardsOf(counts).map(([card, kind]) => cardLine(counts, card, kind)),
  }
}
/** Every card of the run; with other terrains in each game, not all of them are in the first one. */
const cardsOf = (counts: readonly GameCount[]): readonly (readonly [card: string, kind: string])[] => [
  ...new Map(counts.flatMap(({ cards }) => Object.entries(cards).map(([card, { kind }]) => [card, kind] as const))),
]
function cardLine(counts: readonly GameCount[], card: string, kind: string): CardLine {
  let [games, had, wins, played, used] = [0, 0, 0, 0, 0]
  const sums: Record<string, number> = {}
  for (const { cards, winners, figures } of counts) {
    const line = cards[card]
    if (!line) continue
    if (line.came) games++
    played += line.played
    used += line.used
    for (const seat of line.had) {
      had++
      if (winners.includes(seat)) wins++
      for (const [figure, n] of Object.entries(figures[seat]!)) sums[figure] = (sums[figure] ?? 0) + n
    }
  }
  const means = Object.fromEntries(Object.entries(sums).map(([figure, n]) => [figure, exact(n / had)]))
  return { kind, card, games, had, wins, ...wilson(wins, had), played, used, figures: means }
}

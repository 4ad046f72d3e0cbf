// What is to be simulated, as plain data that can be handed to another thread, and one game of it.
import { type BotId, bots, playMatch } from '@overlair/bots'
import { count, type GameCount, newRecord, type RawOptions, type Seat } from '@overlair/rules/kernel'
import { gameNamed } from '../game-options.ts'
import { censusOf } from './report.ts'

export interface Order {
  readonly game: string
  readonly options: RawOptions
  readonly players: number
  readonly games: number
  readonly seed: string
  /** By seat. */
  readonly bots: readonly BotId[]
  /** Count what became of every card. */
  readonly report: boolean
}
/** How one game went. */
export type Outcome =
  | {
      readonly index: number
      readonly decisions: number
      readonly winners: readonly Seat[]
      readonly scores: readonly number[]
      /** Where a report was asked for. */
      readonly count?: GameCount
    }
  | { readonly index: number; readonly error: string }

/** Each game has a seed of its own, so that it does not matter who plays it and when. */
export const seedOf = ({ seed }: Order, index: number): string => `${seed}/${index}`

export function playOrdered(order: Order, from: number, to: number): Outcome[] {
  const game = gameNamed(order.game)
  const seats = order.bots.map(name => bots[name](game))
  return Array.from({ length: to - from }, (_, i): Outcome => {
    const index = from + i
    try {
      const seed = seedOf(order, index)
      const { choices, result } = playMatch(game, order.options, seed, seats)
      const outcome = { index, decisions: choices.length, winners: result.winners, scores: result.scores }
      if (!order.report) return outcome
      const record = { ...newRecord(game, order.options, seed), choices }
      return { ...outcome, count: count(game, censusOf(game.id), record) }
    } catch (error) {
      return { index, error: error instanceof Error ? error.message : String(error) }
    }
  })
}

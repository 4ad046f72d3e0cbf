// What is to be simulated, as plain data that can be handed to another thread, and some games of it.
import { type BotId, bots, playMatch } from '@overlair/bots'
import { count, newRecord, type RawOptions } from '@overlair/rules/kernel'
import { gameNamed } from '../game-options.ts'
import { censusOf } from './report.ts'
import { addFailure, addFinished, noSums, type Sums } from './sums.ts'

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
/** Some of the games, by number: from this one up to, but not including, that one. */
export interface Share {
  readonly from: number
  readonly to: number
}

/** Each game has a seed of its own, so that it does not matter who plays it and when. */
export const seedOf = ({ seed }: Order, index: number): string => `${seed}/${index}`

export function playShare(order: Order, { from, to }: Share): Sums {
  const { options, report } = order
  const game = gameNamed(order.game)
  const seats = order.bots.map(name => bots[name](game))
  const sums = noSums(order.players)
  for (let index = from; index < to; index++)
    try {
      const seed = seedOf(order, index)
      const { choices, result } = playMatch(game, options, seed, seats)
      const record = { ...newRecord(game, options, seed), choices }
      addFinished(sums, {
        decisions: choices.length,
        result,
        ...(report && { count: count(game, censusOf(game.id), record) }),
      })
    } catch (error) {
      addFailure(sums, { index, error: error instanceof Error ? error.message : String(error) })
    }
  return sums
}

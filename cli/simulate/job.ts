// What is to be simulated, as plain data that can be handed to another thread, and some games of it.
import { type BotId, bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { countCardUsage, newRecord, type RawOptions } from '@overlair/rules/kernel'
import { descriptorNamed } from '../input/game-flags.ts'
import { addFailure, addFinished, emptyTotals, type Totals } from './totals.ts'

export interface SimulationJob {
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
export interface GameRange {
  readonly from: number
  readonly to: number
}

/** Each game has a seed of its own, so that it does not matter who plays it and when. */
export const seedOf = ({ seed }: SimulationJob, index: number): string => `${seed}/${index}`

export function playRange(order: SimulationJob, { from, to }: GameRange): Totals {
  const { options, report } = order
  const { game, cardUsage } = descriptorNamed(order.game)
  const seats = order.bots.map(name => bots[name](game))
  const sums = emptyTotals(order.players)
  for (let index = from; index < to; index++)
    try {
      const seed = seedOf(order, index)
      const { choices, result } = playOut(game, options, seed, seats.map(chooserOf))
      const record = { ...newRecord(game, options, seed), choices }
      addFinished(sums, {
        decisions: choices.length,
        result,
        ...(report && cardUsage && { count: countCardUsage(game, cardUsage, record) }),
      })
    } catch (error) {
      addFailure(sums, { index, error: error instanceof Error ? error.message : String(error) })
    }
  return sums
}

// A simulation job as plain data, which can be sent to a worker thread, and the function that plays some of its games.
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
  /** Whether to count the usage of every card. */
  readonly report: boolean
}
/** Some games of a job, by index: `from` up to, but not including, `to`. */
export interface GameRange {
  readonly from: number
  readonly to: number
}

/** Every game has its own seed, so the result does not depend on which worker plays it. */
export const seedOf = ({ seed }: SimulationJob, index: number): string => `${seed}/${index}`

export function playRange(job: SimulationJob, { from, to }: GameRange): Totals {
  const { options, report } = job
  const { game, cardUsage, soloMarks } = descriptorNamed(job.game)
  const seats = job.bots.map(name => bots[name](game))
  const totals = emptyTotals(job.players)
  for (let index = from; index < to; index++)
    try {
      const seed = seedOf(job, index)
      const { choices, result, state } = playOut(game, options, seed, seats.map(chooserOf))
      const record = { ...newRecord(game, options, seed), choices }
      addFinished(totals, {
        decisions: choices.length,
        result,
        ...(job.players === 1 && soloMarks && { marks: soloMarks(state) }),
        ...(report && cardUsage && { count: countCardUsage(game, cardUsage, record) }),
      })
    } catch (error) {
      addFailure(totals, { index, error: error instanceof Error ? error.message : String(error) })
    }
  return totals
}

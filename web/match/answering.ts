// How a bot answers. It is told only what its seat may know: the record is played here, the bot gets a situation.
import { bots, situationOf } from '@overlair/bots'
import { games } from '@overlair/rules'
import { type Choice, type GameRecord, gameOf, randomSource, replay, type Seat } from '@overlair/rules/kernel'
import { isBotLevel } from './levels.ts'

/** A question to a bot. It goes to a worker, so it is plain data. */
export interface Question {
  readonly record: GameRecord
  readonly seat: Seat
  readonly level: string
}

/** The same question gets the same answer: a reload in the middle of a bot's turn changes nothing. */
export function answerTo({ record, seat, level }: Question): Choice {
  if (!isBotLevel(level)) throw new Error(`there is no bot “${level}”`)
  const game = gameOf(games, record)
  const state = replay(game, record)
  const ask = game.asks(state).find(one => one.seat === seat)
  if (!ask) throw new Error(`seat ${seat} is not asked`)
  const lots = randomSource(`bot ${seat} after ${record.choices.length} of ${record.seed}`)
  return bots[level](game)(situationOf(game, state, ask, lots))
}

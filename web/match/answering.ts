// How a bot answers. It is told only what its seat may know: the record is played here, the bot gets a situation.
import { type Bot, situationOf } from '@overlair/bots/bot'
import { greedyBot } from '@overlair/bots/greedy'
import { randomBot } from '@overlair/bots/random'
import { type Choice, type GameRecord, gameOf, randomSource, replay, type Seat } from '@overlair/rules/kernel'
import { type BotLevel, isBotLevel } from './levels.ts'
import { mindFor } from './minds/index.ts'
import type { Mind } from './minds/mind.ts'

/** A question to a bot. It goes to a worker, so it is plain data. */
export interface Question {
  readonly record: GameRecord
  readonly seat: Seat
  readonly level: string
}

const bots: Readonly<Record<BotLevel, (mind: Mind) => Bot>> = {
  random: ({ game }) => randomBot(game),
  greedy: ({ game, outlook }) => greedyBot(game, outlook),
}

async function mindOn({ game, options }: GameRecord): Promise<Mind> {
  const mind = await mindFor(game)
  await mind.prepare?.(options)
  return mind
}
/** Fetches all that is needed to answer. */
export const prepareFor = async (record: GameRecord): Promise<void> => void (await mindOn(record))

/** The same question gets the same answer: a reload in the middle of a bot's turn changes nothing. */
export async function answerTo({ record, seat, level }: Question): Promise<Choice> {
  if (!isBotLevel(level)) throw new Error(`there is no bot “${level}”`)
  const mind = await mindOn(record)
  const game = gameOf([mind.game], record)
  const state = replay(game, record)
  const ask = game.asks(state).find(one => one.seat === seat)
  if (!ask) throw new Error(`seat ${seat} is not asked`)
  const lots = randomSource(`bot ${seat} after ${record.choices.length} of ${record.seed}`)
  return bots[level](mind)(situationOf(game, state, ask, lots))
}

// How a bot answers. It is told only what its seat may know: the record is played here, the bot gets a situation.
import { type Choice, type GameRecord, gameForRecord, randomSource, replay, type Seat } from '@overlair/rules/kernel'
import { type Bot, botInputFor } from './bot.ts'
import type { BotGame } from './evaluation/bot-game.ts'
import { greedyBot } from './greedy.ts'
import { type BotLevel, isBotLevel } from './levels.ts'
import { loadBotGame } from './load.ts'
import { randomBot } from './random.ts'

/** A question to a bot. It goes to a worker, so it is plain data. */
export interface BotRequest {
  readonly record: GameRecord
  readonly seat: Seat
  readonly level: string
}

const bots: Readonly<Record<BotLevel, (mind: BotGame) => Bot>> = {
  random: ({ game }) => randomBot(game),
  greedy: ({ game, evaluation: outlook }) => greedyBot(game, outlook),
}

async function mindOn({ game, options }: GameRecord): Promise<BotGame> {
  const mind = await loadBotGame(game)
  await mind.prepare?.(options)
  return mind
}
/** Fetches all that is needed to answer. */
export const preloadBotGame = async (record: GameRecord): Promise<void> => void (await mindOn(record))

/** The same question gets the same answer: a reload in the middle of a bot's turn changes nothing. */
export async function answerForBot({ record, seat, level }: BotRequest): Promise<Choice> {
  if (!isBotLevel(level)) throw new Error(`there is no bot “${level}”`)
  const mind = await mindOn(record)
  const game = gameForRecord([mind.game], record)
  const state = replay(game, record)
  const ask = game.asks(state).find(one => one.seat === seat)
  if (!ask) throw new Error(`seat ${seat} is not asked`)
  const lots = randomSource(`bot ${seat} after ${record.choices.length} of ${record.seed}`)
  return bots[level](mind)(botInputFor(game, state, ask, lots))
}

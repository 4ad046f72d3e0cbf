// Answers for a bot seat. This module replays the record and gives the bot only what its seat may know.
import { type Choice, type GameRecord, gameForRecord, randomSource, replay, type Seat } from '@overlair/rules/kernel'
import { askOf, type Bot, botInputFor } from './bot.ts'
import type { BotGame } from './evaluation/bot-game.ts'
import { loadBotGame } from './games.ts'
import { greedyBot } from './greedy.ts'
import { type BotLevel, botLevels, isBotLevel } from './levels.ts'
import { randomBot } from './random.ts'

/** Plain data, because the browser posts it to a worker. */
export interface BotRequest {
  readonly record: GameRecord
  readonly seat: Seat
  readonly level: string
}

const bots: Readonly<Record<BotLevel, (botGame: BotGame) => Bot>> = {
  random: ({ game }) => randomBot(game),
  greedy: ({ game, evaluation }) => greedyBot(game, evaluation),
}

async function loadPrepared({ game, options }: GameRecord): Promise<BotGame> {
  const botGame = await loadBotGame(game)
  await botGame.prepare?.(options)
  return botGame
}
/** Loads everything that an answer needs. */
export const preloadBotGame = async (record: GameRecord): Promise<void> => void (await loadPrepared(record))

/** Deterministic: the same request gets the same answer, so a reload during a bot's turn changes nothing. */
export async function answerForBot({ record, seat, level }: BotRequest): Promise<Choice> {
  if (!isBotLevel(level)) throw new Error(`unknown bot “${level}”; known: ${botLevels.join(', ')}`)
  const botGame = await loadPrepared(record)
  const game = gameForRecord([botGame.game], record)
  const state = replay(game, record)
  const ask = askOf(game, state, seat)
  if (!ask) throw new Error(`seat ${seat} is not asked`)
  const random = randomSource(`bot ${seat} after ${record.choices.length} of ${record.seed}`)
  return bots[level](botGame)(botInputFor(game, state, ask, random))
}

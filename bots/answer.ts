// Answers for a bot seat, from what the seat knows.
import { type Choice, type RawOptions, randomSource } from '@overlair/rules/kernel'
import type { Bot } from './bot.ts'
import type { BotGame } from './evaluation/bot-game.ts'
import { loadBotGame } from './games.ts'
import { greedyBot } from './greedy.ts'
import { type BotLevel, botLevels, isBotLevel } from './levels.ts'
import { randomBot } from './random.ts'
import type { BotRequest } from './request.ts'

const bots: Readonly<Record<BotLevel, (botGame: BotGame) => Bot>> = {
  random: ({ game }) => randomBot(game),
  greedy: ({ game, evaluation }) => greedyBot(game, evaluation),
}

/** Loads everything that the answers in a game with these options need. */
export async function preloadBotGame(game: string, options: RawOptions): Promise<void> {
  const botGame = await loadBotGame(game)
  await botGame.preload?.(options)
}

/** Deterministic: the same request gets the same answer, so a reload during a bot's turn changes nothing. */
export async function answerForBot({ position, level, random }: BotRequest): Promise<Choice> {
  if (!isBotLevel(level)) throw new Error(`unknown bot “${level}”; known: ${botLevels.join(', ')}`)
  const botGame = await loadBotGame(position.game)
  const { viewer, own } = position
  const ask = own?.ask
  if (!ask) throw new Error(`${viewer === 'spectator' ? 'the spectator' : `seat ${viewer}`} is not asked`)
  await botGame.prepare?.(position)
  return bots[level](botGame)({ position, ask, random: randomSource(random) })
}

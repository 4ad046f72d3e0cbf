import { gameIds } from '@overlair/rules/game-ids'
import { type AnyGame, GameError } from '@overlair/rules/kernel'
import type { BotFactory } from './bot.ts'
import type { Evaluation } from './evaluation/contract.ts'
import { loadBotGame } from './games.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

export type BotId = 'random' | 'greedy'
/** All bots by name. */
export const bots: Readonly<Record<BotId, BotFactory>> = {
  random: randomBot,
  greedy: game => greedyBot(game, evaluationFor(game)),
}

// The terminal creates bots synchronously, so this module loads all games first. The browser imports `answer.ts`
// instead.
const evaluations = new Map<string, Evaluation>(
  await Promise.all(gameIds.map(async id => [id, (await loadBotGame(id)).evaluation] as const)),
)
function evaluationFor({ id }: AnyGame): Evaluation {
  const evaluation = evaluations.get(id)
  if (!evaluation) throw new GameError('no-evaluation', `no bot evaluation for ${id}`)
  return evaluation
}

export { type Bot, type BotFactory, type BotInput, botInputFor, chooserOf } from './bot.ts'

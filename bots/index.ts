import type { BotFactory } from './bot.ts'
import { evaluationFor } from './games.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

export type BotId = 'random' | 'greedy'
/** Every bot there is, by name. */
export const bots: Readonly<Record<BotId, BotFactory>> = {
  random: randomBot,
  greedy: game => greedyBot(game, evaluationFor(game)),
}

export { type Bot, type BotFactory, type BotInput, botInputFor, chooserOf } from './bot.ts'

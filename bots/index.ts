import type { BotFactory } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { evaluationFor } from './outlooks/index.ts'
import { randomBot } from './random.ts'

export type BotId = 'random' | 'greedy'
/** Every bot there is, by name. */
export const bots: Readonly<Record<BotId, BotFactory>> = {
  random: randomBot,
  greedy: game => greedyBot(game, evaluationFor(game)),
}

export { type Bot, type BotFactory, type BotInput, botInputFor } from './bot.ts'
export { type PlayedOut, playOut } from './match.ts'

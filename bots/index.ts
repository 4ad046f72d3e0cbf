import type { BotMaker } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { outlookOn } from './outlooks/index.ts'
import { randomBot } from './random.ts'

export type BotId = 'random' | 'greedy'
/** Every bot there is, by name. */
export const bots: Readonly<Record<BotId, BotMaker>> = {
  random: randomBot,
  greedy: game => greedyBot(game, outlookOn(game)),
}

export { type Bot, type BotMaker, type Situation, situationOf } from './bot.ts'
export { type Match, playMatch } from './match.ts'

import type { BotId } from './index.ts'

/** The bots that a player can choose as opponents, the weakest first. */
export const botLevels = ['random', 'greedy'] as const satisfies readonly BotId[]
export type BotLevel = (typeof botLevels)[number]
export const isBotLevel = (word: string): word is BotLevel => botLevels.some(level => level === word)

import { randomBelow } from '@overlair/rules/kernel'
import type { BotFactory } from './bot.ts'

/** Makes a random choice. */
export const randomBot: BotFactory =
  () =>
  ({ ask, random }) =>
    ask.choices[randomBelow(random, ask.choices.length)]!

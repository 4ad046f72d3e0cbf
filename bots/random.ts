import { randomBelow } from '@overlair/rules/kernel'
import type { BotMaker } from './bot.ts'

/** Takes any choice. */
export const randomBot: BotMaker =
  () =>
  ({ ask, random }) =>
    ask.choices[randomBelow(random, ask.choices.length)]!

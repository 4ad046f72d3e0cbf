import { type BotId, bots } from '@overlair/bots'
import { keysOf } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import { didYouMean } from './did-you-mean.ts'

export const botNames = keysOf(bots)

/** Parses a list of bots like `greedy,random`. */
export const botsNamed = (list: string): readonly BotId[] => list.split(',').map(botNamed)

function botNamed(name: string): BotId {
  const bot = botNames.find(known => known === name)
  if (bot === undefined) throw new BadInput(didYouMean(`unknown bot “${name}”`, name, botNames))
  return bot
}

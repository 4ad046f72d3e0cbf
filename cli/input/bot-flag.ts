import { type BotId, bots } from '@overlair/bots'
import { keysOf } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'

export const botNames = keysOf(bots)

/** Parses a list of bots like `greedy,random`. */
export const botsNamed = (list: string): readonly BotId[] => list.split(',').map(botNamed)

function botNamed(name: string): BotId {
  const bot = botNames.find(known => known === name)
  if (bot === undefined) throw new BadInput(`unknown bot “${name}”; possible: ${botNames.join(', ')}`)
  return bot
}

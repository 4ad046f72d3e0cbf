import { type BotId, bots } from '@overlair/bots'
import { keysOf } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'

export const botNames = keysOf(bots)

/** The bots of a list like `greedy,random`. */
export const botsNamed = (list: string): readonly BotId[] => list.split(',').map(botNamed)

function botNamed(name: string): BotId {
  const bot = botNames.find(known => known === name)
  if (bot === undefined) throw new BadInput(`there is no bot “${name}”; there are ${botNames.join(', ')}`)
  return bot
}

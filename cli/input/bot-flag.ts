import { type BotId, bots } from '@overlair/bots'
import { keysOf } from '@overlair/rules/kernel'
import { BadInput } from '../files/bad-input.ts'
import { type Arguments, textOf } from './arguments.ts'
import { didYouMean } from './did-you-mean.ts'

export const botNames = keysOf(bots)

/** Returns a bot for each seat. The bots of `--bots greedy,random` repeat in order; without the flag, all are `unnamed`. */
export function botsFor(args: Arguments, seats: number, unnamed: BotId): readonly BotId[] {
  const text = textOf(args, 'bots')
  const bots = text === undefined ? [unnamed] : text.split(',').map(botNamed)
  if (text !== undefined && bots.length > seats) throw new BadInput(tooMany(bots.length, seats))
  return Array.from({ length: seats }, (_, i) => bots[i % bots.length]!)
}
function tooMany(bots: number, seats: number): string {
  const places = seats === 0 ? 'there is no seat' : seats === 1 ? 'there is 1 seat' : `there are ${seats} seats`
  return `--bots names ${bots} ${bots === 1 ? 'bot' : 'bots'}, but ${places} for ${bots === 1 ? 'it' : 'them'}`
}

function botNamed(name: string): BotId {
  const bot = botNames.find(known => known === name)
  if (bot === undefined) throw new BadInput(didYouMean(`unknown bot “${name}”`, name, botNames))
  return bot
}

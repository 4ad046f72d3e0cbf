import { overbossOutlook as evaluation } from '@overlair/bots/outlooks/overboss'
import { overboss as game } from '@overlair/rules/overboss'
import type { BotGame } from './mind.ts'

export const overboss: BotGame = { game, evaluation }

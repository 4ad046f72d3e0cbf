import { overboss as game } from '@overlair/rules/overboss'
import type { BotGame } from '../evaluation/bot-game.ts'
import { overbossEvaluation as evaluation } from '../evaluation/overboss.ts'

export const overboss: BotGame = { game, evaluation }

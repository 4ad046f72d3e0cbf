import { pebbles as game } from '@overlair/rules/kernel/testing/pebbles'
import type { BotGame } from '../evaluation/bot-game.ts'

/** All bids are worth the same, so the greedy bot takes the first one. */
export const pebbles: BotGame = { game, evaluation: { evaluate: () => 0, turnKey: () => 0, beam: 1 } }

import type { GameId } from '@overlair/rules/game-ids'

/** The easiest game. Links to the rules and the cards lead to it if they name no game, and its lesson comes first. */
export const introductoryGame: GameId = 'overboss'

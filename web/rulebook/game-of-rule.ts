import { type GameId, gameIds, rulePrefixes } from '@overlair/rules/game-ids'

/** Returns the game whose rules page has this rule. Undefined if `id` is not a rule id: a cause can also be a card. */
export function gameOfRule(id: string): GameId | undefined {
  const prefix = /^([A-Z]{2})-\d+$/.exec(id)?.[1]
  return gameIds.find(game => rulePrefixes[game] === prefix)
}

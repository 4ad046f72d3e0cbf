/** Every game, with the prefix of its rule ids: `OB` in `OB-41`. */
export const rulePrefixes = {
  'boss-monster': 'BM',
  'next-level': 'NL',
  'super-boss-monster': 'SB',
  overboss: 'OB',
} as const
export type GameId = keyof typeof rulePrefixes
export const gameIds = Object.keys(rulePrefixes) as readonly GameId[]
export const isGameId = (word: string): word is GameId => Object.hasOwn(rulePrefixes, word)

/** The game whose page contains the rule. Undefined if `id` is not the id of a rule, such as the name of a card. */
export const gameOfRule = (id: string): GameId | undefined =>
  gameIds.find(game => new RegExp(`^${rulePrefixes[game]}-\\d+$`).test(id))

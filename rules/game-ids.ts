export const gameIds = ['boss-monster', 'next-level', 'super-boss-monster', 'overboss'] as const
export type GameId = (typeof gameIds)[number]
/** How the rule ids of each game begin: `OB-41` is a rule of Overboss. */
export const rulePrefixes: Readonly<Record<GameId, string>> = {
  'boss-monster': 'BM',
  'next-level': 'NL',
  'super-boss-monster': 'SB',
  overboss: 'OB',
}
export const isGameId = (word: string): word is GameId => gameIds.some(id => id === word)

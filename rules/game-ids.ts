/** Every game, with the prefix of its rule ids: `OB-41` is a rule of Overboss. */
export const rulePrefixes = {
  'boss-monster': 'BM',
  'next-level': 'NL',
  'super-boss-monster': 'SB',
  overboss: 'OB',
} as const
export type GameId = keyof typeof rulePrefixes
export const gameIds = Object.keys(rulePrefixes) as readonly GameId[]
export const isGameId = (word: string): word is GameId => Object.hasOwn(rulePrefixes, word)

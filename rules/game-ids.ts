export const gameIds = ['boss-monster', 'next-level', 'super-boss-monster', 'overboss'] as const
export type GameId = (typeof gameIds)[number]
export const isGameId = (word: string): word is GameId => gameIds.some(id => id === word)

// The order of the options in the form of a dungeon game.

export type DungeonGameId = 'boss-monster' | 'next-level' | 'super-boss-monster'
export type OptionId =
  | 'choose'
  | 'machinations'
  | 'hard'
  | 'revised'
  | 'everyTurn'
  | 'classic'
  | 'infiniteLives'
  | 'mixed'
  | 'challenge'
  | 'townDeckEnd'
  | 'mulligan'
  | 'stunnedTarget'
  | 'bossMonster'
  | 'nextLevel'
  | 'heroes'
  | 'crashLanding'
  | 'items'
  | 'coins'

/** The options of each game, in the order of the form. */
export const groups: Readonly<
  Record<DungeonGameId, { readonly [G in 'variants' | 'boxes' | 'expansions']?: readonly OptionId[] }>
> = {
  'boss-monster': { variants: ['choose', 'machinations', 'hard', 'revised', 'everyTurn'] },
  'next-level': {
    variants: ['choose', 'machinations', 'hard', 'revised', 'everyTurn', 'classic', 'infiniteLives'],
    boxes: ['mixed', 'heroes'],
  },
  'super-boss-monster': {
    variants: ['challenge', 'townDeckEnd', 'mulligan', 'stunnedTarget'],
    boxes: ['bossMonster', 'nextLevel', 'heroes'],
    expansions: ['crashLanding', 'items', 'coins'],
  },
}

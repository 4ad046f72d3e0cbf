// Which options of a dungeon game can be combined. The rules refuse the same combinations; the form disables them.
import type { RawOptions } from '@overlair/rules/kernel'

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

/** The option that adds the other cards of a box. The heroes of a box need it (NL-48, SB-271). */
const optionForBox: Readonly<Record<DungeonGameId, Readonly<Record<string, OptionId>>>> = {
  'boss-monster': {},
  'next-level': { 'boss-monster': 'mixed' },
  'super-boss-monster': { 'boss-monster': 'bossMonster', 'next-level': 'nextLevel' },
}

export type DisabledReason = 'alone' | 'together' | 'always' | 'ownHeroes' | 'itsBox'
export interface OptionsDraft {
  readonly game: DungeonGameId
  readonly players: number
  readonly options: RawOptions
}
/** Returns why the player cannot choose this value of an option. Undefined if the value is allowed. */
export function disabledReasonOf(
  { game, players, options }: OptionsDraft,
  id: string,
  value: unknown,
): DisabledReason | undefined {
  switch (id) {
    case 'challenge':
      return players > 1 ? 'alone' : undefined // SB-267
    case 'crashLanding':
      return players === 1 ? 'together' : players > 4 ? 'always' : undefined // SB-269, SB-281
    case 'heroes': {
      if (value === game) return undefined
      if (players === 1) return 'ownHeroes' // SB-269
      const box = optionForBox[game][String(value)]
      return box !== undefined && options[box] === true ? undefined : 'itsBox'
    }
    default:
      return undefined
  }
}

/** Drops the options that this player count does not allow. */
export const validOptionsFor =
  (game: DungeonGameId) =>
  (players: number, options: RawOptions): RawOptions =>
    Object.fromEntries(
      Object.entries(options).filter(
        ([id, value]) => disabledReasonOf({ game, players, options }, id, value) === undefined,
      ),
    )

// Which wishes go together before a dungeon game. What is barred here the rules refuse; the dialog does not offer it.
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
  | 'bossMonster'
  | 'nextLevel'
  | 'heroes'
  | 'crashLanding'
  | 'items'
  | 'coins'

/** In the order of the dialog. */
export const groups: Readonly<
  Record<DungeonGameId, { readonly [G in 'variants' | 'boxes' | 'expansions']?: readonly OptionId[] }>
> = {
  'boss-monster': { variants: ['choose', 'machinations', 'hard', 'revised', 'everyTurn'] },
  'next-level': {
    variants: ['choose', 'machinations', 'hard', 'revised', 'everyTurn', 'classic', 'infiniteLives'],
    boxes: ['mixed', 'heroes'],
  },
  'super-boss-monster': {
    variants: ['challenge', 'townDeckEnd'],
    boxes: ['bossMonster', 'nextLevel', 'heroes'],
    expansions: ['crashLanding', 'items', 'coins'],
  },
}

/** The option that brings the other cards of a box, without which its heroes do not come (NL-48, SB-271). */
const optionForBox: Readonly<Record<DungeonGameId, Readonly<Record<string, OptionId>>>> = {
  'boss-monster': {},
  'next-level': { 'boss-monster': 'mixed' },
  'super-boss-monster': { 'boss-monster': 'bossMonster', 'next-level': 'nextLevel' },
}

export type DisabledReason = 'alone' | 'together' | 'always' | 'ownHeroes' | 'itsBox'
export interface OptionsDraft {
  readonly game: DungeonGameId
  readonly players: number
  readonly wishes: RawOptions
}
/** Why an option, or this value of it, cannot be chosen. */
export function disabledReasonOf(
  { game, players, wishes }: OptionsDraft,
  option: string,
  value: unknown,
): DisabledReason | undefined {
  switch (option) {
    case 'challenge':
      return players > 1 ? 'alone' : undefined // SB-267
    case 'crashLanding':
      return players === 1 ? 'together' : players > 4 ? 'always' : undefined // SB-269, SB-281
    case 'heroes': {
      if (value === game) return undefined
      if (players === 1) return 'ownHeroes' // SB-269
      const box = optionForBox[game][String(value)]
      return box !== undefined && wishes[box] === true ? undefined : 'itsBox'
    }
    default:
      return undefined
  }
}

/** What of the wishes holds at a table of so many. */
export const validOptionsFor =
  (game: DungeonGameId) =>
  (players: number, wishes: RawOptions): RawOptions =>
    Object.fromEntries(
      Object.entries(wishes).filter(
        ([option, value]) => disabledReasonOf({ game, players, wishes }, option, value) === undefined,
      ),
    )

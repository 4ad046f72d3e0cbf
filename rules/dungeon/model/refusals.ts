// The reasons why a player of a dungeon game cannot do something now, each with its rule.
import type { Cause } from '../../kernel/index.ts'

/**
 * The rule of each reason, in the base rulebook or, for town and minions, in that of Super Boss Monster. Null if it depends: the
 * card that forbids it, or the rule or card of the current ask.
 */
export const reasonRules = {
  'game-over': null,
  eliminated: 'BM-148',
  'not-your-turn': 'BM-57',
  /** The player must answer the current ask first. */
  'answer-first': null,
  /** The current ask is about other things, so the thing plays no part now. */
  'not-asked-for': null,
  'must-choose': 'BM-208',
  'no-mulligan': 'BM-30',
  'not-in-hand': null,
  // building
  'build-later': 'BM-65',
  'building-forbidden': null,
  'dungeon-full': 'BM-69',
  'no-such-place': 'BM-78',
  'other-dungeon': 'BM-79',
  'first-room-advanced': 'BM-39',
  'no-matching-treasure': 'BM-73',
  'on-face-down': 'BM-76',
  'on-deactivated': 'BM-77',
  'on-minion': 'SB-89',
  'cover-refused': null,
  // spells and abilities
  'wrong-phase': 'BM-16',
  'only-responses': 'BM-212',
  'no-target': 'BM-51',
  'condition-not-met': null,
  'once-per-round': null,
  'no-ability': 'BM-160',
  // targets
  'not-a-target': null,
  'room-face-down': 'BM-88',
  'room-deactivated': 'BM-173',
  'room-guarded': 'SB-161',
  spellproof: null,
  // town and minions
  'market-closed': 'SB-69',
  'not-in-market': 'SB-69',
  'draft-first': 'SB-73',
  'minion-later': 'SB-48',
  'own-minion-there': 'SB-77',
  'other-minion-there': 'SB-77',
  'hero-covers-space': 'SB-136',
  'no-hero-to-summon': 'SB-137',
  'minion-in-other-dungeon': 'SB-78',
  'boss-not-leveled': 'SB-76',
  'no-action-space': 'SB-158',
} as const satisfies { readonly [reason: string]: Cause | null }
export type Reason = keyof typeof reasonRules

/** Why a room card cannot be built at a place. */
export type PlaceReason = Extract<
  Reason,
  | 'dungeon-full'
  | 'no-such-place'
  | 'first-room-advanced'
  | 'no-matching-treasure'
  | 'on-face-down'
  | 'on-deactivated'
  | 'on-minion'
  | 'cover-refused'
>
/** Why a spell or an ability cannot be declared in a window. */
export type DeclareReason = Extract<
  Reason,
  'wrong-phase' | 'only-responses' | 'no-target' | 'condition-not-met' | 'once-per-round'
>
/** Why a minion cannot go to an action space. */
export type SpaceReason = Extract<
  Reason,
  | 'own-minion-there'
  | 'other-minion-there'
  | 'hero-covers-space'
  | 'no-hero-to-summon'
  | 'minion-in-other-dungeon'
  | 'boss-not-leveled'
  | 'no-action-space'
>

/** Why a value of an option cannot be chosen. */
export type OptionReason =
  | 'solo-only'
  | 'not-solo'
  | 'always-from-five-players'
  | 'solo-has-own-heroes'
  | 'needs-its-box'

// The reasons why a player of Overboss cannot do something now, each with its rule.
import type { RuleId } from './events.ts'

/** Null: the rule of the current ask. */
export const reasonRules = {
  'game-over': 'OB-74',
  'not-your-turn': 'OB-44',
  /** The current ask is about something else. */
  'answer-first': null,
  'must-choose': null,
  'not-between-steps': 'OB-43',
  // the market and the hand
  'not-in-market': null,
  'other-token-in-pair': 'OB-40',
  'other-tile': null,
  'token-not-waiting': 'OB-53',
  'token-not-drawn': 'OB-128',
  // the map
  'outside-the-map': 'OB-1',
  'space-taken': null,
  'no-tile-there': null,
  'no-such-token': null,
  'tile-has-token': 'OB-45',
  'no-token-on-dungeon': 'OB-46',
  'not-bordering': null,
  'other-map': 'OB-113',
  'not-in-stash': 'OB-183',
  'not-near-circle': 'OB-68',
  'same-tile': 'OB-144',
  // portals
  'no-portal': 'OB-58',
  'portal-used': 'OB-58',
  'nothing-to-move': 'OB-59',
  'already-moved': 'OB-60',
  'token-spent': 'OB-120',
  // cards
  'boss-not-yours': 'OB-107',
  'boss-already-revealed': 'OB-109',
  'ability-not-possible': 'OB-111',
  'no-such-command': 'OB-132',
  'pattern-missing': 'OB-134',
  'command-used': 'OB-135',
  'no-command-target': 'OB-138',
} as const satisfies { readonly [reason: string]: RuleId | null }
export type Reason = keyof typeof reasonRules

/** Why a value of an option cannot be chosen. */
export type OptionReason =
  | 'too-many-players'
  | 'solo-only'
  | 'not-solo'
  | 'not-a-player'
  | 'needs-bosses'
  | 'set-by-level'

// What a seat tries while it is asked, and what several refusals need.
import type { Ask, Cause, Intent, Refusal, Seat } from '../../kernel/contract.ts'
import { textIn } from '../../kernel/refusals.ts'
import { spaceAt } from '../model/boards.ts'
import type { Choice } from '../model/choices.ts'
import { DUNGEON, type Land, NONE, terrainOf, tokenIds } from '../model/pieces.ts'
import { type Reason, reasonRules } from '../model/refusals.ts'
import type { State, Step } from '../model/state.ts'

export type OverbossRefusal = Refusal<Reason>
/** A seat that is asked by a step and tries something that is not offered. */
export interface Attempt {
  readonly state: State
  readonly seat: Seat
  readonly ask: Ask<Choice>
  readonly step: Step
  readonly intent: Intent
}

/** `asked`: the rule of the current ask, for a reason without a rule of its own. */
export const refuse = (reason: Reason, asked: Cause): OverbossRefusal => ({ reason, why: reasonRules[reason] ?? asked })
export const ownLand = ({ state, seat }: Attempt): Land => state.players[seat]!

/** The space that the intent names with this word. Undefined if it names none, NONE if it is no space of the map. */
export function spaceOf({ intent }: Attempt, word: string, { tiles }: Land): number | undefined {
  const cell = textIn(intent, word)
  if (cell === undefined) return undefined
  const space = spaceAt(cell)
  return space === undefined || space >= tiles.length ? NONE : space
}
/** Why no token can be put on a space (OB-7). Undefined if one can, or if the intent names no space. */
export function notOpen({ tiles, tokens }: Land, space: number | undefined): Reason | undefined {
  if (space === undefined) return undefined
  if (space === NONE) return 'outside-the-map'
  if (tiles[space] === NONE) return 'no-tile-there'
  if (terrainOf(tiles[space]!) === DUNGEON) return 'no-token-on-dungeon'
  return tokens[space] === NONE ? undefined : 'tile-has-token'
}
/** Whether another token than the named one, or none, is on a space. */
export const lacksToken = ({ tokens }: Land, space: number | undefined, token: string | undefined): boolean =>
  space !== undefined &&
  (space === NONE || tokens[space] === NONE || (token !== undefined && tokenIds[tokens[space]!] !== token))

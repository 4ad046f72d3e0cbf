// Spells and abilities are simulated first, with each target and each cost. The choices reach the match only after the last
// step, so until then the player can cancel.
import type { LookaheadPosition } from '@overlair/play/lookahead'
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { stops } from '../auto-pass/stops.ts'

type Position = LookaheadPosition<View, Choice>

export interface UncommittedPlay {
  /** The ask of the match that the first choice answers. */
  readonly matchAsk: Ask<Choice>
  /** The card first, then its targets and costs. */
  readonly choices: readonly Choice[]
  /** The simulated position after these choices. */
  readonly position: Position
  /** The ask for the next step. Undefined if the play is complete. */
  readonly nextAsk: Ask<Choice> | undefined
}

export const isDeclaration = (choice: Choice): boolean => 'cast' in choice || 'use' in choice

/** Adds one choice to a play. A step with a single choice answers itself, unless the player has full control. */
export function extendPlay(
  matchAsk: Ask<Choice>,
  before: Position,
  earlierChoices: readonly Choice[],
  choice: Choice,
): UncommittedPlay {
  const position = before.after(choice)
  const choices = [...earlierChoices, choice]
  const nextAsk = isDeclared(position) ? undefined : position.ask
  const [only, ...others] = nextAsk?.choices ?? []
  if (only && others.length === 0 && !stops.peek().fullControl) return extendPlay(matchAsk, position, choices, only)
  return { matchAsk, choices, position, nextAsk }
}
const isDeclared = ({ events }: Position): boolean => events.some(({ event }) => event === 'declared')

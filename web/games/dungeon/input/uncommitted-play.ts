// A spell or an ability is first played in the head of the one who plays it, target by target and price by price. Nothing is said
// aloud before the last step, so until then everything can be taken back.
import type { LookaheadPosition } from '@overlair/play/lookahead'
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { stops } from '../auto-pass/auto-pass.ts'

type Position = LookaheadPosition<View, Choice>

export interface UncommittedPlay {
  /** The question it answers. */
  readonly to: Ask<Choice>
  /** The card first, then what it is aimed at and paid with. */
  readonly choices: readonly Choice[]
  /** The position that the choices lead to. */
  readonly then: Position
  /** What is asked next; undefined when nothing is left to choose. */
  readonly ask: Ask<Choice> | undefined
}

export const isDeclaration = (choice: Choice): boolean => 'cast' in choice || 'use' in choice

/** One step further. What has only one answer answers itself, unless with full control. */
export function extendPlay(
  to: Ask<Choice>,
  now: Position,
  choices: readonly Choice[],
  choice: Choice,
): UncommittedPlay {
  const then = now.after(choice)
  const all = [...choices, choice]
  const ask = isDeclared(then) ? undefined : then.ask
  const [only, ...others] = ask?.choices ?? []
  if (only && others.length === 0 && !stops.peek().fullControl) return extendPlay(to, then, all, only)
  return { to, choices: all, then, ask }
}
const isDeclared = ({ events }: Position): boolean => events.some(({ event }) => event === 'declared')

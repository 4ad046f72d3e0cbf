// Answers that a match gives for a person.
import type { Ask, Choice, Game, Seat } from '@overlair/rules/kernel'
import { openSandbox, type Sandbox } from '../lookahead.ts'

/** What an automatic answer may depend on: nothing that the seat cannot know. */
export interface Knowledge<View = unknown> {
  /** What the seat has told the match about its answers, as plain data. Null if it told nothing. */
  readonly instructions: unknown
  view(): View
  /** A redealt copy of the state, in which the answer may try choices. */
  sandbox(): Sandbox
}

/** Returns the choice that the match makes for the asked seat. Undefined if the person must choose. A pure function. */
export type Automatic<View = unknown, C extends Choice = Choice> = (
  ask: Ask<C>,
  knowledge: Knowledge<View>,
) => C | undefined

export const knowledgeOf = <View, C extends Choice>(
  game: Game<unknown, C, View>,
  state: unknown,
  seat: Seat,
  instructions: unknown,
): Knowledge<View> => ({
  instructions,
  view: () => game.view(state, seat),
  sandbox: () => openSandbox(game, state, seat),
})

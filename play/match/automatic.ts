// Answers that a match gives for a person.
import {
  type Ask,
  type Choice,
  describeValue,
  type Game,
  GameError,
  onlyChoice,
  type Seat,
  seal,
} from '@overlair/rules/kernel'
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

/** How a match answers for the people of a game. */
export interface AutoPass<View = unknown, C extends Choice = Choice> {
  automatic(...known: Parameters<Automatic<View, C>>): C | undefined
  /** Checks what a seat tells the match, and returns it. Throws GameError if `automatic` cannot follow it. */
  readInstructions(told: unknown): unknown
  /** Returns the instructions of a seat that makes this choice itself. So the match can avoid asking the same again. */
  afterChoice(instructions: unknown, ask: Ask<C>, choice: C, view: () => View): unknown
  /** Returns the instructions after an undo: the people want to decide again. */
  afterUndo(instructions: unknown): unknown
}

/** The match makes only choices without an alternative, and no seat can change that. */
export const onlyForced: AutoPass = {
  automatic: onlyChoice,
  readInstructions(told) {
    if (told === null) return null
    throw new GameError('bad-instructions', `this game takes no instructions; told: ${describeValue(told)}`)
  },
  afterChoice: instructions => instructions,
  afterUndo: instructions => instructions,
}

export const knowledgeOf = <View, C extends Choice>(
  game: Game<unknown, C, View>,
  state: unknown,
  seat: Seat,
  instructions: unknown,
): Knowledge<View> => ({
  instructions,
  view: () => game.view(state, seat),
  sandbox: () => openSandbox(game, seal(game, state, seat)),
})

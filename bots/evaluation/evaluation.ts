import type { Ask, Choice, Seat } from '@overlair/rules/kernel'

/** What a bot has to be told of a game to think ahead in it. */
export interface Evaluation<State = unknown> {
  /** How good the state is for the seat: more is better. */
  evaluate(state: State, seat: Seat): number
  /** Differs from turn to turn: thinking ends with the turn. */
  turnKey(state: State): number
  /** Those of the choices that are worth a thought, at least one; all of them unless the game knows better. */
  candidates?(state: State, ask: Ask): readonly Choice[]
  /** Choices that are followed up at each depth: as many as there is time for. */
  readonly beam: number
}

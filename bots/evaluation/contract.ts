import type { Ask, Choice, Seat } from '@overlair/rules/kernel'

/** Everything that a bot needs of a game to look ahead in it. */
export interface Evaluation<State = unknown> {
  /** How good the state is for the seat. Higher is better. */
  evaluate(state: State, seat: Seat): number
  /** A number that differs from turn to turn. The lookahead stops when it changes. */
  turnKey(state: State): number
  /** The choices that the bot looks at; at least one. All choices if the evaluation does not define this. */
  candidates?(state: State, ask: Ask): readonly Choice[]
  /** Beam width: how many choices the bot simulates at each depth. A larger beam takes longer. */
  readonly beam: number
}

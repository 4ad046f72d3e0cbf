import type { AnyGame, RawOptions } from '@overlair/rules/kernel'
import type { Evaluation } from './contract.ts'

/** Everything that a bot needs to play a game. */
export interface BotGame {
  readonly game: AnyGame
  // biome-ignore lint/suspicious/noExplicitAny: one list holds the evaluations of games with different states.
  readonly evaluation: Evaluation<any>
  /** Loads the cards that a game with these options needs. Call it before `setup`. */
  readonly prepare?: (options: RawOptions) => Promise<void>
}

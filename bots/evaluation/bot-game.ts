import type { AnyGame, RawOptions, SealedPosition } from '@overlair/rules/kernel'
import type { Evaluation } from './contract.ts'

/** Everything that a bot needs to play a game. */
export interface BotGame {
  readonly game: AnyGame
  // biome-ignore lint/suspicious/noExplicitAny: one list holds the evaluations of games with different states.
  readonly evaluation: Evaluation<any>
  /** Loads the cards that a game with these options needs. */
  preload?(options: RawOptions): Promise<void>
  /** Loads the cards that the game of this position needs. Call it before `deal`. */
  prepare?(position: SealedPosition): Promise<void>
}

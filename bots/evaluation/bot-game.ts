import type { AnyGame, RawOptions } from '@overlair/rules/kernel'
import type { Evaluation } from './evaluation.ts'

/** What a bot must know to play a game. */
export interface BotGame {
  readonly game: AnyGame
  // biome-ignore lint/suspicious/noExplicitAny: minds for different games are kept together, like the games themselves.
  readonly evaluation: Evaluation<any>
  /** Fetches what a game with these options needs before it can be set up. */
  readonly prepare?: (options: RawOptions) => Promise<void>
}

import type { CardUsageSource } from './card-usage.ts'
import type { AnyGame } from './contract.ts'
import type { SituationFormat } from './situations.ts'

/** Everything the rules offer of a game. Each game has one, and `rules/index.ts` lists them all. */
export interface GameDescriptor {
  readonly game: AnyGame
  /** How people write positions of the game. Scenarios need it. */
  readonly situations?: SituationFormat<unknown>
  /** Statistics of cards. The report of a simulation needs it. */
  readonly cardUsage?: CardUsageSource
}

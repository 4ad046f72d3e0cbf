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
  /** What a finished game of one player reached, and what else it could have. Undefined if one player cannot play. */
  soloMarks?(state: unknown): readonly SoloMark[]
}

/** A title, an objective or a side mission of a game of one player. */
export interface SoloMark {
  readonly kind: 'title' | 'objective' | 'mission'
  readonly id: string
  readonly reached: boolean
}

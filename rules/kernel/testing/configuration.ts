import type { AnyGame } from '../contract.ts'
import type { RawOptions } from '../options.ts'

/** A way to set a game up that random play has to survive, at several numbers of players. */
export interface GameConfiguration<G extends AnyGame = AnyGame> {
  readonly name: string
  readonly game: G
  readonly players: readonly number[]
  readonly options: RawOptions
}

import type { AnyGame } from '../contract.ts'
import type { RawOptions } from '../options.ts'

/** A way to set a game up in tests, with several player counts. Tests check all properties for it in random play. */
export interface GameConfiguration<G extends AnyGame = AnyGame> {
  readonly name: string
  readonly game: G
  readonly players: readonly number[]
  readonly options: RawOptions
}

import type { AnyGame, Choice, GameEvent } from '../contract.ts'
import type { GameConfiguration } from './configuration.ts'
import type { GoldenModes } from './golden.ts'
import type { CheckOptions } from './properties.ts'

/** How a family of games is tested. `rules/testing/families.ts` lists them all. */
export interface FamilyTests {
  readonly configurations: readonly GameConfiguration[]
  /** Folder of the golden records, from the root of the repository. */
  readonly goldenFolder: string
  readonly golden: readonly { readonly game: AnyGame; readonly modes: GoldenModes }[]
  /** A second way to choose, for half of the random games, that reaches positions which pure chance hardly reaches. */
  readonly choose?: CheckOptions['choose']
  /** Adds to `uses`, by card, how often the events show a card in use. */
  readonly countUses?: (uses: Record<string, number>, events: readonly GameEvent[]) => void
}

/** Lets a family use the types of its own choices and events. */
export const familyTests = <C extends Choice, E extends GameEvent>(
  tests: Omit<FamilyTests, 'choose' | 'countUses'> & {
    readonly choose?: CheckOptions<C>['choose']
    readonly countUses?: (uses: Record<string, number>, events: readonly E[]) => void
  },
): FamilyTests => tests as FamilyTests

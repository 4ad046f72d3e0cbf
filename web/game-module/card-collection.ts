// What a family of games brings to the browser of components.
import type { Translator } from '@overlair/locales'
import type { GameId } from '@overlair/rules/game-ids'
import type { ComponentType } from 'preact'
import type { CollectionItem, Facet, Filters } from '../card-browser/filters.ts'
import type { Part } from '../platform/i18n/load-texts.ts'

export interface CardCollection {
  readonly pieces: readonly CollectionItem[]
  /** What there is to choose from in each facet, in this order. */
  readonly values: Readonly<Record<Facet, readonly string[]>>
  /** The texts in which names and words of the pieces stand. */
  readonly parts: readonly Part[]
  /** What the page of a game shows at first. */
  readonly defaultFilters: (game: GameId) => Filters
  readonly nameOf: (id: string, t: Translator) => string
  /** All that is said of a piece in one language. */
  readonly searchTextOf: (id: string, t: Translator) => string
  /** What a value of a facet is called. */
  readonly labelOf: (facet: Facet, value: string) => string
  readonly Face: ComponentType<{ readonly id: string }>
  readonly Details: ComponentType<{ readonly id: string }>
}

// The cards or components of a family of games, as the card browser needs them.
import type { Translator } from '@overlair/locales'
import type { GameId } from '@overlair/rules/game-ids'
import type { ComponentType } from 'preact'
import type { WebNamespace } from '../platform/i18n/load-texts.ts'

/** The properties that items can be filtered by. A family may leave one empty. */
export const facets = ['box', 'kind', 'treasure', 'mechanic'] as const
export type Facet = (typeof facets)[number]

/** A card, tile or token, with its values of each facet. */
export interface CollectionItem extends Readonly<Record<Facet, readonly string[]>> {
  readonly id: string
}
/** The selected values of each facet. An empty list selects every item. */
export interface Filters extends Readonly<Record<Facet, readonly string[]>> {
  readonly query: string
  /** Id of the item whose details are open; empty if none. */
  readonly open: string
}
export const noFilters: Filters = { box: [], kind: [], treasure: [], mechanic: [], query: '', open: '' }

export interface CardCollection {
  readonly items: readonly CollectionItem[]
  /** All values of each facet, in display order. */
  readonly values: Readonly<Record<Facet, readonly string[]>>
  /** The namespaces with the names and texts of the items. */
  readonly textNamespaces: readonly WebNamespace[]
  /** The filters that the page of a game starts with. */
  readonly defaultFilters: (game: GameId) => Filters
  readonly nameOf: (id: string, t: Translator) => string
  /** Name and text of an item in one language, for the search. */
  readonly searchTextOf: (id: string, t: Translator) => string
  /** The label of a value. */
  readonly labelOf: (facet: Facet, value: string) => string
  /** The icon before the label of a value. Without it, labels have no icons. */
  readonly FacetIcon?: ComponentType<{ readonly facet: Facet; readonly value: string }>
  readonly Face: ComponentType<{ readonly id: string }>
  readonly Details: ComponentType<{ readonly id: string }>
}

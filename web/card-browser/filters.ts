// Filters of the card browser, and their form in the address of the page.
import { type CollectionItem, type Facet, type Filters, facets } from '../game-module/card-collection.ts'

/** Returns the items that match all filters. Ignores the filter of the facet `except`. */
export const matchingItems = (
  items: readonly CollectionItem[],
  filters: Filters,
  except?: Facet,
): readonly CollectionItem[] =>
  items.filter(item =>
    facets.every(
      facet =>
        facet === except || filters[facet].length === 0 || filters[facet].some(value => item[facet].includes(value)),
    ),
  )

/** Counts the items per value of a facet, among the items that match the filters of all other facets. */
export function countsOf(
  items: readonly CollectionItem[],
  filters: Filters,
  facet: Facet,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of matchingItems(items, filters, facet))
    for (const value of new Set(item[facet])) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter(one => one !== value) : [...values, value]

const EVERYTHING = 'all'
/** Reads an address such as `?kind=room.spell&treasure=mage&q=altar`. Values it lacks come from `defaults`. */
export function readFilters(search: string, defaults: Filters): Filters {
  const parameters = new URLSearchParams(search)
  const values = (facet: Facet): readonly string[] => {
    const text = parameters.get(facet)
    return text === null ? defaults[facet] : text === EVERYTHING ? [] : text.split('.').filter(Boolean)
  }
  return {
    box: values('box'),
    kind: values('kind'),
    treasure: values('treasure'),
    mechanic: values('mechanic'),
    query: parameters.get('q') ?? defaults.query,
    open: parameters.get('card') ?? '',
  }
}
export function writeFilters(filters: Filters, defaults: Filters): string {
  const parameters = new URLSearchParams()
  for (const facet of facets)
    if (filters[facet].join('.') !== defaults[facet].join('.'))
      parameters.set(facet, filters[facet].join('.') || EVERYTHING)
  if (filters.query !== '') parameters.set('q', filters.query)
  if (filters.open !== '') parameters.set('card', filters.open)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

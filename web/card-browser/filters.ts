// What somebody looks for among the components, and how an address says it.
export const facets = ['box', 'kind', 'treasure', 'mechanic'] as const
export type Facet = (typeof facets)[number]

/** A card, tile or token by what it can be found. */
export interface CollectionItem extends Readonly<Record<Facet, readonly string[]>> {
  readonly id: string
}
/** Nothing chosen in a facet means: everything. */
export interface Filters extends Readonly<Record<Facet, readonly string[]>> {
  readonly query: string
  /** The piece that is looked at closely. */
  readonly open: string
}
export const noFilters: Filters = { box: [], kind: [], treasure: [], mechanic: [], query: '', open: '' }

/** The pieces that fit; where a facet is left out, as if nothing were chosen in it. */
export const matchingItems = (
  pieces: readonly CollectionItem[],
  filters: Filters,
  leftOut?: Facet,
): readonly CollectionItem[] =>
  pieces.filter(piece =>
    facets.every(
      facet =>
        facet === leftOut || filters[facet].length === 0 || filters[facet].some(value => piece[facet].includes(value)),
    ),
  )

/** How many more or less there would be: for each value of a facet, the pieces that fit everything else. */
export function countsOf(
  pieces: readonly CollectionItem[],
  filters: Filters,
  facet: Facet,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const piece of matchingItems(pieces, filters, facet))
    for (const value of new Set(piece[facet])) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter(one => one !== value) : [...values, value]

const EVERYTHING = 'all'
/** `?kind=room.spell&treasure=mage&q=altar`; what an address does not say is as the page has it at first. */
export function readFilters(search: string, first: Filters): Filters {
  const said = new URLSearchParams(search)
  const values = (facet: Facet): readonly string[] => {
    const word = said.get(facet)
    return word === null ? first[facet] : word === EVERYTHING ? [] : word.split('.').filter(Boolean)
  }
  return {
    box: values('box'),
    kind: values('kind'),
    treasure: values('treasure'),
    mechanic: values('mechanic'),
    query: said.get('q') ?? first.query,
    open: said.get('card') ?? '',
  }
}
export function writeFilters(filters: Filters, first: Filters): string {
  const said = new URLSearchParams()
  for (const facet of facets)
    if (filters[facet].join('.') !== first[facet].join('.')) said.set(facet, filters[facet].join('.') || EVERYTHING)
  if (filters.query !== '') said.set('q', filters.query)
  if (filters.open !== '') said.set('card', filters.open)
  const words = said.toString()
  return words === '' ? '' : `?${words}`
}

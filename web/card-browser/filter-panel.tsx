import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { type CardCollection, type Facet, type Filters, facets } from '../game-module/card-collection.ts'
import { say } from '../platform/i18n/say.ts'
import { play } from '../platform/sound/sound.ts'
import { Button } from '../ui/index.ts'
import { countsOf, toggled } from './filters.ts'
import './filter-panel.css'

interface FilterPanelProps {
  readonly collection: CardCollection
  readonly filters: Signal<Filters>
  readonly defaults: Filters
  /** The search field. It stays visible when the filters are folded. */
  readonly children: ComponentChildren
}
/** The search field and all filters. On a phone the filters fold. */
export function FilterPanel({ collection, filters, defaults, children }: FilterPanelProps) {
  const id = useId()
  const unfolded = useSignal(false)
  const selectedCount = facets.reduce((n, facet) => n + filters.value[facet].length, 0)
  return (
    <div class="filters">
      {children}
      <div class="filters__toggle">
        <button
          type="button"
          class="button button--quiet button--wide"
          aria-expanded={unfolded.value}
          aria-controls={id}
          onClick={() => {
            play('ui.tick')
            unfolded.value = !unfolded.peek()
          }}
        >
          {say('web.cards.filter')}
          {selectedCount > 0 && <span class="filters__active-count">{selectedCount}</span>}
        </button>
      </div>
      <div id={id} class={`filters__groups${unfolded.value ? ' filters__groups--shown' : ''}`}>
        {facets.map(facet => (
          <FacetFilter key={facet} facet={facet} collection={collection} filters={filters} />
        ))}
        <Button
          variant="quiet"
          wide
          onClick={() => {
            filters.value = defaults
          }}
        >
          {say('web.cards.clear')}
        </Button>
      </div>
    </div>
  )
}

interface FacetFilterProps {
  readonly facet: Facet
  readonly collection: CardCollection
  readonly filters: Signal<Filters>
}
function FacetFilter({ facet, collection, filters }: FacetFilterProps) {
  const { items, labelOf, FacetIcon } = collection
  const id = useId()
  const values = collection.values[facet]
  if (values.length === 0) return null
  const selected = filters.value[facet]
  const counts = countsOf(items, filters.value, facet)
  const select = (selection: readonly string[]) => {
    filters.value = { ...filters.peek(), [facet]: selection }
  }
  if (facet === 'mechanic')
    return (
      <div class="field">
        <label class="filters__heading" for={id}>
          {say('web.cards.mechanic')}
        </label>
        <select
          class="input"
          id={id}
          value={selected[0] ?? ''}
          onChange={event => select([event.currentTarget.value].filter(Boolean))}
        >
          <option value="">{say('web.cards.mechanic.any')}</option>
          {values.map(value => (
            <option key={value} value={value} disabled={!counts.has(value)}>
              {`${labelOf(facet, value)} (${counts.get(value) ?? 0})`}
            </option>
          ))}
        </select>
      </div>
    )
  return (
    <fieldset>
      <legend class="filters__heading">{say(`web.cards.${facet}`)}</legend>
      {values.map(value => (
        <label key={value} class={`filters__option${counts.has(value) ? '' : ' filters__option--empty'}`}>
          <input type="checkbox" checked={selected.includes(value)} onChange={() => select(toggled(selected, value))} />
          {FacetIcon && <FacetIcon facet={facet} value={value} />}
          <span class="filters__label">{labelOf(facet, value)}</span>
          <span class="filters__count">{counts.get(value) ?? 0}</span>
        </label>
      ))}
    </fieldset>
  )
}

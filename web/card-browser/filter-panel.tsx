import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { CardCollection } from '../game-module/card-collection.ts'
import { GameSymbol } from '../games/dungeon/card/sprite.tsx'
import { say } from '../platform/i18n/say.ts'
import { play } from '../platform/sound/sound.ts'
import { Button } from '../ui/index.ts'
import { countsOf, type Facet, type Filters, facets, toggled } from './filters.ts'
import './filter-panel.css'

interface FilterPanelProps {
  readonly collection: CardCollection
  readonly filters: Signal<Filters>
  readonly first: Filters
  /** The field to search in, always in sight. */
  readonly children: ComponentChildren
}
/** What can be looked for. On a phone it folds away. */
export function FilterPanel({ collection, filters, first, children }: FilterPanelProps) {
  const id = useId()
  const shown = useSignal(false)
  const chosen = facets.reduce((n, facet) => n + filters.value[facet].length, 0)
  return (
    <div class="filters">
      {children}
      <div class="filters__toggle">
        <button
          type="button"
          class="button button--quiet button--wide"
          aria-expanded={shown.value}
          aria-controls={id}
          onClick={() => {
            play('ui.tick')
            shown.value = !shown.peek()
          }}
        >
          {say('web.cards.filter')}
          {chosen > 0 && <span class="filters__active-count">{chosen}</span>}
        </button>
      </div>
      <div id={id} class={`filters__groups${shown.value ? ' filters__groups--shown' : ''}`}>
        {facets.map(facet => (
          <FacetFilter key={facet} facet={facet} collection={collection} filters={filters} />
        ))}
        <Button
          variant="quiet"
          wide
          onClick={() => {
            filters.value = first
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
function FacetFilter({ facet, collection: { pieces, values: all, labelOf: called }, filters }: FacetFilterProps) {
  const id = useId()
  const values = all[facet]
  if (values.length === 0) return null
  const now = filters.value[facet]
  const counts = countsOf(pieces, filters.value, facet)
  const choose = (to: readonly string[]) => {
    filters.value = { ...filters.peek(), [facet]: to }
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
          value={now[0] ?? ''}
          onChange={event => choose([event.currentTarget.value].filter(Boolean))}
        >
          <option value="">{say('web.cards.mechanic.any')}</option>
          {values.map(value => (
            <option key={value} value={value} disabled={!counts.has(value)}>
              {`${called(facet, value)} (${counts.get(value) ?? 0})`}
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
          <input type="checkbox" checked={now.includes(value)} onChange={() => choose(toggled(now, value))} />
          {facet === 'treasure' && <GameSymbol sign={value as Parameters<typeof GameSymbol>[0]['sign']} />}
          <span class="filters__label">{called(facet, value)}</span>
          <span class="filters__count">{counts.get(value) ?? 0}</span>
        </label>
      ))}
    </fieldset>
  )
}

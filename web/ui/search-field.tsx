import type { Signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { say } from '../platform/i18n/say.ts'
import { Button } from './index.ts'

export function SearchField({ query, label }: { readonly query: Signal<string>; readonly label: string }) {
  const id = useId()
  return (
    <search class="field">
      <label class="field__name" for={id}>
        {label}
      </label>
      <input
        class="input search-field"
        id={id}
        type="search"
        value={query.value}
        autocomplete="off"
        onInput={event => {
          query.value = event.currentTarget.value
        }}
      />
    </search>
  )
}

/** Says that a search found nothing, with a button that clears the query. */
export const NothingFound = ({ query }: { readonly query: Signal<string> }) => (
  <div class="row" role="status">
    <p>{say('web.search.nothing', { query: query.value })}</p>
    <Button
      variant="quiet"
      onClick={() => {
        query.value = ''
      }}
    >
      {say('web.search.clear')}
    </Button>
  </div>
)

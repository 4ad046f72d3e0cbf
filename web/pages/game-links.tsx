// What the rules and the cards have in common: which game, and a field to search in.
import { type GameId, gameIds } from '@overlair/rules/game-ids'
import type { Signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { catalogue } from '../game-module/catalogue.ts'
import { say } from '../platform/i18n/say.ts'
import { hrefOf } from '../platform/routing/routes.ts'
import { Button } from '../ui/index.ts'
import './game-links.css'

interface GameLinksProps {
  readonly page: 'rules' | 'cards'
  readonly at: GameId
}
export const GameLinks = ({ page, at }: GameLinksProps) => (
  <nav class="game-links" aria-label={say('web.home.choose')}>
    {gameIds.map(game => (
      <a key={game} href={hrefOf({ page, game })} aria-current={game === at ? 'page' : undefined}>
        {catalogue[game].title}
      </a>
    ))}
  </nav>
)

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

import type { GameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { CardBrowser } from '../card-browser/card-browser.tsx'
import type { CardCollection } from '../game-module/card-collection.ts'
import { gameTitle } from '../game-module/game-title.ts'
import { gameModules } from '../games/index.ts'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { loadTexts, say } from '../platform/i18n/say.ts'
import type { RouteTo } from '../platform/routing/routes.ts'
import { GameLinks } from './game-links.tsx'

type CardsRoute = RouteTo<'cards'>
export const title = ({ game }: CardsRoute) => `${say('web.cards')}: ${gameTitle(game)}`

export function Page({ route }: { readonly route: CardsRoute }) {
  const { game } = route
  const loaded = useSignal<{ readonly game: GameId; readonly collection: CardCollection } | undefined>(undefined)
  const reportError = useReportError()
  useEffect(() => {
    const load = async () => {
      const collection = await gameModules[game].loadCardCollection()
      await loadTexts(collection.textNamespaces)
      loaded.value = { game, collection }
    }
    load().catch(reportError)
  }, [game])
  const shown = loaded.value
  return (
    <main class="page page--wide" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.cards')}</h1>
      <GameLinks page="cards" at={game} />
      {shown ? (
        <CardBrowser
          key={shown.game}
          collection={shown.collection}
          defaults={shown.collection.defaultFilters(shown.game)}
          visit={route}
        />
      ) : (
        <p role="status">{say('web.loading')}</p>
      )}
    </main>
  )
}

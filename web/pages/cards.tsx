import type { GameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Browser } from '../card-browser/card-browser.tsx'
import type { CardCollection } from '../game-module/card-collection.ts'
import { catalogue } from '../game-module/catalogue.ts'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { loadTexts, say } from '../platform/i18n/say.ts'
import type { RouteTo } from '../platform/routing/routes.ts'
import { GameLinks } from './game-links.tsx'

type AtCards = RouteTo<'cards'>
export const title = ({ game }: AtCards) => `${say('web.cards')}: ${catalogue[game].title}`

async function collectionOf(game: GameId): Promise<CardCollection> {
  if (game === 'overboss')
    return (await import('../games/overboss/components/component-collection.tsx')).overbossComponents()
  const [{ dungeonCards }, { loadAllBoxes }] = await Promise.all([
    import('../games/dungeon/card-collection.tsx'),
    import('../games/dungeon/load-boxes.ts'),
  ])
  await loadAllBoxes()
  return dungeonCards()
}

export function Page({ route }: { readonly route: AtCards }) {
  const { game } = route
  const shown = useSignal<{ readonly game: GameId; readonly collection: CardCollection } | undefined>(undefined)
  const tell = useReportError()
  useEffect(() => {
    const load = async () => {
      const collection = await collectionOf(game)
      await loadTexts(collection.parts)
      shown.value = { game, collection }
    }
    load().catch(tell)
  }, [game])
  const now = shown.value
  return (
    <main class="page page--wide" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.cards')}</h1>
      <GameLinks page="cards" at={game} />
      {now ? (
        <Browser
          key={now.game}
          collection={now.collection}
          first={now.collection.defaultFilters(now.game)}
          arrival={route}
        />
      ) : (
        <p role="status">{say('web.loading')}</p>
      )}
    </main>
  )
}

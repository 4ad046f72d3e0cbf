import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { RouteTo } from '../app/routes.ts'
import { useReportError } from '../app/use-trouble.ts'
import { Browser } from '../cards/browser.tsx'
import type { CardCollection } from '../cards/collection.ts'
import { catalogue } from '../games/catalogue.ts'
import type { GameId } from '../games/ids.ts'
import { loadTexts, say } from '../words/words.ts'
import { GameLinks } from './browsing.tsx'

type AtCards = RouteTo<'cards'>
export const title = ({ game }: AtCards) => `${say('web.cards')}: ${catalogue[game].title}`

async function collectionOf(game: GameId): Promise<CardCollection> {
  if (game === 'overboss') return (await import('../cards/overboss.tsx')).overbossComponents()
  const [{ dungeonCards }, { fetchAllBoxes }] = await Promise.all([
    import('../cards/dungeon.tsx'),
    import('../tables/dungeon/boxes.ts'),
  ])
  await fetchAllBoxes()
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

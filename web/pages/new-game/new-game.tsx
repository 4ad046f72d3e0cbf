import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { catalogue } from '../../game-module/catalogue.ts'
import { type GameModule, loadGame } from '../../games/index.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { loadTexts, say } from '../../platform/i18n/say.ts'
import type { RouteTo } from '../../platform/routing/routes.ts'
import { SetUp } from './new-game-form.tsx'

type New = RouteTo<'new'>
export const title = (route: New) => say('web.newGame.of', { game: catalogue[route.game].title })

export function Page({ route: { game } }: { readonly route: New }) {
  const found = useSignal<GameModule | undefined>(undefined)
  const tell = useReportError()
  useEffect(() => {
    const load = async () => {
      const atHand = await loadGame(game)
      await loadTexts([...atHand.textNamespaces({}), 'solo'])
      found.value = atHand
    }
    load().catch(tell)
  }, [game])
  const { title: name, picture, players } = catalogue[game]
  return (
    <main class="page" id="main" tabIndex={-1}>
      <header class="new-game-head">
        <span class="new-game-head__art pixel-border">
          <img src={picture} width="144" height="168" alt="" />
        </span>
        <div>
          <h1 tabIndex={-1}>{name}</h1>
          <p class="new-game-head__players">{say('web.players', players)}</p>
          <p class="field__hint">{say(`web.pitch.${game}`)}</p>
        </div>
      </header>
      {found.value ? <SetUp atHand={found.value} /> : <p role="status">{say('web.loading')}</p>}
    </main>
  )
}

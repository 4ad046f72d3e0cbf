import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { PlayableGame } from '../../game-module/game-module.ts'
import { gameTitle } from '../../game-module/game-title.ts'
import { gameModules } from '../../games/index.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { loadTexts, say } from '../../platform/i18n/say.ts'
import type { RouteTo } from '../../platform/routing/routes.ts'
import { NewGameForm } from './new-game-form.tsx'

type NewGameRoute = RouteTo<'new'>
export const title = (route: NewGameRoute) => say('web.newGame.of', { game: gameTitle(route.game) })

export function Page({ route: { game } }: { readonly route: NewGameRoute }) {
  const loaded = useSignal<PlayableGame | undefined>(undefined)
  const reportError = useReportError()
  useEffect(() => {
    const load = async () => {
      const playable = await gameModules[game].loadGame()
      await loadTexts([...playable.textNamespaces({}), 'solo'])
      loaded.value = playable
    }
    load().catch(reportError)
  }, [game])
  const { picture, players } = gameModules[game]
  return (
    <main class="page" id="main" tabIndex={-1}>
      <header class="new-game-head">
        <span class="new-game-head__art pixel-border">
          <img src={picture} width="144" height="168" alt="" />
        </span>
        <div>
          <h1 tabIndex={-1}>{gameTitle(game)}</h1>
          <p class="new-game-head__players">{say('web.players', players)}</p>
          <p class="field__hint">{say(`web.pitch.${game}`)}</p>
        </div>
      </header>
      {loaded.value ? <NewGameForm playable={loaded.value} /> : <p role="status">{say('web.loading')}</p>}
    </main>
  )
}

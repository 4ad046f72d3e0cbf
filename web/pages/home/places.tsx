import { type GameId, gameIds } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import type { GameModule } from '../../game-module/game-module.ts'
import { gameTitle } from '../../game-module/game-title.ts'
import { introductoryGame } from '../../game-module/introductory-game.ts'
import { gameModules } from '../../games/index.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { HomeSprite } from '../../ui/home-sprite.tsx'
import { Button, ButtonLink } from '../../ui/index.ts'
import './places.css'

/** The games as places in the landscape, each with a sign. */
export const Places = () => (
  <section class="places" aria-labelledby="games">
    <h2 class="visually-hidden" id="games">
      {say('web.home.choose')}
    </h2>
    <ol class="places__list">
      {gameIds.map(id => (
        <Place key={id} game={gameModules[id]} />
      ))}
    </ol>
  </section>
)

function Place({ game }: { readonly game: GameModule }) {
  const { id, players, minutes, loadLesson } = game
  const [starting, start] = useQuickGame(id)
  const title = gameTitle(id)
  return (
    <li class={`place place--${id}`}>
      {id === 'overboss' && <HomeSprite name="cliff" part="place__cliff" />}
      {/* A second, larger target for “Play now”. Readers and keyboards have the button. */}
      <button type="button" class="place__art" tabIndex={-1} aria-hidden="true" onClick={start}>
        <HomeSprite name={`place-${id}`} part="place__picture" />
        <HomeSprite name={`band-${id}`} part="place__band" />
      </button>
      <div class="sign">
        <h3 class="sign__title display-font">{nameOf(title)}</h3>
        <p class="sign__facts">
          <span>{say('web.players', players)}</span>
          <span>{say('web.home.minutes', minutes)}</span>
          {id === introductoryGame && <strong class="sign__mark">{say('web.home.easiest')}</strong>}
        </p>
        <p class="sign__pitch">{say(`web.pitch.${id}`)}</p>
        <div class="sign__ways">
          <span class="sign__play">
            <Button
              wide
              variant="brass"
              label={say('web.home.quickOf', { game: title })}
              disabledReason={starting ? say('web.loading') : undefined}
              onClick={start}
            >
              {say('web.home.quick')}
            </Button>
          </span>
          <ButtonLink to={{ page: 'new', game: id }} label={say('web.home.setUpOf', { game: title })}>
            {say('web.home.setUp')}
          </ButtonLink>
          {loadLesson ? (
            <ButtonLink to={{ page: 'learn', game: id }} label={say('web.home.learn', { game: title })}>
              {say('web.home.learnIt')}
            </ButtonLink>
          ) : (
            <ButtonLink to={{ page: 'rules', game: id }} label={say('web.home.rulesOf', { game: title })}>
              {say('web.rules')}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}

/** The title without the series that it belongs to: the sign stands beside the first game of it. */
const nameOf = (title: string): string => title.split(': ').at(-1) ?? title

/** Starts a game as the last one of this kind was set up. */
function useQuickGame(id: GameId): readonly [starting: boolean, start: () => void] {
  const starting = useSignal(false)
  const reportError = useReportError()
  const start = async () => {
    if (starting.peek()) return
    starting.value = true
    try {
      const { startQuickGame } = await import('../new-game/quick-game.ts')
      navigate({ page: 'table', match: await startQuickGame(id) })
    } catch (error) {
      reportError(error)
    }
  }
  return [starting.value, () => void start()]
}

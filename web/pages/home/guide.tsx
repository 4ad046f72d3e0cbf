import type { GameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { gameTitle } from '../../game-module/game-title.ts'
import { say } from '../../platform/i18n/say.ts'
import { hrefOf, type Route } from '../../platform/routing/routes.ts'
import { HomeSprite } from '../../ui/home-sprite.tsx'
import { DESKTOP } from '../../ui/styles/breakpoints.ts'
import './guide.css'

/** The three ways in, the easiest first. */
export const ways = [
  { way: 'first', game: 'overboss', minutes: 10 },
  { way: 'duel', game: 'boss-monster', minutes: 15 },
  { way: 'evening', game: 'super-boss-monster', minutes: 20 },
] as const satisfies readonly { readonly way: string; readonly game: GameId; readonly minutes: number }[]

const routeOf = (way: (typeof ways)[number]): Route =>
  way.way === 'first' ? { page: 'learn', game: way.game } : { page: 'new', game: way.game }

/** A hero on the street. With `asks`, it answers which game to begin with; on small screens after a press. */
export function Guide({ asks }: { readonly asks: boolean }) {
  const id = useId()
  const isOpen = useSignal(matchMedia(`(width > ${DESKTOP}px)`).matches)
  return (
    <div class="guide">
      <HomeSprite name="guide" part="guide__hero" />
      {asks && (
        <section class="guide__bubble" aria-labelledby={`${id}-question`}>
          <h2 class="guide__question" id={`${id}-question`}>
            <button
              type="button"
              class="guide__open"
              aria-expanded={isOpen.value}
              aria-controls={id}
              onClick={() => {
                isOpen.value = !isOpen.value
              }}
            >
              {say('web.home.which')}
            </button>
          </h2>
          <ul class="guide__ways" id={id} hidden={!isOpen.value}>
            {ways.map(way => (
              <li key={way.way}>
                <a class="guide__way" href={hrefOf(routeOf(way))}>
                  <span class="guide__why">{say(`web.home.way.${way.way}`)}</span>
                  {gameTitle(way.game)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

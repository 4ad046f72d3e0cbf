import { gameTitle } from '../../game-module/game-title.ts'
import { say } from '../../platform/i18n/say.ts'
import { HomeSprite } from '../../ui/home-sprite.tsx'
import { ButtonLink } from '../../ui/index.ts'
import { ways } from './guide.tsx'

/** Before the first game: three lessons. With `isFirst`, nobody has played here yet, and the recommended one is gold. */
export const Starts = ({ isFirst }: { readonly isFirst: boolean }) => (
  <ul class="notes notes--three">
    {ways.map(({ way, game, minutes }, i) => (
      <li key={way} class={`note note--short${isFirst && i === 0 ? ' note--gold' : ''}`}>
        <HomeSprite name={`window-${game}`} part="note__window note__window--start" />
        <div class="note__text">
          <p class="note__small">{say(`web.home.way.${way}`)}</p>
          <h3 class="note__title">{gameTitle(game)}</h3>
          <p class="note__more">{say(`web.home.start.${way}`)}</p>
        </div>
        <div class="note__foot">
          <p class="note__state">{say('web.home.lesson', { n: minutes })}</p>
          <ButtonLink variant={isFirst && i === 0 ? 'gold' : 'plain'} to={{ page: 'learn', game }}>
            {say('web.home.startLesson')}
            <span class="visually-hidden">: {gameTitle(game)}</span>
          </ButtonLink>
        </div>
      </li>
    ))}
  </ul>
)

import { gameIds } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { catalogue, type GameEntry } from '../game-module/catalogue.ts'
import { gamesWithLesson } from '../games/lessons.ts'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { say } from '../platform/i18n/say.ts'
import { navigate } from '../platform/routing/router.ts'
import { hrefOf, type Route } from '../platform/routing/routes.ts'
import { gameOfLessonMatch } from '../platform/storage/lesson-progress.ts'
import { type DamagedMatch, deleteMatch, listMatches, type SavedMatch } from '../platform/storage/matches.ts'
import { Button, ButtonLink, Dialog, Panel } from '../ui/index.ts'
import { startQuickGame } from './new-game/quick-game.ts'
import { MatchLine } from './saved-match-row.tsx'
import './home.css'

export const title = () => say('web.home')

export function Page() {
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1 class="visually-hidden" tabIndex={-1}>
        Overlair
      </h1>
      <Matches />
      <section class="stack" aria-labelledby="games">
        <h2 id="games">{say('web.home.choose')}</h2>
        <ul class="game-boxes">
          {gameIds.map(id => (
            <li key={id}>
              <Box game={catalogue[id]} />
            </li>
          ))}
        </ul>
      </section>
      <div class="home__panels">
        <Panel title={say('web.home.campaign')}>
          <p class="home__text">{say('web.home.campaignText')}</p>
          <ButtonLink wide to={{ page: 'campaign' }}>
            {say('web.home.campaign')}
          </ButtonLink>
        </Panel>
        <Panel title={say('web.home.rulesTitle')}>
          <p class="home__text">{say('web.home.rulesText')}</p>
          <ButtonLink wide to={{ page: 'rules', game: 'overboss' }}>
            {say('web.rules')}
          </ButtonLink>
          <ButtonLink wide to={{ page: 'cards', game: 'overboss' }}>
            {say('web.cards')}
          </ButtonLink>
        </Panel>
        <Panel title={say('web.home.replayTitle')}>
          <p class="home__text">{say('web.home.replayText')}</p>
          <ButtonLink wide to={{ page: 'replay' }}>
            {say('web.home.replayOpen')}
          </ButtonLink>
        </Panel>
      </div>
    </main>
  )
}

/** A box leads to its new-game form; under it the quickest way into the game. */
function Box({ game }: { readonly game: GameEntry }) {
  const { id, title, picture, players } = game
  return (
    <article class="game-box">
      <a class="game-box__link" href={hrefOf({ page: 'new', game: id })}>
        <span class="game-box__art pixel-border">
          <img src={picture} width="288" height="336" alt="" />
          <span class="game-box__title display-font">{title}</span>
        </span>
        <span class="game-box__players">{say('web.players', players)}</span>
        <span class="game-box__pitch">{say(`web.pitch.${id}`)}</span>
      </a>
      <QuickGame game={game} />
    </article>
  )
}

/** How many games to go on with are shown before the boxes of new ones. */
const AT_FIRST = 3

/** Games in progress on this device; at first, an invitation. */
function Matches() {
  const matches = useSignal<readonly (SavedMatch | DamagedMatch)[]>([])
  const refresh = () =>
    listMatches().then(
      found => {
        matches.value = found.filter(match => 'damage' in match || !match.over)
      },
      () => {
        // A device that keeps nothing has nothing to go on with.
        matches.value = []
      },
    )
  useEffect(() => void refresh(), [])
  /** The match that is about to be deleted, once the person is sure. */
  const leaving = useSignal<string | undefined>(undefined)
  const tell = useReportError()
  const forget = (id: string) => {
    leaving.value = undefined
    deleteMatch(id).then(refresh).catch(tell)
  }
  const leaves = leaving.value
  const all = useSignal(false)
  const shown = all.value ? matches.value : matches.value.slice(0, AT_FIRST)
  const more = matches.value.length - shown.length
  return matches.value.length === 0 ? (
    <Panel gold title={say('web.home.firstTitle')}>
      <div class="home__start">
        <p class="home__text">{say('web.home.firstText')}</p>
        <div class="row">
          {gamesWithLesson.map((game, i) => (
            <ButtonLink key={game} variant={i === 0 ? 'gold' : 'plain'} to={{ page: 'learn', game }}>
              {say('web.home.learn', { game: catalogue[game].title })}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Panel>
  ) : (
    <Panel gold title={say('web.home.continue')}>
      <ul class="stack">
        {shown.map((match, i) => (
          <li key={match.id} class="saved-match home__match">
            <MatchLine match={match} />
            <div class="row">
              <ButtonLink variant={i === 0 ? 'gold' : 'plain'} to={wayBack(match)}>
                {say('damage' in match ? 'web.home.look' : 'web.home.resume')}
              </ButtonLink>
              <Button
                variant="quiet"
                icon="bin"
                label={say('web.delete')}
                onClick={() => {
                  leaving.value = match.id
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            all.value = true
          }}
        >
          {say('web.home.more', { n: more })}
        </Button>
      )}
      <div class="row">
        {gamesWithLesson.map(game => (
          <ButtonLink key={game} variant="quiet" to={{ page: 'learn', game }}>
            {say('web.home.learn', { game: catalogue[game].title })}
          </ButtonLink>
        ))}
      </div>
      {leaves !== undefined && (
        <Dialog
          title={say('web.delete.sure')}
          onClose={() => {
            leaving.value = undefined
          }}
          buttons={
            <Button variant="danger" icon="bin" onClick={() => forget(leaves)}>
              {say('web.delete')}
            </Button>
          }
        >
          <p>{say('web.delete.gone')}</p>
        </Dialog>
      )}
    </Panel>
  )
}

/** A lesson goes on beside its coach. */
function wayBack({ id }: SavedMatch | DamagedMatch): Route {
  const game = gameOfLessonMatch(id)
  return game ? { page: 'learn', game } : { page: 'table', match: id }
}

/** One click, and the game is on the table. */
function QuickGame({ game: { id, title } }: { readonly game: GameEntry }) {
  const starting = useSignal(false)
  const tell = useReportError()
  const start = () => {
    starting.value = true
    startQuickGame(id).then(match => navigate({ page: 'table', match }), tell)
  }
  return (
    <Button
      wide
      icon="play"
      label={say('web.home.quickOf', { game: title })}
      disabledReason={starting.value ? say('web.loading') : undefined}
      onClick={start}
    >
      {say('web.home.quick')}
    </Button>
  )
}

import { type GameId, gameIds } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameModule } from '../game-module/game-module.ts'
import { gameTitle } from '../game-module/game-title.ts'
import { introductoryGame } from '../game-module/introductory-game.ts'
import { gameModules, gamesWithLesson } from '../games/index.ts'
import { findServer, hasPlayedOnline, hasServer } from '../online/server.ts'
import { useReportError } from '../platform/browser/use-report-error.ts'
import { lazyWithTexts } from '../platform/i18n/lazy-with-texts.tsx'
import { say } from '../platform/i18n/say.ts'
import { navigate } from '../platform/routing/router.ts'
import { hrefOf, type Route } from '../platform/routing/routes.ts'
import { gameOfLessonMatch } from '../platform/storage/lesson-progress.ts'
import { type DamagedMatch, deleteMatch, type LocalMatch, listMatches } from '../platform/storage/matches.ts'
import { Button, ButtonLink, Dialog, Panel } from '../ui/index.ts'
import { PlayWithFriends } from './friends/play-with-friends.tsx'
import { startQuickGame } from './new-game/quick-game.ts'
import { SavedMatchRow } from './saved-match-row.tsx'
import './home.css'

export const title = () => say('web.home')

export function Page() {
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1 class="visually-hidden" tabIndex={-1}>
        Overlair
      </h1>
      <OnlineTables />
      <Matches />
      <section class="stack" aria-labelledby="games">
        <h2 id="games">{say('web.home.choose')}</h2>
        <ul class="game-boxes">
          {gameIds.map(id => (
            <li key={id}>
              <Box game={gameModules[id]} />
            </li>
          ))}
        </ul>
      </section>
      <PlayWithFriends />
      <div class="home__panels">
        <Panel title={say('web.home.campaign')}>
          <p class="home__text">{say('web.home.campaignText')}</p>
          <ButtonLink wide to={{ page: 'campaign' }}>
            {say('web.home.campaign')}
          </ButtonLink>
        </Panel>
        <Panel title={say('web.home.rulesTitle')}>
          <p class="home__text">{say('web.home.rulesText')}</p>
          <ButtonLink wide to={{ page: 'rules', game: introductoryGame }}>
            {say('web.rules')}
          </ButtonLink>
          <ButtonLink wide to={{ page: 'cards', game: introductoryGame }}>
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

const MyTables = lazyWithTexts(['lobby'], () => import('./friends/my-tables.tsx').then(module => module.MyTables))

/** Asks the server for tables only if this device can have some. */
function OnlineTables() {
  useEffect(() => void findServer(), [])
  return hasServer.value && hasPlayedOnline() ? <MyTables /> : null
}

/** The box picture links to the form for a new game. The button below it starts a game at once. */
function Box({ game }: { readonly game: GameModule }) {
  const { id, picture, players } = game
  return (
    <article class="game-box">
      <a class="game-box__link" href={hrefOf({ page: 'new', game: id })}>
        <span class="game-box__art pixel-border">
          <img src={picture} width="288" height="336" alt="" />
          <span class="game-box__title display-font">{gameTitle(id)}</span>
        </span>
        <span class="game-box__players">{say('web.players', players)}</span>
        <span class="game-box__pitch">{say(`web.pitch.${id}`)}</span>
      </a>
      <QuickGame id={id} />
    </article>
  )
}

/** Number of unfinished matches on the page until the player asks for all. */
const SHORT_LIST = 3

/** The unfinished matches of this device. Without any, an invitation to the lessons. */
function Matches() {
  const matches = useSignal<readonly (LocalMatch | DamagedMatch)[]>([])
  const refresh = () =>
    listMatches().then(
      found => {
        matches.value = found.filter(match => 'damage' in match || !match.over)
      },
      () => {
        // Without storage there are no saved matches.
        matches.value = []
      },
    )
  useEffect(() => void refresh(), [])
  /** Id of the match that the player is asked to delete. */
  const toDelete = useSignal<string | undefined>(undefined)
  const reportError = useReportError()
  const confirmDelete = (id: string) => {
    toDelete.value = undefined
    deleteMatch(id).then(refresh).catch(reportError)
  }
  const deletedId = toDelete.value
  const all = useSignal(false)
  const shown = all.value ? matches.value : matches.value.slice(0, SHORT_LIST)
  const more = matches.value.length - shown.length
  const isFirst = !hasPlayedOnline()
  return matches.value.length === 0 ? (
    <Panel gold={isFirst} title={say('web.home.firstTitle')}>
      <div class="home__start">
        <p class="home__text">{say('web.home.firstText')}</p>
        <div class="row">
          {gamesWithLesson.map((game, i) => (
            <ButtonLink
              key={game.id}
              variant={i === 0 && isFirst ? 'gold' : 'plain'}
              to={{ page: 'learn', game: game.id }}
            >
              {say('web.home.learn', { game: gameTitle(game.id) })}
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
            <SavedMatchRow match={match} />
            <div class="row">
              <ButtonLink variant={i === 0 ? 'gold' : 'plain'} to={routeOf(match)}>
                {say('damage' in match ? 'web.home.look' : 'web.home.resume')}
              </ButtonLink>
              <Button
                variant="quiet"
                icon="bin"
                label={say('web.delete')}
                onClick={() => {
                  toDelete.value = match.id
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
          <ButtonLink key={game.id} variant="quiet" to={{ page: 'learn', game: game.id }}>
            {say('web.home.learn', { game: gameTitle(game.id) })}
          </ButtonLink>
        ))}
      </div>
      {deletedId !== undefined && (
        <Dialog
          title={say('web.delete.sure')}
          onClose={() => {
            toDelete.value = undefined
          }}
          buttons={
            <Button variant="danger" icon="bin" onClick={() => confirmDelete(deletedId)}>
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

/** The match of a lesson continues on the lesson page. */
function routeOf({ id }: LocalMatch | DamagedMatch): Route {
  const game = gameOfLessonMatch(id)
  return game ? { page: 'learn', game } : { page: 'table', match: id }
}

/** Starts a game with the default options. */
function QuickGame({ id }: { readonly id: GameId }) {
  const starting = useSignal(false)
  const reportError = useReportError()
  const start = () => {
    starting.value = true
    startQuickGame(id).then(match => navigate({ page: 'table', match }), reportError)
  }
  return (
    <Button
      wide
      icon="play"
      label={say('web.home.quickOf', { game: gameTitle(id) })}
      disabledReason={starting.value ? say('web.loading') : undefined}
      onClick={start}
    >
      {say('web.home.quick')}
    </Button>
  )
}

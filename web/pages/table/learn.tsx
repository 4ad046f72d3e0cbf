import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { gameTitle } from '../../game-module/game-title.ts'
import type { Lesson } from '../../game-module/lesson.ts'
import { gameModules } from '../../games/index.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { hrefOf, type RouteTo } from '../../platform/routing/routes.ts'
import { deleteLesson, lessonMatchId, loadReadSteps, saveReadSteps } from '../../platform/storage/lesson-progress.ts'
import { findMatch, saveMatch } from '../../platform/storage/matches.ts'
import { warnNotSaved } from '../../ui/save-warning.ts'
import { Page as NotFound } from '../not-found.tsx'
import { Coach } from './coach.tsx'
import { LocalMatchLoader, MatchPage } from './match-page.tsx'

type LearnRoute = RouteTo<'learn'>
export const title = ({ game }: LearnRoute) => say('learn.title', { game: gameTitle(game) })

/** Creates the match of a lesson unless there is one. A damaged match stays: the page reports it. */
async function ensureMatch({ game, record, seats }: Lesson): Promise<void> {
  const id = lessonMatchId(game)
  if (await findMatch(id)) return
  const now = Date.now()
  const assignments = seats(say('web.newGame.player', { n: 1 }), say('web.bot.grub'))
  await saveMatch({ id, record: record(), seats: assignments, started: now, touched: now, over: false })
}

interface OpenLesson {
  readonly lesson: Lesson
  /** Ids of the steps that the pupil has read. */
  readonly read: readonly string[]
}
export const Page = ({ route }: { readonly route: LearnRoute }) => <LessonLoader key={route.game} route={route} />

function LessonLoader({ route }: { readonly route: LearnRoute }) {
  const id = lessonMatchId(route.game)
  /** Undefined while it loads; null if the game has no lesson. */
  const opened = useSignal<OpenLesson | null | undefined>(undefined)
  /** Counts the restarts of the lesson. */
  const restarts = useSignal(0)
  const reportError = useReportError()
  useEffect(() => {
    const start = async () => {
      const lesson = await gameModules[route.game].loadLesson?.()
      if (lesson) await ensureMatch(lesson)
      opened.value = lesson ? { lesson, read: await loadReadSteps(id) } : null
    }
    start().catch(reportError)
  }, [restarts.value])
  const current = opened.value
  if (current === null) return <NotFound route={{ page: 'notFound', path: hrefOf(route) }} />
  if (current === undefined)
    return (
      <main class="page" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{title(route)}</h1>
        <p role="status">{say('web.loading')}</p>
      </main>
    )
  const markRead = (step: string) => {
    const read = [...current.read, step]
    opened.value = { ...current, read }
    saveReadSteps(id, read).catch(warnNotSaved)
  }
  const restart = () => {
    opened.value = undefined
    deleteLesson(id).then(() => {
      restarts.value++
    }, reportError)
  }
  return (
    <LocalMatchLoader key={restarts.value} id={id}>
      {(match, playable) => (
        <MatchPage match={match} playable={playable} exit={{ to: { page: 'home' }, name: say('learn.leave') }}>
          <Coach lesson={current.lesson} match={match} read={current.read} onNext={markRead} onRestart={restart} />
        </MatchPage>
      )}
    </LocalMatchLoader>
  )
}

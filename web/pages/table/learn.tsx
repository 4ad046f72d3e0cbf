import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Lesson } from '../../game-module/lesson.ts'
import { gameModules } from '../../games/index.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { hrefOf, type RouteTo } from '../../platform/routing/routes.ts'
import { deleteLesson, lessonMatchId, loadReadSteps, saveReadSteps } from '../../platform/storage/lesson-progress.ts'
import { findMatch, saveMatch } from '../../platform/storage/matches.ts'
import { warnNotSaved } from '../../ui/save-warning.ts'
import { Page as Lost } from '../not-found.tsx'
import { Coach } from './coach.tsx'
import { LocalMatchLoader, MatchPage } from './match-page.tsx'

type Learn = RouteTo<'learn'>
export const title = ({ game }: Learn) => say('learn.title', { game: gameModules[game].title })

/** The match of the lesson: the one that was begun, or a new one. A damaged one is left where it is and told of. */
async function begin({ game, record, seats }: Lesson): Promise<void> {
  const id = lessonMatchId(game)
  if (await findMatch(id)) return
  const now = Date.now()
  const who = seats(say('web.newGame.player', { n: 1 }))
  await saveMatch({ id, record: record(), seats: who, started: now, touched: now, over: false })
}

interface Begun {
  readonly lesson: Lesson
  /** What was read so far. */
  readonly read: readonly string[]
}
export const Page = ({ route }: { readonly route: Learn }) => <Learning key={route.game} route={route} />

function Learning({ route }: { readonly route: Learn }) {
  const id = lessonMatchId(route.game)
  /** Undefined until it is known; null for a game without a lesson. */
  const begun = useSignal<Begun | null | undefined>(undefined)
  const tries = useSignal(0)
  const tell = useReportError()
  useEffect(() => {
    const start = async () => {
      const lesson = await gameModules[route.game].loadLesson?.()
      if (lesson) await begin(lesson)
      begun.value = lesson ? { lesson, read: await loadReadSteps(id) } : null
    }
    start().catch(tell)
  }, [tries.value])
  const now = begun.value
  if (now === null) return <Lost route={{ page: 'notFound', path: hrefOf(route) }} />
  if (now === undefined)
    return (
      <main class="page" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{title(route)}</h1>
        <p role="status">{say('web.loading')}</p>
      </main>
    )
  const next = (step: string) => {
    const read = [...now.read, step]
    begun.value = { ...now, read }
    saveReadSteps(id, read).catch(warnNotSaved)
  }
  const again = () => {
    begun.value = undefined
    deleteLesson(id).then(() => {
      tries.value++
    }, tell)
  }
  return (
    <LocalMatchLoader key={tries.value} id={id}>
      {(match, playable) => (
        <MatchPage match={match} playable={playable} out={{ to: { page: 'home' }, name: say('learn.leave') }}>
          <Coach lesson={now.lesson} match={match} read={now.read} onNext={next} onAgain={again} />
        </MatchPage>
      )}
    </LocalMatchLoader>
  )
}

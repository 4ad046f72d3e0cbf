// Opens a match of this device and shows it with its table, or says why it cannot be opened.

import { seatInitial } from '@overlair/play/seats'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { PlayableGame } from '../../game-module/game-module.ts'
import type { AnyTableMatch, TableMatch } from '../../match/table-match.ts'
import { lazy } from '../../platform/browser/lazy.tsx'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { keepAwake } from '../../platform/browser/wake-lock.ts'
import { say } from '../../platform/i18n/say.ts'
import type { Route } from '../../platform/routing/routes.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { settings } from '../../platform/settings/settings.ts'
import { type Opened, openLocalMatch, whenUnlocked } from '../../session/local-matches.ts'
import { clearLiveRegions } from '../../ui/announcements.ts'
import { Button } from '../../ui/index.ts'
import { NoticePage } from './notice-page.tsx'
import { Toolbar } from './toolbar.tsx'
import './match-page.css'

const DamagedMatchPage = lazy(() => import('./unopened-match.tsx').then(module => module.DamagedMatchPage))
const StoppedMatchPage = lazy(() => import('./unopened-match.tsx').then(module => module.StoppedMatchPage))

interface LocalMatchLoaderProps {
  readonly id: string
  readonly children: (match: AnyTableMatch, playable: PlayableGame) => VNode
}
export function LocalMatchLoader({ id, children }: LocalMatchLoaderProps) {
  const opened = useSignal<Opened | undefined>(undefined)
  const reportError = useReportError()
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    const open = async (): Promise<void> => {
      const found = await openLocalMatch(id)
      if (found.kind === 'open' && signal.aborted) return found.close()
      opened.value = found
      if (found.kind === 'open-in-other-tab') {
        await whenUnlocked(id, signal)
        if (!signal.aborted) await open()
      }
    }
    open().catch(error => {
      if (!signal.aborted) reportError(error)
    })
    return () => {
      unmounted.abort()
      const last = opened.peek()
      if (last?.kind === 'open') last.close()
    }
  }, [id])
  const current = opened.value
  if (!current) return <NoticePage title={say('web.table')} text={say('web.loading')} />
  switch (current.kind) {
    case 'absent':
      return <NoticePage title={say('web.absent.title')} text={say('web.absent.text')} />
    case 'open-in-other-tab':
      return <NoticePage title={say('web.elsewhere.title')} text={say('web.elsewhere.text')} />
    case 'damaged':
      return <DamagedMatchPage {...current.match} />
    case 'stopped':
      return <StoppedMatchPage {...current} />
    case 'open':
      return current.match.nextPerson.value === undefined ? (
        children(current.match, current.playable)
      ) : (
        <HandOver match={current.match} />
      )
  }
}

interface MatchPageProps {
  readonly match: TableMatch
  readonly playable: PlayableGame
  /** Target and label of the link that leaves the table. */
  readonly exit: { readonly to: Route; readonly name: string }
  /** Shown below the result. */
  readonly after?: ComponentChildren
  /** Shown in the toolbar. */
  readonly tools?: ComponentChildren
  /** Shown below the top bar. */
  readonly frame?: ComponentChildren
  /** Shown above the table. */
  readonly children?: ComponentChildren
}
export const MatchPage = ({ match, playable, exit, after, tools, frame, children }: MatchPageProps) => {
  const { Status, Table } = playable
  const awake = settings.value.keepAwake && match.result.value === undefined
  useEffect(() => (awake ? keepAwake() : undefined), [awake])
  return (
    <>
      <header class="topbar topbar--match">
        <a class="logo" href={hrefOf({ page: 'home' })}>
          OVERLAIR
        </a>
        <p class="match-page__status">
          <Status match={match} />
        </p>
        <Toolbar match={match} playable={playable} exit={exit}>
          {tools}
        </Toolbar>
      </header>
      {frame}
      <main class="page match-page" id="main" tabIndex={-1}>
        <h1 class="visually-hidden" tabIndex={-1}>
          {say('web.table')}
        </h1>
        {children}
        <Table match={match}>{after}</Table>
      </main>
    </>
  )
}

/** Asks for the next person. It shows nothing of the game, so that neither person sees secrets of the other. */
export function HandOver({ match }: { readonly match: TableMatch }) {
  const seat = match.nextPerson.value ?? 0
  const name = match.seats[seat]?.name ?? ''
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    clearLiveRegions()
    // The focused element is gone with the table.
    heading.current?.focus()
  }, [seat])
  return (
    <main class="page page--narrow hand-over" id="main" tabIndex={-1}>
      <span class="seat-badge hand-over__seat" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
        {seatInitial(match.seats, seat)}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {say('web.handOver.title', { name })}
      </h1>
      <p class="page__lead">{say('web.handOver.text')}</p>
      <div class="row">
        <Button variant="gold" onClick={() => match.takeSeat()}>
          {say('web.handOver.ready', { name })}
        </Button>
        {match.canUndo.value && (
          <Button variant="quiet" icon="undo" onClick={() => match.undo()}>
            {say('web.undo')}
          </Button>
        )}
      </div>
    </main>
  )
}

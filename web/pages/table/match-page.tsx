// A match of this device on the screen: found, opened once, shown with its table; or a word about why not.
import { seatInitial } from '@overlair/play/seats'
import { isGameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { AnyMatch, GameModule } from '../../games/index.ts'
import type { Match } from '../../match/match-signals.ts'
import { downloadJson } from '../../platform/browser/download.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import type { Route } from '../../platform/routing/routes.ts'
import { deleteMatch } from '../../platform/storage/matches.ts'
import { type Opened, openLocalMatch, whenUnlocked } from '../../session/local-matches.ts'
import { clearLiveRegions } from '../../ui/announcements.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import { TableTools } from './toolbar.tsx'
import './match-page.css'

interface SavedTableProps {
  readonly id: string
  readonly children: (match: AnyMatch, atHand: GameModule) => VNode
}
export function LocalMatchLoader({ id, children }: SavedTableProps) {
  const opened = useSignal<Opened | undefined>(undefined)
  const tell = useReportError()
  useEffect(() => {
    let left = false
    const leaving = new AbortController()
    const open = async (): Promise<void> => {
      const found = await openLocalMatch(id)
      if (found.kind === 'open' && left) return found.match.close()
      opened.value = found
      if (found.kind === 'elsewhere') {
        await whenUnlocked(id, leaving.signal)
        if (!left) await open()
      }
    }
    open().catch(problem => {
      if (!left) tell(problem)
    })
    return () => {
      left = true
      leaving.abort()
      const now = opened.peek()
      if (now?.kind === 'open') now.match.close()
    }
  }, [id])
  const now = opened.value
  if (!now) return <NoticePage title={say('web.table')} text={say('web.loading')} />
  switch (now.kind) {
    case 'absent':
      return <NoticePage title={say('web.absent.title')} text={say('web.absent.text')} />
    case 'elsewhere':
      return <NoticePage title={say('web.elsewhere.title')} text={say('web.elsewhere.text')} />
    case 'damaged':
      return <Damaged {...now.match} />
    case 'open':
      return now.match.nextPerson.value === undefined ? children(now.match, now.atHand) : <HandOver match={now.match} />
  }
}

interface AtTableProps {
  readonly match: Match
  readonly atHand: GameModule
  /** Where the way out leads, and what it is called. */
  readonly out: { readonly to: Route; readonly name: string }
  /** What the result of the game means beyond the table. */
  readonly after?: ComponentChildren
  /** What stands above the table. */
  readonly children?: ComponentChildren
}
export const MatchPage = ({ match, atHand: { game, Status, Table }, out, after, children }: AtTableProps) => (
  <>
    <header class="topbar topbar--match">
      <a class="logo" href="/">
        OVERLAIR
      </a>
      <p class="match-page__status">
        <Status match={match} />
      </p>
      <TableTools match={match} game={isGameId(game.id) ? game.id : 'overboss'} out={out} />
    </header>
    <main class="page match-page" id="main" tabIndex={-1}>
      <h1 class="visually-hidden" tabIndex={-1}>
        {say('web.table')}
      </h1>
      {children}
      <Table match={match}>{after}</Table>
    </main>
  </>
)

/** Between two people: nothing of anybody is on the screen. */
function HandOver({ match }: { readonly match: Match }) {
  const seat = match.nextPerson.value ?? 0
  const name = match.seats[seat]?.name ?? ''
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    clearLiveRegions()
    // The table is gone, and what had the focus with it.
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

interface DamagedProps {
  readonly id: string
  readonly damage: string
  readonly raw: unknown
}
function Damaged({ id, damage, raw }: DamagedProps) {
  const tell = useReportError()
  const forget = () => deleteMatch(id).then(() => navigate({ page: 'home' }), tell)
  return (
    <NoticePage title={say('web.damaged.title')} text={say('web.damaged.text')} detail={damage}>
      <Button variant="quiet" icon="file" onClick={() => downloadJson(`overlair-${id}.json`, raw)}>
        {say('web.damaged.keep')}
      </Button>
      <Button variant="danger" icon="bin" onClick={() => void forget()}>
        {say('web.delete')}
      </Button>
    </NoticePage>
  )
}

interface MessageProps {
  readonly title: string
  readonly text: string
  readonly detail?: string
  readonly children?: ComponentChildren
}
const NoticePage = ({ title, text, detail, children }: MessageProps) => (
  <main class="page page--narrow" id="main" tabIndex={-1}>
    <h1 tabIndex={-1}>{title}</h1>
    <p class="page__lead" role="status">
      {text}
    </p>
    {detail !== undefined && (
      <p class="panel pixel-border">
        <code>{detail}</code>
      </p>
    )}
    <div class="row">
      <ButtonLink variant="gold" to={{ page: 'home' }}>
        {say('web.home')}
      </ButtonLink>
      {children}
    </div>
  </main>
)

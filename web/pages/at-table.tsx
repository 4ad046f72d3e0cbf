// A match of this device on the screen: found, opened once, shown with its table; or a word about why not.

import { useSignal } from '@preact/signals'
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { go } from '../app/router.ts'
import type { Route } from '../app/routes.ts'
import { useTrouble } from '../app/use-trouble.ts'
import { fallSilent } from '../design/announce.ts'
import { Button, ButtonLink } from '../design/parts.tsx'
import { isGameId } from '../games/ids.ts'
import type { AnyMatch, GameAtHand } from '../games/library.ts'
import { letGo, type Opened, openSaved } from '../match/local.ts'
import type { Match } from '../match/match.ts'
import { letterOf } from '../match/seats.ts'
import { deleteMatch } from '../storage/matches.ts'
import { say } from '../words/words.ts'
import { downloadJson } from './download.ts'
import { TableTools } from './table-tools.tsx'
import './at-table.css'

interface SavedTableProps {
  readonly id: string
  readonly children: (match: AnyMatch, atHand: GameAtHand) => VNode
}
export function SavedTable({ id, children }: SavedTableProps) {
  const opened = useSignal<Opened | undefined>(undefined)
  const tell = useTrouble()
  useEffect(() => {
    let left = false
    const leaving = new AbortController()
    const open = async (): Promise<void> => {
      const found = await openSaved(id)
      if (found.kind === 'open' && left) return found.match.close()
      opened.value = found
      if (found.kind === 'elsewhere') {
        await letGo(id, leaving.signal)
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
  if (!now) return <Message title={say('web.table')} text={say('web.loading')} />
  switch (now.kind) {
    case 'absent':
      return <Message title={say('web.absent.title')} text={say('web.absent.text')} />
    case 'elsewhere':
      return <Message title={say('web.elsewhere.title')} text={say('web.elsewhere.text')} />
    case 'damaged':
      return <Damaged {...now.match} />
    case 'open':
      return now.match.handOver.value === undefined ? children(now.match, now.atHand) : <HandOver match={now.match} />
  }
}

interface AtTableProps {
  readonly match: Match
  readonly atHand: GameAtHand
  /** Where the way out leads, and what it is called. */
  readonly out: { readonly to: Route; readonly name: string }
  /** What the result of the game means beyond the table. */
  readonly after?: ComponentChildren
  /** What stands above the table. */
  readonly children?: ComponentChildren
}
export const AtTable = ({ match, atHand: { game, Status, Table }, out, after, children }: AtTableProps) => (
  <>
    <header class="topbar">
      <a class="logo" href="/">
        OVERLAIR
      </a>
      <p class="at-table__status">
        <Status match={match} />
      </p>
      <TableTools match={match} game={isGameId(game.id) ? game.id : 'overboss'} out={out} />
    </header>
    <main class="page at-table" id="main" tabIndex={-1}>
      <h1 class="unseen" tabIndex={-1}>
        {say('web.table')}
      </h1>
      {children}
      <Table match={match}>{after}</Table>
    </main>
  </>
)

/** Between two people: nothing of anybody is on the screen. */
function HandOver({ match }: { readonly match: Match }) {
  const seat = match.handOver.value ?? 0
  const name = match.seats[seat]?.name ?? ''
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    fallSilent()
    // The table is gone, and what had the focus with it.
    heading.current?.focus()
  }, [seat])
  return (
    <main class="page page--narrow hand-over" id="main" tabIndex={-1}>
      <span class="seat hand-over__seat" style={{ background: `var(--p${seat + 1})` }} aria-hidden="true">
        {letterOf(match.seats, seat)}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {say('web.handOver.title', { name })}
      </h1>
      <p class="page__lead">{say('web.handOver.text')}</p>
      <div class="row">
        <Button look="gold" onClick={() => match.takeSeat()}>
          {say('web.handOver.ready', { name })}
        </Button>
        {match.canUndo.value && (
          <Button look="quiet" sign="undo" onClick={() => match.undo()}>
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
  const tell = useTrouble()
  const forget = () => deleteMatch(id).then(() => go({ page: 'home' }), tell)
  return (
    <Message title={say('web.damaged.title')} text={say('web.damaged.text')} detail={damage}>
      <Button look="quiet" sign="file" onClick={() => downloadJson(`overlair-${id}.json`, raw)}>
        {say('web.damaged.keep')}
      </Button>
      <Button look="danger" sign="bin" onClick={() => void forget()}>
        {say('web.delete')}
      </Button>
    </Message>
  )
}

interface MessageProps {
  readonly title: string
  readonly text: string
  readonly detail?: string
  readonly children?: ComponentChildren
}
const Message = ({ title, text, detail, children }: MessageProps) => (
  <main class="page page--narrow" id="main" tabIndex={-1}>
    <h1 tabIndex={-1}>{title}</h1>
    <p class="page__lead" role="status">
      {text}
    </p>
    {detail !== undefined && (
      <p class="panel px">
        <code>{detail}</code>
      </p>
    )}
    <div class="row">
      <ButtonLink look="gold" to={{ page: 'home' }}>
        {say('web.home')}
      </ButtonLink>
      {children}
    </div>
  </main>
)

// Signs at the table: a lost connection, what happened meanwhile, past choices, a pause, a request to undo.
import { useRef } from 'preact/hooks'
import { askTable } from '../../../online/ask-table.ts'
import { countdownText } from '../../../online/durations.ts'
import type { OnlineTable } from '../../../online/online-table.ts'
import { serverConnection, serverNow, serverStatus } from '../../../online/server-connection.ts'
import { say } from '../../../platform/i18n/say.ts'
import { Button } from '../../../ui/index.ts'
import { MissedSign } from './missed-sign.tsx'
import { PastSign } from './past-sign.tsx'
import type { AtTableProps } from './seat-strip.tsx'
import { Sign } from './sign.tsx'
import { useSignPlace } from './sign-place.ts'
import { AbsentSigns, SubstituteSign } from './substitute-signs.tsx'
import { Ticking } from './ticking.tsx'
import './table-signs.css'

export function TableSigns(at: AtTableProps) {
  const signs = useRef<HTMLDivElement>(null)
  const place = useSignPlace(signs, at.match.result).value
  return (
    <div
      class={`table-signs${place ? ' table-signs--aside' : ''}`}
      style={place && { '--column-right': `${place.right}px`, '--column-width': `${place.width}px` }}
    >
      <div class="table-signs__stack" ref={signs}>
        <ConnectionSign />
        <MissedSign table={at.table} match={at.match} />
        <PastSign table={at.table} />
        <UndoSign {...at} />
        <PauseSign {...at} />
        <AbsentSigns {...at} />
        <SubstituteSign {...at} />
      </div>
    </div>
  )
}

/** The table stays as it was, so that the player can read it. */
function ConnectionSign() {
  const status = serverStatus.value
  if (status !== 'lost' && status !== 'restarting') return null
  return (
    <Sign
      part="connection"
      look="problem"
      title={say(`online.${status}.title`)}
      buttons={<Button onClick={() => serverConnection().probe()}>{say('online.tryNow')}</Button>}
    >
      <p>
        {say('online.lost.text')} <Ticking text={nextTryText} />
      </p>
    </Sign>
  )
}
function nextTryText(): string {
  const { retryAt } = serverConnection()
  const left = (retryAt ?? 0) - Date.now()
  return left > 0 ? say('online.nextTry', { time: countdownText(left) }) : say('online.trying')
}

function UndoSign({ table, match, message }: AtTableProps) {
  const request = message.undoRequest
  if (!request) return null
  const { seat, allowedBy, waitsFor, until } = request
  const mine = table.mySeats.value
  const names = (seats: readonly number[]) => seats.map(one => match.seats[one]?.name ?? '').join(', ')
  const isMine = mine.includes(seat)
  const answer = (allow: boolean) => () => void askTable(table, 'answerUndo', { allow })
  return (
    <Sign
      part="undo-request"
      title={isMine ? say('online.undo.mine') : say('online.undo.wants', { name: names([seat]) })}
      buttons={
        isMine ? (
          <Button onClick={answer(false)}>{say('online.withdraw')}</Button>
        ) : (
          waitsFor.some(one => mine.includes(one)) && (
            <>
              <Button onClick={answer(false)}>{say('online.refuse')}</Button>
              <Button variant="gold" onClick={answer(true)}>
                {say('online.allow')}
              </Button>
            </>
          )
        )
      }
    >
      <p>
        {allowedBy.length > 0 && `${say('online.undo.allowedBy', { names: names(allowedBy) })} `}
        {waitsFor.length > 0 && say('online.undo.waitsFor', { names: names(waitsFor) })}{' '}
        <Ticking text={() => say('online.undo.left', { time: countdownText(until - serverNow()) })} />
      </p>
    </Sign>
  )
}

function PauseSign({ table, message }: AtTableProps) {
  if (!message.table.paused || message.table.status !== 'running') return null
  return (
    <Sign part="paused" title={say('online.paused')} buttons={<ResumeButton table={table} />}>
      <p>{say('online.paused.text')}</p>
    </Sign>
  )
}
function ResumeButton({ table }: { readonly table: OnlineTable }) {
  if (table.mySeats.value.length === 0) return null
  return (
    <Button variant="gold" onClick={() => void askTable(table, 'pause', { paused: false })}>
      {say('online.resume')}
    </Button>
  )
}

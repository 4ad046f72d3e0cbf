import type { TableMessage } from '@overlair/protocol/messages'
import type { OnlineTable } from '../../online/online-table.ts'
import { refusalText } from '../../online/refusal-text.ts'
import { serverStatus } from '../../online/server-connection.ts'
import { say } from '../../platform/i18n/say.ts'
import './online-status.css'

interface OnlineStatusProps {
  readonly table: OnlineTable
  readonly message: TableMessage
}
/** In the top bar of the table: the connection, the last choice, and the other people. */
export const OnlineStatus = ({ table, message }: OnlineStatusProps) => (
  <div class="online-status">
    {table.mySeats.value.length === 0 && <p>{say('online.watch')}</p>}
    <Presence table={table} message={message} />
    <ConnectionSign />
    <SendingSign table={table} />
  </div>
)

/** Says that the connection is lost. Empty while all is well. */
export function ConnectionSign() {
  const status = serverStatus.value
  if (status === 'open' || status === 'refused' || status === 'closed') return null
  return (
    <p class="online-sign online-sign--problem" data-part="connection">
      {say(`online.${status}`)}
    </p>
  )
}

function SendingSign({ table: { sending } }: Pick<OnlineStatusProps, 'table'>) {
  const last = sending.value
  if (!last) return null
  if (last.state === 'refused')
    return (
      <p class="online-sign online-sign--problem" role="alert" data-part="sending" data-state="refused">
        {say('online.refused', { reason: refusalText(last.error) })}
      </p>
    )
  return (
    <p class={`online-sign online-sign--${last.state}`} data-part="sending" data-state={last.state}>
      {say(`online.${last.state}`)}
    </p>
  )
}

function Presence({
  table,
  message: {
    table: { seats },
    present,
    watching,
  },
}: OnlineStatusProps) {
  const others = seats.flatMap((seat, i) => {
    if (seat.kind !== 'person' || table.mySeats.value.includes(i)) return []
    const isHere = present.includes(seat.person)
    const word = seat.substitute === undefined ? say(isHere ? 'online.here' : 'online.gone') : say('online.botPlays')
    return [{ i, name: seat.name, isHere, word }]
  })
  return (
    <>
      {others.length > 0 && (
        <ul class="online-people" aria-label={say('online.people')}>
          {others.map(({ i, name, isHere, word }) => (
            <li key={i} class={`online-person${isHere ? '' : ' online-person--gone'}`} data-part="presence">
              <span class="online-person__name">{name}</span> {word}
            </li>
          ))}
        </ul>
      )}
      {watching > 0 && <p>{say('online.watching', { n: watching })}</p>}
    </>
  )
}

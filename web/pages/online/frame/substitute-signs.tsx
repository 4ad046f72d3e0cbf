// Signs about bots that play for people: for one who is gone, or for the player in front of the screen.
import type { BotLevel } from '@overlair/bots/levels'
import type { TableMessage } from '@overlair/protocol/messages'
import type { SeatedPerson } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { askTable } from '../../../online/ask-table.ts'
import type { OnlineTable } from '../../../online/online-table.ts'
import { presenceOf } from '../../../online/presence.ts'
import { serverNow } from '../../../online/server-connection.ts'
import { say } from '../../../platform/i18n/say.ts'
import { announce } from '../../../ui/announcements.ts'
import { Button } from '../../../ui/index.ts'
import { BotLevelSelect, SUGGESTED } from './bot-level.tsx'
import type { AtTableProps } from './seat-strip.tsx'
import { Sign } from './sign.tsx'
import { useTicking } from './ticking.tsx'

interface SeatProps {
  readonly table: OnlineTable
  readonly message: TableMessage
  readonly seat: Seat
  readonly person: SeatedPerson
}

/** Milliseconds of absence after which the host is asked. Most connections are back sooner. */
const SHOWN_TO_HOST = 8000

/** The host can let a bot play soon, the others when the person is gone. */
export function AbsentSigns({ table, match, message }: AtTableProps) {
  const mine = table.mySeats.value
  if (mine.length === 0 || match.result.value || message.table.status !== 'running') return null
  return (
    <>
      {message.table.seats.map(
        (person, seat) =>
          person.kind === 'person' &&
          person.substitute === undefined &&
          !mine.includes(seat) && <AbsentSign key={seat} table={table} message={message} seat={seat} person={person} />,
      )}
    </>
  )
}
function AbsentSign({ table, message, seat, person }: SeatProps) {
  const since = message.absentSince[person.person] ?? 0
  const isHost = table.isHost.value
  const isMissed = useTicking(() => {
    const presence = presenceOf(person, message, serverNow())
    return presence === 'gone' || (presence === 'away' && isHost && serverNow() - since >= SHOWN_TO_HOST)
  }).value
  /** The absence that the player wants to wait out. */
  const waitsOut = useSignal<number | undefined>(undefined)
  const level = useSignal<BotLevel>(SUGGESTED)
  useEffect(() => {
    if (isMissed) announce(say('online.isAway', { name: person.name }))
  }, [isMissed])
  if (!isMissed || waitsOut.value === since) return null
  return (
    <Sign
      part="absent"
      title={say('online.isAway', { name: person.name })}
      buttons={
        <>
          <Button
            onClick={() => {
              waitsOut.value = since
            }}
          >
            {say('online.wait')}
          </Button>
          <Button variant="gold" onClick={() => void askTable(table, 'substitute', { seat, level: level.value })}>
            {say('online.letBot')}
          </Button>
        </>
      }
    >
      <p>{say('online.isAway.text')}</p>
      <BotLevelSelect level={level} />
    </Sign>
  )
}

/** A bot plays for the player. */
export function SubstituteSign({ table, match, message }: AtTableProps) {
  if (match.result.value) return null
  return (
    <>
      {table.mySeats.value.map(seat => {
        const person = message.table.seats[seat]
        if (person?.kind !== 'person' || person.substitute === undefined) return null
        const { substituteFor = 'asked', name } = person
        if (substituteFor === 'resigned') return null
        return (
          <Sign
            key={seat}
            part="substitute"
            title={`${name}: ${say(`online.botFor.${substituteFor}`)}`}
            buttons={<TakeBack table={table} seat={seat} />}
          />
        )
      })}
    </>
  )
}
const TakeBack = ({ table, seat }: Pick<SeatProps, 'table' | 'seat'>) => (
  <Button variant="gold" onClick={() => void askTable(table, 'substitute', { seat, level: null })}>
    {say('online.takeBack')}
  </Button>
)

import { timeLeft } from '@overlair/play/match/clocks'
import { seatInitial } from '@overlair/play/seats'
import type { TableMessage } from '@overlair/protocol/messages'
import type { SeatedPerson } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { AnyTableMatch } from '../../../match/table-match.ts'
import { clockFace, isRunning } from '../../../online/clock-face.ts'
import { clockText, countdownText } from '../../../online/durations.ts'
import type { OnlineTable } from '../../../online/online-table.ts'
import { type Presence, presenceOf, untilGone } from '../../../online/presence.ts'
import { serverNow } from '../../../online/server-connection.ts'
import { say } from '../../../platform/i18n/say.ts'
import { OnlineIcon } from './online-icon.tsx'
import { lineText } from './talk-text.ts'
import { Ticking, useTicking } from './ticking.tsx'
import './seat-strip.css'

/** Milliseconds before the strip says that a seat thinks. The match answers many decisions by itself. */
const THINKS_AFTER = 1000
/** Milliseconds that words stay beside the name. */
const BUBBLE = 4000
/** Milliseconds that are little time. */
const HURRY = 10_000

export interface AtTableProps {
  readonly table: OnlineTable
  readonly match: AnyTableMatch
  readonly message: TableMessage
}
interface PlateProps extends AtTableProps {
  readonly seat: Seat
}

/** For each seat: its name, whether its person is there, how long it has been asked, its clock. */
export function SeatStrip(props: AtTableProps) {
  const { seats } = props.message.table
  return (
    <ul
      class={`seat-strip${props.table.clocks.value ? ' seat-strip--clocks' : ''}`}
      style={{ '--seats': seats.length }}
      aria-label={say('online.people')}
    >
      {seats.map((_, seat) => (
        <SeatPlate key={seat} {...props} seat={seat} />
      ))}
    </ul>
  )
}

function SeatPlate({ seat, ...at }: PlateProps) {
  const { table, match, message } = at
  const occupant = message.table.seats[seat]!
  const person = occupant.kind === 'person' ? occupant : undefined
  const isMine = table.mySeats.value.includes(seat)
  const presence = useTicking(() => (person ? presenceOf(person, message, serverNow()) : 'here')).value
  const isAsked = match.waitingFor.value.includes(seat) && !message.table.paused
  const thinks = useTicking(() => isAsked && presence === 'here' && thinksText(table, seat, isMine) !== '').value
  return (
    <li
      class={`seat-plate${isAsked ? ' seat-plate--asked' : ''}${presence === 'here' ? '' : ' seat-plate--missing'}`}
      style={{ '--seat-color': `var(--seat-${seat + 1})` }}
      data-part="seat-plate"
    >
      <span class="seat-badge seat-plate__badge" aria-hidden="true">
        {seatInitial(match.seats, seat)}
      </span>
      <p class="seat-plate__name">{match.seats[seat]?.name}</p>
      <p class="seat-plate__state">
        {person ? (
          <State
            person={person}
            message={message}
            isMine={isMine}
            presence={presence}
            isThinking={thinks}
            isOver={match.result.value !== undefined}
          />
        ) : (
          <span>{say('online.bot')} </span>
        )}
        {thinks && <Ticking text={() => thinksText(table, seat, isMine)} />}
        {person && <SeatClock seat={seat} {...at} />}
      </p>
      {!isMine && <Bubble table={table} seat={seat} />}
    </li>
  )
}

interface StateProps {
  readonly person: SeatedPerson
  readonly message: TableMessage
  readonly isMine: boolean
  readonly presence: Presence
  /** Who thinks is there. So only screen readers get the word: it would need a second line. */
  readonly isThinking: boolean
  /** After the game nobody plays, and no bot waits. */
  readonly isOver: boolean
}
function State({ person, message, isMine, presence, isThinking, isOver }: StateProps) {
  const { substituteFor = 'asked' } = person
  const substitute = isOver ? undefined : person.substitute
  const hidden = isThinking && substitute === undefined ? 'visually-hidden' : undefined
  if (isMine && substitute === undefined) return <span class={hidden}>{say('online.you')} </span>
  const word = substitute === undefined ? say(`online.${presence}`) : say(`online.botFor.${substituteFor}`)
  return (
    <>
      <span
        class={`seat-plate__presence seat-plate__presence--${presence}`}
        data-part={isMine ? undefined : 'presence'}
      >
        <span class={hidden}>{word}</span>
      </span>{' '}
      {substitute === undefined && presence === 'away' && !isOver && (
        <Ticking text={() => botInText(person, message)} />
      )}
    </>
  )
}
function botInText(person: SeatedPerson, message: TableMessage): string {
  const left = untilGone(person, message, serverNow())
  return left === undefined ? '' : say('online.botIn', { time: countdownText(left) })
}
function thinksText({ askedSince }: OnlineTable, seat: Seat, isMine: boolean): string {
  const passed = serverNow() - (askedSince(seat) ?? serverNow())
  if (passed < THINKS_AFTER) return ''
  return say(isMine ? 'online.yourTime' : 'online.thinks', { time: clockText(passed) })
}

/** What is left for the move and in reserve. */
function SeatClock({ table: { clocks }, seat }: PlateProps) {
  const known = clocks.value
  const isHurry = useTicking(() => {
    const latest = clocks.peek()
    return latest !== undefined && isRunning(latest, seat) && timeLeft(latest, seat, serverNow()) <= HURRY
  }).value
  if (!known) return null
  return (
    <span class={`seat-clock${isHurry ? ' seat-clock--hurry' : ''}`} data-part="clock">
      <OnlineIcon sign="hourglass" />
      <span class="visually-hidden">{say('online.timeLeft')} </span>
      <Ticking text={() => clockFace(known, seat, serverNow())} />
      {isHurry && <span class="seat-clock__hurry">{say('online.hurry')}</span>}
    </span>
  )
}

/** The last words of a person, for a moment. The chat keeps them. */
function Bubble({ table: { lastLine, talk }, seat }: Pick<PlateProps, 'table' | 'seat'>) {
  const line = lastLine.value
  const isNew = useTicking(() => {
    const last = lastLine.peek()
    return last !== undefined && serverNow() - last.at < BUBBLE
  }).value
  if (line?.push !== 'said' || line.by !== seat || !isNew || talk.isOpen.value) return null
  return (
    <span class="seat-bubble" aria-hidden="true" data-part="bubble">
      {lineText(line)}
    </span>
  )
}

import { botLevels, isBotLevel } from '@overlair/bots/levels'
import { seatInitials } from '@overlair/play/seats'
import type { SeatedPerson, TableSeat } from '@overlair/protocol/table'
import { allowedOptions, type Seat } from '@overlair/rules/kernel'
import type { Signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { askTable } from '../../online/ask-table.ts'
import { rememberedMe, rememberMe } from '../../online/device.ts'
import { colourOf, freeColour } from '../../online/seat-colours.ts'
import { spanText } from '../../online/time-text.ts'
import { useServerNow } from '../../online/use-server-now.ts'
import { say } from '../../platform/i18n/say.ts'
import { Button, Panel, RadioGroup } from '../../ui/index.ts'
import { AskToSwap, MoveHere, SwapWishes } from './change-seat.tsx'
import type { LobbyProps } from './lobby.tsx'
import { SeatMenu } from './seat-menu.tsx'
import './lobby-seats.css'

interface LobbySeatsProps extends LobbyProps {
  /** Set when this device takes a seat for one more person. */
  readonly added: Signal<Seat | undefined>
}
/** A row per seat, and for the host the number of seats. */
export function LobbySeats(props: LobbySeatsProps) {
  const {
    table,
    playable: { game },
    message,
  } = props
  const { seats, options } = message.table
  const { min, max } = game.players
  const initials = seatInitials(seats.map(seat => ({ name: seat.kind === 'person' ? seat.name : '' })))
  const resize = (players: number) =>
    void askTable(table, 'configure', {
      players,
      // A server refuses values that are no options.
      options: allowedOptions(game, players, options) as Record<string, string>,
    })
  return (
    <Panel title={say('lobby.seats')}>
      {table.isHost.value && (
        <RadioGroup
          name={say('lobby.players')}
          values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
          value={seats.length}
          labelOf={count => String(count)}
          onChange={resize}
        />
      )}
      <ol class="stack">
        {seats.map((seat, i) => (
          <SeatRow key={i} at={i} seat={seat} initial={initials[i] ?? ''} {...props} />
        ))}
      </ol>
    </Panel>
  )
}

interface SeatPartProps extends Pick<LobbySeatsProps, 'table' | 'message' | 'added'> {
  readonly at: Seat
  readonly seat: TableSeat
}
function SeatRow({ initial, ...props }: SeatPartProps & { readonly initial: string }) {
  const { at, seat, message } = props
  const isAway = seat.kind === 'person' && !message.present.includes(seat.person)
  const colour = seat.kind === 'person' ? colourOf[seat.colour] : 'var(--text-faint)'
  return (
    <li
      class={`lobby-seat${isAway ? ' lobby-seat--away' : ''}`}
      data-part="seat"
      data-state={isAway ? 'away' : seat.kind}
    >
      <span class="seat-badge lobby-seat__badge" style={{ background: colour }} aria-hidden="true">
        {initial || at + 1}
      </span>
      <SeatText {...props} />
      <SeatButtons {...props} />
      {seat.kind === 'person' && props.table.mySeats.value.includes(at) && <SwapWishes {...props} />}
    </li>
  )
}

function SeatText(props: SeatPartProps) {
  const { at, seat, table } = props
  if (seat.kind === 'person') return <PersonText {...props} seat={seat} />
  if (table.isHost.value) return <SeatSelect at={at} seat={seat} table={table} />
  const text =
    seat.kind === 'bot'
      ? isBotLevel(seat.level)
        ? say(`web.sitter.${seat.level}`)
        : seat.level
      : say(`lobby.seat.${seat.kind}`)
  return (
    <p class="lobby-seat__text">
      <SeatNumber at={at} />
      {text}
    </p>
  )
}
const SeatNumber = ({ at }: { readonly at: Seat }) => (
  <span class="visually-hidden">{say('lobby.seat', { n: at + 1 })}: </span>
)

function PersonText({ at, seat, table, message }: SeatPartProps & { readonly seat: SeatedPerson }) {
  const words = [
    ...(table.mySeats.value.includes(at) ? [say('online.you')] : []),
    ...(seat.person === message.table.host ? [say('online.host')] : []),
  ]
  const since = message.absentSince[seat.person]
  return (
    <p class="lobby-seat__text">
      <SeatNumber at={at} />
      <strong class="lobby-seat__name">{seat.name}</strong>{' '}
      <span class="lobby-seat__words">
        <span class="lobby-seat__presence" aria-hidden="true" />
        {message.present.includes(seat.person) ? say('online.here') : <Away since={since} />}
        {words.map(word => `, ${word}`)}
      </span>
    </p>
  )
}
/** The time tells nothing new in the first minute. */
const SHOWN_FROM = 60_000
function Away({ since }: { readonly since: number | undefined }) {
  const gone = useServerNow() - (since ?? Number.POSITIVE_INFINITY)
  return <>{gone < SHOWN_FROM ? say('online.gone') : say('lobby.goneFor', { time: spanText(gone / 1000) })}</>
}

/** The host chooses who takes a seat without a person. */
function SeatSelect({ at, seat, table }: Pick<SeatPartProps, 'at' | 'seat' | 'table'>) {
  const id = useId()
  return (
    <div class="lobby-seat__text">
      <label class="visually-hidden" for={id}>
        {say('lobby.seat.who', { n: at + 1 })}
      </label>
      <select
        class="input"
        id={id}
        value={seat.kind === 'bot' ? seat.level : seat.kind}
        onChange={event => {
          const { value } = event.currentTarget
          const to = isBotLevel(value)
            ? ({ kind: 'bot', level: value } as const)
            : ({ kind: value === 'closed' ? 'closed' : 'open' } as const)
          void askTable(table, 'seat', { seat: at, to })
        }}
      >
        <option value="open">{say('lobby.seat.open')}</option>
        {botLevels.map(level => (
          <option key={level} value={level}>
            {say(`web.sitter.${level}`)}
          </option>
        ))}
        <option value="closed">{say('lobby.seat.closed')}</option>
      </select>
    </div>
  )
}

function SeatButtons(props: SeatPartProps) {
  const { at, seat, table, message } = props
  if (seat.kind === 'open')
    return (
      <div class="lobby-seat__buttons">
        <MoveHere {...props} />
        <SitButton {...props} />
      </div>
    )
  if (seat.kind !== 'person') return null
  if (table.mySeats.value.includes(at))
    return (
      <Button
        variant="quiet"
        {...(table.mySeats.value.length > 1 && { label: say('lobby.standUpOf', { name: seat.name }) })}
        onClick={() => void askTable(table, 'seat', { seat: at, to: { kind: 'open' } })}
      >
        {say('lobby.standUp')}
      </Button>
    )
  if (!table.isHost.value) return <AskToSwap {...props} />
  return <SeatMenu at={at} person={seat} table={table} message={message} />
}

/** Takes a free seat: for the person at this device, or for one more on the same sofa. */
function SitButton({ at, table, message, added }: SeatPartProps) {
  const { seats, locked } = message.table
  const disabledReason = locked && !table.isHost.value ? say('lobby.me.locked') : undefined
  const isFirst = table.mySeats.value.length === 0
  const newName = say('web.newGame.player', { n: at + 1 })
  const sit = () => {
    const me = rememberedMe()
    const seated = { name: me.name.trim() || newName, colour: freeColour(seats, me.colour) }
    rememberMe(seated)
    void askTable(table, 'sit', { seat: at, ...seated })
  }
  const add = () => {
    added.value = at
    void askTable(table, 'sit', { seat: at, name: newName, colour: freeColour(seats, 'red') })
  }
  return isFirst ? (
    <Button variant="gold" label={say('lobby.sitAt', { n: at + 1 })} disabledReason={disabledReason} onClick={sit}>
      {say('lobby.sit')}
    </Button>
  ) : (
    <Button label={say('lobby.addAt', { n: at + 1 })} disabledReason={disabledReason} onClick={add}>
      {say('lobby.add')}
    </Button>
  )
}

import { botLevels, isBotLevel } from '@overlair/bots/levels'
import { seatInitials } from '@overlair/play/seats'
import type { SeatColour, TableSeat } from '@overlair/protocol/table'
import { allowedOptions } from '@overlair/rules/kernel'
import { useId } from 'preact/hooks'
import { rememberedMe, rememberMe } from '../../online/device.ts'
import { say } from '../../platform/i18n/say.ts'
import { Button, Panel, RadioGroup } from '../../ui/index.ts'
import { askTable } from './ask-table.ts'
import type { LobbyProps } from './lobby.tsx'
import { freeColour } from './me-form.tsx'
import './lobby-seats.css'

/** A row per seat, and for the host the number of seats. */
export function LobbySeats({ table, playable: { game }, message }: LobbyProps) {
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
    <Panel title={say('online.seats')}>
      {table.isHost.value && (
        <RadioGroup
          name={say('online.players')}
          values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
          value={seats.length}
          labelOf={count => String(count)}
          onChange={resize}
        />
      )}
      <ol class="stack">
        {seats.map((seat, i) => (
          <SeatRow key={i} at={i} seat={seat} initial={initials[i] ?? ''} table={table} message={message} />
        ))}
      </ol>
    </Panel>
  )
}

/** All of them carry dark letters. */
const colours: Readonly<Record<SeatColour, string>> = {
  red: '#ff7a6b',
  blue: '#79b8ff',
  green: '#a2dd3c',
  yellow: '#ffd84d',
  purple: '#c79bff',
  orange: '#ffa64d',
}

interface SeatRowProps extends Pick<LobbyProps, 'table' | 'message'> {
  readonly at: number
  readonly seat: TableSeat
  readonly initial: string
}
function SeatRow({ at, seat, initial, table, message }: SeatRowProps) {
  const colour = seat.kind === 'person' ? colours[seat.colour] : 'var(--text-faint)'
  return (
    <li class="lobby-seat" data-part="seat" data-state={seat.kind}>
      <span class="seat-badge" style={{ background: colour }} aria-hidden="true">
        {initial || at + 1}
      </span>
      <SeatText at={at} seat={seat} table={table} message={message} />
      <SeatButtons at={at} seat={seat} table={table} message={message} />
    </li>
  )
}

type SeatPartProps = Omit<SeatRowProps, 'initial'>
function SeatText({ at, seat, table, message }: SeatPartProps) {
  const number = <span class="visually-hidden">{say('online.seat', { n: at + 1 })}: </span>
  if (seat.kind === 'person') {
    const words = [
      ...(table.mySeats.value.includes(at) ? [say('online.you')] : []),
      ...(seat.person === message.table.host ? [say('online.host')] : []),
      say(message.present.includes(seat.person) ? 'online.here' : 'online.gone'),
    ]
    return (
      <p class="lobby-seat__text">
        {number}
        <strong class="lobby-seat__name">{seat.name}</strong> <span class="lobby-seat__words">{words.join(', ')}</span>
      </p>
    )
  }
  if (table.isHost.value) return <SeatSelect at={at} seat={seat} table={table} />
  const text =
    seat.kind === 'bot'
      ? isBotLevel(seat.level)
        ? say(`web.sitter.${seat.level}`)
        : seat.level
      : say(`online.seat.${seat.kind}`)
  return (
    <p class="lobby-seat__text">
      {number}
      {text}
    </p>
  )
}

/** The host chooses who takes a seat without a person. */
function SeatSelect({ at, seat, table }: Pick<SeatPartProps, 'at' | 'seat' | 'table'>) {
  const id = useId()
  return (
    <div class="lobby-seat__text">
      <label class="visually-hidden" for={id}>
        {say('online.seat.who', { n: at + 1 })}
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
        <option value="open">{say('online.seat.open')}</option>
        {botLevels.map(level => (
          <option key={level} value={level}>
            {say(`web.sitter.${level}`)}
          </option>
        ))}
        <option value="closed">{say('online.seat.closed')}</option>
      </select>
    </div>
  )
}

function SeatButtons({
  at,
  seat,
  table,
  message: {
    table: { seats, locked, host },
  },
}: SeatPartProps) {
  const isHost = table.isHost.value
  const open = () => void askTable(table, 'seat', { seat: at, to: { kind: 'open' } })
  if (seat.kind === 'open') {
    if (table.mySeats.value.length > 0) return null
    const sit = () => {
      const me = rememberedMe()
      const name = me.name.trim() || say('web.newGame.player', { n: at + 1 })
      const seated = { name, colour: freeColour(seats, me.colour) }
      rememberMe(seated)
      void askTable(table, 'sit', { seat: at, ...seated })
    }
    return (
      <Button
        variant="gold"
        label={say('online.sitAt', { n: at + 1 })}
        disabledReason={locked && !isHost ? say('online.me.locked') : undefined}
        onClick={sit}
      >
        {say('online.sit')}
      </Button>
    )
  }
  if (seat.kind !== 'person') return null
  if (table.mySeats.value.includes(at))
    return (
      <Button variant="quiet" onClick={open}>
        {say('online.standUp')}
      </Button>
    )
  if (!isHost || seat.person === host) return null
  return (
    <span class="lobby-seat__buttons">
      <Button
        variant="quiet"
        label={say('online.makeHostOf', { name: seat.name })}
        onClick={() => void askTable(table, 'host', { seat: at })}
      >
        {say('online.makeHost')}
      </Button>
      <Button variant="quiet" icon="close" label={say('online.remove', { name: seat.name })} onClick={open} />
    </span>
  )
}

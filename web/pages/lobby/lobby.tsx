import type { TableMessage } from '@overlair/protocol/messages'
import { allowedOptions, type Seat } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { PlayableGame } from '../../game-module/game-module.ts'
import { gameTitle } from '../../game-module/game-title.ts'
import { askTable } from '../../online/ask-table.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { seatName } from '../../online/seat-name.ts'
import { say } from '../../platform/i18n/say.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { Button, ButtonLink, Panel } from '../../ui/index.ts'
import { Invitation } from './invitation.tsx'
import { useLobbyNews } from './lobby-news.ts'
import { LobbySeats } from './lobby-seats.tsx'
import { PeopleHere } from './people-here.tsx'
import { TableSettings } from './table-settings.tsx'
import { TakeHost } from './take-host.tsx'
import './lobby.css'

export interface LobbyProps {
  readonly table: OnlineTable
  readonly playable: PlayableGame
  readonly message: TableMessage
}
interface LobbyFrame {
  /** Says whether the connection is there. */
  readonly sign: ComponentChildren
  readonly chatButton: ComponentChildren
  readonly chat: ComponentChildren
}
/** Before the game: seats, invitation, options, start. */
export function Lobby({ sign, chatButton, chat, ...props }: LobbyProps & LobbyFrame) {
  const { table, playable, message } = props
  const { game, OptionsForm } = playable
  const { seats, options, host } = message.table
  const isHost = table.isHost.value
  const players = seats.length
  const added = useSignal<Seat | undefined>(undefined)
  useLobbyNews(table)
  return (
    <>
      <header class="topbar">
        <a class="logo" href={hrefOf({ page: 'home' })}>
          OVERLAIR
        </a>
        {sign}
        {message.watching > 0 && <p>{say('online.watching', { n: message.watching })}</p>}
        <span class="lobby__tools">
          {chatButton}
          <ButtonLink variant="quiet" to={{ page: 'home' }}>
            {say('online.leave')}
          </ButtonLink>
        </span>
      </header>
      <main class="page page--wide lobby-hall" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{gameTitle(playable.id)}</h1>
        <TakeHost table={table} message={message} />
        <LobbySeats {...props} added={added} />
        <div class="lobby">
          <div class="lobby__column">
            <Invitation table={table} game={gameTitle(playable.id)} />
          </div>
          <div class="lobby__column">
            <PeopleHere table={table} message={message} added={added} />
            <TableSettings table={table} message={message} />
          </div>
        </div>
        <Panel title={say('lobby.options')}>
          {!isHost && <p class="field__hint">{say('lobby.onlyHost', { name: seatName(seats, host) })}</p>}
          <fieldset class="lobby__options" disabled={!isHost}>
            <legend class="visually-hidden">{say('lobby.options')}</legend>
            <OptionsForm
              players={players}
              value={options}
              onChange={value =>
                void askTable(table, 'configure', {
                  // A server refuses values that are no options.
                  options: allowedOptions(game, players, value) as Record<string, string>,
                })
              }
            />
          </fieldset>
        </Panel>
        <StartBar {...props} />
      </main>
      <div class="lobby__chat">{chat}</div>
    </>
  )
}

/** The button that starts the game, or the reason why it cannot start yet. */
function StartBar({
  table,
  playable,
  message: {
    table: { seats, options, host },
    present,
  },
}: LobbyProps) {
  const away = seats.flatMap(seat => (seat.kind === 'person' && !present.includes(seat.person) ? [seat.name] : []))
  const ready = away.length > 0 ? say('lobby.start.away', { names: away }) : say('lobby.start.ready')
  const empty = seats.findIndex(({ kind }) => kind === 'open' || kind === 'closed')
  const reason =
    empty >= 0
      ? say(seats[empty]?.kind === 'open' ? 'lobby.start.free' : 'lobby.start.closed', { n: empty + 1 })
      : playable.incompleteReason?.(options)
  const isHost = table.isHost.value
  const text = isHost ? (reason ?? ready) : say('lobby.start.wait', { name: seatName(seats, host) })
  return (
    <div class="lobby__start pixel-border">
      <p role="status">{text}</p>
      {isHost && (
        <Button variant="gold" disabledReason={reason} onClick={() => void askTable(table, 'start', {})}>
          {say('lobby.start')}
        </Button>
      )}
    </div>
  )
}

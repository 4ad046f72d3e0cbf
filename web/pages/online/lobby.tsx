import type { TableMessage } from '@overlair/protocol/messages'
import { allowedOptions } from '@overlair/rules/kernel'
import type { PlayableGame } from '../../game-module/game-module.ts'
import { gameTitle } from '../../game-module/game-title.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { say } from '../../platform/i18n/say.ts'
import { Button, ButtonLink, Panel } from '../../ui/index.ts'
import { askTable } from './ask-table.ts'
import { Invitation } from './invitation.tsx'
import { LobbySeats } from './lobby-seats.tsx'
import { MeForm } from './me-form.tsx'
import { ConnectionSign } from './online-status.tsx'
import { seatName } from './seat-name.ts'
import { TableSettings } from './table-settings.tsx'
import './lobby.css'

export interface LobbyProps {
  readonly table: OnlineTable
  readonly playable: PlayableGame
  readonly message: TableMessage
}
/** Before the game: seats, invitation, options, start. */
export function Lobby(props: LobbyProps) {
  const { table, playable, message } = props
  const { game, OptionsForm } = playable
  const { seats, options, host } = message.table
  const isHost = table.isHost.value
  const players = seats.length
  return (
    <>
      <header class="topbar">
        <a class="logo" href="/">
          OVERLAIR
        </a>
        <ConnectionSign />
        {message.watching > 0 && <p>{say('online.watching', { n: message.watching })}</p>}
        <span class="lobby__leave">
          <ButtonLink variant="quiet" to={{ page: 'home' }}>
            {say('online.leave')}
          </ButtonLink>
        </span>
      </header>
      <main class="page" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{gameTitle(playable.id)}</h1>
        <div class="lobby">
          <div class="lobby__column">
            <LobbySeats {...props} />
            <MeForm key={table.mySeats.value[0] ?? 'guest'} table={table} message={message} />
          </div>
          <div class="lobby__column">
            <Invitation table={table} />
            <TableSettings table={table} message={message} />
          </div>
        </div>
        <Panel title={say('online.options')}>
          {!isHost && <p class="field__hint">{say('online.onlyHost', { name: seatName(seats, host) })}</p>}
          <fieldset class="lobby__options" disabled={!isHost}>
            <legend class="visually-hidden">{say('online.options')}</legend>
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
    </>
  )
}

/** The button that starts the game, or the reason why it cannot start yet. */
function StartBar({
  table,
  playable,
  message: {
    table: { seats, options, host },
  },
}: LobbyProps) {
  const empty = seats.findIndex(({ kind }) => kind === 'open' || kind === 'closed')
  const reason =
    empty >= 0
      ? say(seats[empty]?.kind === 'open' ? 'online.start.free' : 'online.start.closed', { n: empty + 1 })
      : playable.incompleteReason?.(options)
  const isHost = table.isHost.value
  const text = isHost
    ? (reason ?? say('online.start.ready'))
    : say('online.start.wait', { name: seatName(seats, host) })
  return (
    <div class="lobby__start pixel-border">
      <p role="status">{text}</p>
      {isHost && (
        <Button variant="gold" disabledReason={reason} onClick={() => void askTable(table, 'start', {})}>
          {say('online.start')}
        </Button>
      )}
    </div>
  )
}

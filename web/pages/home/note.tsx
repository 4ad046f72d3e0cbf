import { seatInitials } from '@overlair/play/seats'
import { gameTitle } from '../../game-module/game-title.ts'
import { momentText } from '../../online/time-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { leaderText, progressText, scoreText } from '../../session/summary-text.ts'
import { HomeSprite } from '../../ui/home-sprite.tsx'
import { Button, ButtonLink } from '../../ui/index.ts'
import { tableState } from './table-state.ts'
import type { WaitingGame } from './waiting-games.ts'

interface NoteProps {
  readonly waiting: WaitingGame
  /** The game to go on with. */
  readonly isFirst: boolean
  /** Undefined for tables on the server. */
  readonly onDelete: (() => void) | undefined
}
/** A game that can go on: who plays, how far it is, who must choose. */
export function Note({ waiting, isFirst, onDelete }: NoteProps) {
  const { game, to, touched, yourTurn, summary, table, damage } = waiting
  const title = damage !== undefined ? say('web.damaged.title') : game ? gameTitle(game) : (table?.game ?? '')
  const online = table && { 'data-part': 'my-table', 'data-state': yourTurn ? 'your-turn' : table.status }
  const state = yourTurn ? say('web.home.yourTurn') : table ? tableState(table) : ''
  return (
    <li class={`note${isFirst && yourTurn ? ' note--gold' : ''}`} {...online}>
      {game && <HomeSprite name={`window-${game}`} part="note__window" />}
      <div class="note__text">
        <p class="note__head">
          <strong class="note__title">{title}</strong>
          <span class="note__small">{summary ? progressText(summary) : touched > 0 ? momentText(touched) : ''}</span>
        </p>
        {damage !== undefined && <p>{damage}</p>}
        <Players waiting={waiting} />
        {summary && <Standing waiting={waiting} />}
      </div>
      <div class="note__foot">
        {state !== '' && <p class={`note__state${yourTurn ? ' note__state--mine' : ''}`}>{state}</p>}
        {onDelete && <Button variant="quiet" icon="bin" label={say('web.delete')} onClick={onDelete} />}
        <ButtonLink variant={isFirst && yourTurn ? 'gold' : 'plain'} to={to} label={`${buttonText(waiting)} ${title}`}>
          {buttonText(waiting)}
        </ButtonLink>
      </div>
    </li>
  )
}
function buttonText({ damage, table, yourTurn }: WaitingGame): string {
  if (damage !== undefined) return say('web.home.look')
  if (!table) return say('web.home.resume')
  return say(yourTurn ? 'lobby.tables.resume' : 'lobby.tables.look')
}

function Players({ waiting: { seats } }: Pick<NoteProps, 'waiting'>) {
  const initials = seatInitials(seats)
  return (
    <ul class="note__players">
      {seats.map((seat, i) =>
        seat.kind === 'open' || seat.kind === 'closed' ? null : (
          <li key={i}>
            {seat.kind === 'bot' ? (
              <HomeSprite name={seat.level === 'random' ? 'bot-random' : 'bot-greedy'} scale={1} />
            ) : (
              <span class="seat-badge" style={{ background: `var(--seat-${i + 1})` }} aria-hidden="true">
                {initials[i]}
              </span>
            )}
            <span>
              {seat.name}
              {seat.kind === 'bot' && <small class="note__small"> {say('web.home.bot')}</small>}
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

/** What the first person of this device has, and who leads. */
function Standing({ waiting: { seats, summary } }: Pick<NoteProps, 'waiting'>) {
  const mine = seats.findIndex(({ kind }) => kind === 'person')
  const own = summary?.scores[mine]
  if (!summary || !own) return null
  const leader = leaderText(
    summary,
    seats.map(({ name }) => name),
  )
  return (
    <p class="note__standing">
      <strong>{scoreText(own)}</strong> {leader !== undefined && <span class="note__small">{leader}</span>}
    </p>
  )
}

import { seatInitial } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import { cells } from '@overlair/rules/overboss/model/boards'
import { useMemo } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { parseSpaceSpot, spot } from '../input/spots.ts'
import { bossName, tokenName } from '../model/texts.ts'
import { Piece, Tile, Token } from '../pieces/piece.tsx'
import './opponent-maps.css'

interface OthersProps {
  readonly hand: Selection
  readonly shown: Seat
  readonly own: Seat | undefined
  readonly onLook: (seat: Seat) => void
}
/** The maps of everybody else, each a button that lays it in the middle. */
export function OpponentMaps({ hand, shown, own, onLook }: OthersProps) {
  const { match } = hand
  const { players } = match.view.value
  const others = players.map((_, seat) => seat).filter(seat => seat !== own)
  if (others.length === 0) return null
  const order = match.seats.map(seat => seat.name)
  return (
    <aside
      class={`ob-opponents ob-opponents--${others.length}`}
      aria-label={say('web.ob.tab.others')}
      data-coach="others"
    >
      <ul>
        {others.map(seat => (
          <li key={seat}>
            <Other hand={hand} seat={seat} shown={seat === shown} onLook={onLook} />
          </li>
        ))}
      </ul>
      <p class="ob-opponents__order">{say('web.ob.order', { names: order })}</p>
    </aside>
  )
}

interface OtherProps {
  readonly hand: Selection
  readonly seat: Seat
  readonly shown: boolean
  readonly onLook: (seat: Seat) => void
}
function Other({ hand, seat, shown, onLook }: OtherProps) {
  const { match } = hand
  const view = match.view.value
  const player = view.players[seat]
  // Drawn anew only when something on it has changed.
  const mini = useMemo(() => miniOf(seat, player?.map ?? []), [seat, JSON.stringify(player?.map)])
  if (!player) return null
  const name = match.seats[seat]?.name ?? ''
  const targets = [...hand.live.value].some(place => parseSpaceSpot(place)?.seat === seat)
  const turn = match.waitingFor.value.includes(seat)
  return (
    <button
      type="button"
      class={`ob-opponent pixel-border${targets ? ' ob-opponent--target' : ''}`}
      style={{ '--seat-color': `var(--seat-${seat + 1})` }}
      aria-pressed={shown}
      onClick={() => onLook(seat)}
    >
      <span class="ob-opponent__head">
        <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
          {seatInitial(match.seats, seat)}
        </span>
        <span class="ob-opponent__name">{name}</span>
        {turn && (
          <span class="ob-opponent__thinking" aria-hidden="true">
            …
          </span>
        )}
        <span class="ob-opponent__score display-font">{player.score.total}</span>
        <span class="visually-hidden">{say('web.ob.lookAt', { name })}</span>
      </span>
      {mini}
      <span class="ob-opponent__details">
        {player.boss !== null && (
          <span>{player.boss === 'hidden' ? say('web.ob.bossHidden') : bossName(player.boss)}</span>
        )}
        {player.stash.length > 0 && (
          <span class="ob-opponent__stash" data-pile={`stash-${seat}`}>
            {player.stash.map((token, i) => (
              <Token key={i} token={token} />
            ))}
            <span class="visually-hidden">
              {say('web.ob.stash')}: {player.stash.map(tokenName).join(', ')}
            </span>
          </span>
        )}
        {player.boss !== null && player.boss !== 'hidden' && (
          <Piece name={`boss-${player.boss}`} class="ob-opponent__boss-face" />
        )}
      </span>
    </button>
  )
}

const miniOf = (seat: Seat, map: View['players'][number]['map']) => (
  <span class="ob-map-thumb">
    {map.map((space, i) => (
      <span key={i} class="ob-map-thumb__space" data-spot={spot.space(seat, cells[i]!)}>
        {space && <Tile tile={space.tile} />}
        {space?.token && <Token token={space.token} />}
      </span>
    ))}
  </span>
)

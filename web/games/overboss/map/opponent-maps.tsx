import { seatInitial } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import { cells } from '@overlair/rules/overboss/model/boards'
import { useMemo } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { parseSpaceSpot, spotOf } from '../input/spots.ts'
import { bossName, tokenName } from '../model/texts.ts'
import { Piece, Tile, Token } from '../pieces/piece.tsx'
import './opponent-maps.css'

interface OpponentMapsProps {
  readonly selection: Selection
  readonly shown: Seat
  readonly own: Seat | undefined
  readonly onShowMap: (seat: Seat) => void
}
/** Small maps of the opponents. Each is a button that shows the map in large. */
export function OpponentMaps({ selection, shown, own, onShowMap }: OpponentMapsProps) {
  const { match } = selection
  const { players } = match.view.value
  const opponents = players.map((_, seat) => seat).filter(seat => seat !== own)
  if (opponents.length === 0) return null
  const turnOrder = match.seats.map(seat => seat.name)
  return (
    <aside class={`ob-others ob-others--${opponents.length}`} aria-label={say('web.ob.tab.others')} data-coach="others">
      <ul>
        {opponents.map(seat => (
          <li key={seat}>
            <OpponentMap selection={selection} seat={seat} shown={seat === shown} onShowMap={onShowMap} />
          </li>
        ))}
      </ul>
      <p class="ob-others__order">{say('web.ob.order', { names: turnOrder })}</p>
    </aside>
  )
}

interface OpponentMapProps {
  readonly selection: Selection
  readonly seat: Seat
  readonly shown: boolean
  readonly onShowMap: (seat: Seat) => void
}
function OpponentMap({ selection, seat, shown, onShowMap }: OpponentMapProps) {
  const { match } = selection
  const view = match.view.value
  const player = view.players[seat]
  // Re-rendered only when the map has changed.
  const thumbnail = useMemo(() => thumbnailOf(seat, player?.map ?? []), [seat, JSON.stringify(player?.map)])
  if (!player) return null
  const name = match.seats[seat]?.name ?? ''
  const isTarget = [...selection.legalSpots.value].some(spot => parseSpaceSpot(spot)?.seat === seat)
  const isTurn = match.waitingFor.value.includes(seat)
  return (
    <button
      type="button"
      class={`ob-other px${isTarget ? ' ob-other--target' : ''}${isTurn ? ' ob-other--turn' : ''}`}
      style={{ '--seat': `var(--p${seat + 1})` }}
      aria-pressed={shown}
      onClick={() => onShowMap(seat)}
    >
      <span class="ob-other__head">
        <span class="seat" style={{ background: `var(--p${seat + 1})` }} aria-hidden="true">
          {seatInitial(match.seats, seat)}
        </span>
        <span class="ob-other__name">{name}</span>
        {isTurn && (
          <span class="ob-other__busy" aria-hidden="true">
            …
          </span>
        )}
        <span class="ob-other__score display">{player.score.total}</span>
        <span class="unseen">{say('web.ob.lookAt', { name })}</span>
      </span>
      {thumbnail}
      <span class="ob-other__more">
        {player.boss !== null && (
          <span class="ob-other__boss">
            {player.boss === 'hidden' ? say('web.ob.bossHidden') : bossName(player.boss)}
          </span>
        )}
        {player.stash.length > 0 && (
          <span class="ob-other__stash" data-pile={`stash-${seat}`}>
            {player.stash.map((token, i) => (
              <Token key={i} token={token} />
            ))}
            <span class="unseen">
              {say('web.ob.stash')}: {player.stash.map(tokenName).join(', ')}
            </span>
          </span>
        )}
        {player.boss !== null && player.boss !== 'hidden' && (
          <Piece name={`boss-${player.boss}`} class="ob-other__face" />
        )}
      </span>
    </button>
  )
}

const thumbnailOf = (seat: Seat, map: View['players'][number]['map']) => (
  <span class="ob-mini">
    {map.map((space, i) => (
      <span key={i} class="ob-mini__space" data-spot={spotOf.space(seat, cells[i]!)}>
        {space && <Tile tile={space.tile} />}
        {space?.token && <Token token={space.token} />}
      </span>
    ))}
  </span>
)

import { seatInitial } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import { parseSpaceSpot } from '../input/click-paths.ts'
import { hoveredPreview, type Selection } from '../input/selection.ts'
import { isOverbossEvent } from '../model/event-text.ts'
import { bossName, tileName, tokenName } from '../model/texts.ts'
import { Piece, Token } from '../pieces/piece.tsx'
import { Island } from './island.tsx'
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
  return (
    <aside
      class={`ob-opponents ob-opponents--${opponents.length}`}
      aria-label={say('web.ob.tab.others')}
      data-coach="others"
    >
      <ul>
        {opponents.map(seat => (
          <li key={seat}>
            <OpponentMap selection={selection} seat={seat} shown={seat === shown} onShowMap={onShowMap} />
          </li>
        ))}
      </ul>
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
  const thumbnail = useMemo(() => <Island seat={seat} map={player?.map ?? []} />, [seat, JSON.stringify(player?.map)])
  if (!player) return null
  const name = match.seats[seat]?.name ?? ''
  const isTarget = [...selection.legalSpots.value].some(spot => parseSpaceSpot(spot)?.seat === seat)
  const isTurn = match.waitingFor.value.includes(seat)
  const after = useComputed(() => hoveredPreview(selection)?.gains[seat] ?? 0).value
  return (
    <button
      type="button"
      class={`ob-opponent pixel-border${isTarget ? ' ob-opponent--target' : ''}`}
      style={{ '--seat-color': `var(--seat-${seat + 1})` }}
      aria-pressed={shown}
      onClick={() => onShowMap(seat)}
    >
      <span class="ob-opponent__head">
        <span class="ob-opponent__who">
          <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
            {seatInitial(match.seats, seat)}
          </span>
          <span class="ob-opponent__name">{name}</span>
          {isTurn && (
            <span class="ob-opponent__thinking" aria-hidden="true">
              …
            </span>
          )}
        </span>
        <span class="ob-opponent__score display-font">
          {player.score.total}
          {after !== 0 && <span class="ob-opponent__after">{player.score.total + after}</span>}
        </span>
        <span class="visually-hidden">{say('web.ob.lookAt', { name })}</span>
        <span class="ob-opponent__details">
          {player.boss !== null && player.boss !== 'hidden' && <Piece name={`boss-${player.boss}`} />}
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
        </span>
        <LastDraft match={match} seat={seat} />
      </span>
      {thumbnail}
    </button>
  )
}

/** What the player took last. */
function LastDraft({ match, seat }: { readonly match: Selection['match']; readonly seat: Seat }) {
  const last = match.log.value.findLast(({ seat: by, event }) => by === seat && event.event === 'drafted')?.event
  if (!last || !isOverbossEvent(last) || last.event !== 'drafted') return null
  const [token] = last.tokens
  return (
    <span class="ob-opponent__news">
      {say('web.ob.took', { tile: tileName(last.tile), more: token ? `+ ${tokenName(token)}` : '' })}
    </span>
  )
}

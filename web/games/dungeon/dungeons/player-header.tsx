import { seatInitial } from '@overlair/play/seats'
import type { View } from '@overlair/rules/dungeon'
import { bossFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol, SymbolCount } from '../card/sprite.tsx'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { spot } from '../input/spots.ts'
import { MinionAt } from '../markers/minion.tsx'
import { cardName } from '../model/texts.ts'
import './player-header.css'

/** By XP, or around the table from the first player (SB-45). */
export const orderText = ({ order, board }: View, seat: Seat): string =>
  say(board ? 'sb.place' : 'dm.order', { n: order.indexOf(seat) + 1 })

interface PlayerNameProps {
  readonly picks: Selection
  readonly view: View
  readonly seat: Seat
}
/** Who it is: seat, name, boss with XP, place in the order; chosen here when a player is asked for. */
export function PlayerHeader({ picks, view, seat }: PlayerNameProps) {
  const player = view.players[seat]
  const name = picks.match.seats[seat]?.name ?? ''
  if (!player) return null
  const { boss, out } = player
  const order = view.order.indexOf(seat) + 1
  const place = spot.seat(seat)
  const inside = (
    <>
      <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
        {seatInitial(picks.match.seats, seat)}
      </span>
      <span class="dm-player-header__text">
        <b>{view.viewer === seat ? say('dm.you', { name }) : name}</b>
        <small>{out ? say('dm.out') : boss && `${cardName(boss)} · ${say('dm.xp', { n: bossFacts(boss).xp })}`}</small>
      </span>
    </>
  )
  return (
    <div class={`dm-player-header${view.active === seat ? ' dm-player-header--active' : ''}`}>
      {picks.spotState(place) === 'legal' ? (
        <SpotButton picks={picks} spots={[place]} label={name} class="dm-player-header__player">
          {inside}
        </SpotButton>
      ) : (
        <span class="dm-player-header__player">{inside}</span>
      )}
      {order > 0 && view.players.length > 1 && (
        <span class="dm-player-header__order" title={orderText(view, seat)}>
          <span class="visually-hidden">{orderText(view, seat)}</span>
          <span aria-hidden="true">{`#${order}`}</span>
        </span>
      )}
      {view.active === seat && <span class="dm-chip">{say('dm.activePlayer')}</span>}
      {player.leveled && <span class="dm-chip dm-chip--gold">{say('dm.leveled')}</span>}
    </div>
  )
}

interface HoldingsProps {
  readonly view: View
  readonly seat: Seat
}
/** What a player holds that others may count: cards in hand, coins, the minion. */
export function HandCounts({ view, seat }: HoldingsProps) {
  const player = view.players[seat]
  if (!player) return null
  const { hand, coins } = player
  return (
    <span class="dm-hand-counts">
      {view.board && view.players.length > 1 && view.order[0] === seat && (
        <span title={say('sb.firstPlayer')}>
          <GameSymbol sign="first" />
          <span class="visually-hidden">{say('sb.firstPlayer')}</span>
        </span>
      )}
      <SymbolCount sign="room" value={hand.rooms} label={say('dm.handRooms')} />
      <SymbolCount sign="spell" value={hand.spells} label={say('dm.handSpells')} />
      {view.variants.coins && <SymbolCount sign="coin" value={coins} label={say('sb.coins')} />}
      <MinionAt view={view} seat={seat} />
    </span>
  )
}

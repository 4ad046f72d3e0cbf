import { seatInitial } from '@overlair/play/seats'
import type { View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol, SymbolCount } from '../card/sprite.tsx'
import { spot } from '../input/click-paths.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { MinionLocation } from '../markers/minion.tsx'
import { cardName } from '../model/texts.ts'
import './player-header.css'

/** Position in the order of play: by XP, or clockwise from the first player (SB-45). */
export const orderText = ({ order, board }: View, seat: Seat): string =>
  say(board ? 'sb.place' : 'dm.order', { n: order.indexOf(seat) + 1 })

interface PlayerHeaderProps {
  readonly selection: Selection
  readonly view: View
  readonly seat: Seat
}
/** Seat, name, boss with XP, and position in the order of play. It is a button while the player must choose a seat. */
export function PlayerHeader({ selection, view, seat }: PlayerHeaderProps) {
  const player = view.players[seat]
  const name = selection.match.seats[seat]?.name ?? ''
  if (!player) return null
  const { boss, out } = player
  const order = view.order.indexOf(seat) + 1
  const seatSpot = spot.seat(seat)
  const content = (
    <>
      <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
        {seatInitial(selection.match.seats, seat)}
      </span>
      <span class="dm-player-header__text">
        <b data-part="player-name">{view.viewer === seat ? say('dm.you', { name }) : name}</b>
        <small>
          {out ? say('dm.out') : boss && `${cardName(boss)} · ${say('dm.xp', { n: shelf.bossFacts(boss).xp })}`}
        </small>
      </span>
    </>
  )
  return (
    <div class={`dm-player-header${view.active === seat ? ' dm-player-header--active' : ''}`}>
      {selection.spotState(seatSpot) === 'legal' ? (
        <SpotButton selection={selection} spots={[seatSpot]} label={name} class="dm-player-header__player">
          {content}
        </SpotButton>
      ) : (
        <span class="dm-player-header__player">{content}</span>
      )}
      {order > 0 && view.players.length > 1 && (
        <span class="dm-player-header__order" title={orderText(view, seat)}>
          <span class="visually-hidden">{orderText(view, seat)}</span>
          <span aria-hidden="true">{`#${order}`}</span>
        </span>
      )}
      {view.active === seat && (
        <span class="dm-chip" data-part="chip">
          {say('dm.activePlayer')}
        </span>
      )}
      {player.leveled && (
        <span class="dm-chip dm-chip--gold" data-part="chip">
          {say('dm.leveled')}
        </span>
      )}
    </div>
  )
}

interface HandCountsProps {
  readonly view: View
  readonly seat: Seat
}
/** Public counts of a player: cards in hand and coins; also the first-player marker and the minion. */
export function HandCounts({ view, seat }: HandCountsProps) {
  const player = view.players[seat]
  if (!player) return null
  const { hand, coins } = player
  return (
    <span class="dm-hand-counts">
      {view.board && view.players.length > 1 && view.order[0] === seat && (
        <span title={say('sb.firstPlayer')}>
          <GameSymbol symbol="first" />
          <span class="visually-hidden">{say('sb.firstPlayer')}</span>
        </span>
      )}
      <SymbolCount symbol="room" value={hand.rooms} label={say('dm.handRooms')} />
      <SymbolCount symbol="spell" value={hand.spells} label={say('dm.handSpells')} />
      {view.variants.coins && <SymbolCount symbol="coin" value={coins} label={say('sb.coins')} />}
      <MinionLocation view={view} seat={seat} />
    </span>
  )
}

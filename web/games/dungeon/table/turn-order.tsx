import { seatInitial } from '@overlair/play/seats'
import type { View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol } from '../card/sprite.tsx'
import { MinionLocation } from '../markers/minion.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import './turn-order.css'

interface TurnOrderProps {
  readonly match: DungeonMatch
  readonly view: View
}
/** The order of play: by XP (BM-42), or clockwise from the first player (SB-45). */
export function TurnOrder({ match, view }: TurnOrderProps) {
  if (view.players.length === 1 || view.order.length === 0) return null
  const title = say(view.board ? 'sb.order' : 'dm.order.xp')
  return (
    <section class="dm-turn-order" aria-label={title}>
      <h2 class="visually-hidden">{title}</h2>
      <ol>
        {view.order.map((seat, i) => (
          <li
            key={seat}
            class={isActing(view, seat) ? 'dm-turn-order__current' : undefined}
            aria-current={isActing(view, seat) ? 'true' : undefined}
            style={{ '--seat-color': `var(--seat-${seat + 1})` }}
          >
            <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
              {seatInitial(match.seats, seat)}
            </span>
            <span class="visually-hidden">{match.seats[seat]?.name}</span>
            <BossXp boss={view.board ? null : (view.players[seat]?.boss ?? null)} />
            {view.board && i === 0 && (
              <span title={say('sb.firstPlayer')}>
                <GameSymbol symbol="first" />
                <span class="visually-hidden">{say('sb.firstPlayer')}</span>
              </span>
            )}
            <MinionLocation view={view} seat={seat} />
          </li>
        ))}
      </ol>
    </section>
  )
}
const BossXp = ({ boss }: { readonly boss: string | null }) =>
  boss === null ? null : <small class="dm-turn-order__xp">{say('dm.xp', { n: shelf.bossFacts(boss).xp })}</small>
/** The Town and Minion phases have no active player. There, the asked players act. */
const isActing = ({ active, asked }: View, seat: number): boolean =>
  active === null ? asked.includes(seat) : active === seat

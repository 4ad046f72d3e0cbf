import { seatInitial } from '@overlair/play/seats'
import type { View } from '@overlair/rules/dungeon'
import { bossFacts } from '@overlair/rules/dungeon/engine/card-registry'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol } from '../card/sprite.tsx'
import { MinionAt } from '../markers/minion.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import './turn-order.css'

interface OrderProps {
  readonly match: DungeonMatch
  readonly view: View
}
/** Who plays when: by XP (BM-42), or from the first player clockwise (SB-45). */
export function TurnOrder({ match, view }: OrderProps) {
  if (view.players.length === 1 || view.order.length === 0) return null
  const title = say(view.board ? 'sb.order' : 'dm.order.xp')
  return (
    <section class="dm-turn-order panel pixel-border" aria-label={title}>
      <h2 class="dm-label">{title}</h2>
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
            <span class="dm-turn-order__name">{match.seats[seat]?.name}</span>
            <Experience boss={view.board ? null : (view.players[seat]?.boss ?? null)} />
            {view.board && i === 0 && (
              <span title={say('sb.firstPlayer')}>
                <GameSymbol sign="first" />
                <span class="visually-hidden">{say('sb.firstPlayer')}</span>
              </span>
            )}
            <MinionAt view={view} seat={seat} />
          </li>
        ))}
      </ol>
    </section>
  )
}
const Experience = ({ boss }: { readonly boss: string | null }) =>
  boss === null ? null : <small class="dm-turn-order__xp">{say('dm.xp', { n: bossFacts(boss).xp })}</small>
/** In the Town and Minion phases nobody is the active player, but somebody is asked. */
const isActing = ({ active, asked }: View, seat: number): boolean =>
  active === null ? asked.includes(seat) : active === seat

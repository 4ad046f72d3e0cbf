import type { View } from '@overlair/rules/dungeon'
import { say } from '../../../words/words.ts'
import { Sign } from '../art.tsx'
import type { DungeonMatch } from '../match.ts'
import { MinionAt } from './minion.tsx'
import './order.css'

interface OrderProps {
  readonly match: DungeonMatch
  readonly view: View
}
/** Who plays when in this round: from the first player clockwise (SB-45). */
export function Order({ match, view }: OrderProps) {
  if (!view.board || view.players.length === 1 || view.order.length === 0) return null
  return (
    <section class="dm-order panel px" aria-label={say('sb.order')}>
      <h2 class="dm-label">{say('sb.order')}</h2>
      <ol>
        {view.order.map((seat, i) => (
          <li
            key={seat}
            class={isActing(view, seat) ? 'dm-order__now' : undefined}
            style={{ '--seat': `var(--p${seat + 1})` }}
          >
            <span class="seat" style={{ background: `var(--p${seat + 1})` }} aria-hidden="true">
              {[...(match.seats[seat]?.name ?? '')][0]}
            </span>
            <span class="dm-order__name">{match.seats[seat]?.name}</span>
            {i === 0 && (
              <span title={say('sb.firstPlayer')}>
                <Sign sign="first" />
                <span class="unseen">{say('sb.firstPlayer')}</span>
              </span>
            )}
            <MinionAt view={view} seat={seat} />
          </li>
        ))}
      </ol>
    </section>
  )
}
/** In the Town and Minion phases nobody is the active player, but somebody is asked. */
const isActing = ({ active, asked }: View, seat: number): boolean =>
  active === null ? asked.includes(seat) : active === seat

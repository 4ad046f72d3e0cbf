import type { Event, View } from '@overlair/rules/dungeon'
import type { BoardView } from '@overlair/rules/dungeon/view/view'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Card } from '../card/card.tsx'
import { marketDisabledReason } from '../input/disabled-reasons.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { spot } from '../input/spots.ts'
import { isWide } from '../layout/layout.ts'
import { screenSize } from '../layout/viewport.ts'
import { cardLabel } from '../model/card-facts.ts'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'
import './market.css'

interface MarketProps {
  readonly picks: Selection
  readonly view: View
  readonly board: BoardView
}
/** The cards on offer, and who took those that are gone. Large while somebody drafts, small otherwise (SB-69, SB-163). */
export function Market({ picks, view, board }: MarketProps) {
  const slots = slotsOf(board.market, picks.match)
  const asked = slots.some(({ card }) => picks.spotState(spot.market(card)) === 'legal')
  // A wide screen has room for both; elsewhere it makes room while a minion is sent.
  const stays = isWide(screenSize.value) || picks.ask.value?.prompt !== 'minion.place'
  const large = asked || (view.phase === 'town' && stays)
  return (
    <div class={`dm-market${large ? ' dm-market--large' : ''}`} data-coach="market">
      <h2 class="dm-label">{say('sb.market')}</h2>
      {board.market.length === 0 && !large && <p class="dm-faint">{say('sb.market.empty')}</p>}
      <ul>
        {slots
          .filter(({ by }) => large || by === undefined)
          .map(({ card, by }, i) => (
            <li key={`${card} ${i}`}>
              {by === undefined ? (
                <SpotButton
                  picks={picks}
                  spots={[spot.market(card)]}
                  card={card}
                  label={cardLabel(card)}
                  whyNot={() => marketDisabledReason(view, picks.ask.value)}
                  class="dm-market__card"
                >
                  <Card card={card} look={large ? 'card' : 'tile'} />
                </SpotButton>
              ) : (
                <p class="dm-market__taken" style={{ '--seat-color': `var(--seat-${by + 1})` }}>
                  {say('sb.market.takenBy', { name: picks.match.seats[by]?.name ?? '' })}
                </p>
              )}
            </li>
          ))}
      </ul>
    </div>
  )
}

interface Slot {
  readonly card: string
  readonly by?: Seat
}
/** The market as it was filled last, with those who took from it. Who took what is known to all (SB-74). */
function slotsOf(market: readonly string[], match: DungeonMatch): readonly Slot[] {
  const log = match.log.value
  const filled = log.findLastIndex(({ event }) => event.event === 'market')
  const [first, ...since]: readonly Event[] = log
    .slice(Math.max(0, filled))
    .map(({ event }) => event)
    .filter(isDungeonEvent)
  if (first?.event !== 'market') return market.map(card => ({ card }))
  const takers = since.filter(event => event.event === 'market-taken')
  const there = [...market]
  const gone = [...takers]
  const slots = first.cards.flatMap((card): Slot[] => {
    const at = there.indexOf(card)
    if (at >= 0) {
      there.splice(at, 1)
      return [{ card }]
    }
    const taken = gone.findIndex(event => event.card === card)
    const by = taken < 0 ? undefined : gone.splice(taken, 1)[0]?.seat
    return by === undefined ? [] : [{ card, by }]
  })
  // What is shown may be older than the log: what lies there lies there.
  return [...slots, ...there.map(card => ({ card }))]
}

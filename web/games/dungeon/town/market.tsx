import type { Event, View } from '@overlair/rules/dungeon'
import type { BoardView } from '@overlair/rules/dungeon/view/view'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Card } from '../card/card.tsx'
import { spot } from '../input/click-paths.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { CardPile } from '../inspector/card-pile.tsx'
import { isWide } from '../layout/layout.ts'
import { screenSize } from '../layout/viewport.ts'
import { cardLabel } from '../model/card-facts.ts'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'
import { shownLog, shownPositionOf } from '../playback/shown-position.ts'
import './market.css'

interface MarketProps {
  readonly selection: Selection
  readonly view: View
  readonly board: BoardView
}
/** The market: a stall with its cards and the players who took the others, or a pile while nobody takes cards. */
export function Market({ selection, view, board }: MarketProps) {
  const { match } = selection
  const slots = slotsOf(board.market, shownLog(match.log.value, shownPositionOf(match).value))
  if (!isMarketOpen(selection, view))
    return (
      <div class="dm-market" data-coach="market">
        <CardPile
          class="dm-market__pile"
          title={say('sb.market')}
          sections={[{ cards: board.market }]}
          empty={say('sb.market.empty')}
        >
          {say('sb.market')} <b>{board.market.length}</b>
        </CardPile>
      </div>
    )
  return (
    <div class="dm-market dm-market--open" data-coach="market">
      <h2 class="dm-market__title">{say('sb.market')}</h2>
      <ul>
        {slots.map(({ card, takenBy }, i) => (
          <li key={`${card} ${i}`}>
            {takenBy === undefined ? (
              <SpotButton
                selection={selection}
                spots={[spot.market(card)]}
                card={card}
                label={cardLabel(card)}
                intent={() => ({ take: card })}
                class="dm-market__card"
              >
                <Card card={card} />
              </SpotButton>
            ) : (
              <p class="dm-market__taken" style={{ '--seat-color': `var(--seat-${takenBy + 1})` }}>
                {say('sb.market.takenBy', { name: match.seats[takenBy]?.name ?? '' })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
/**
 * The stall is open in the Town phase, and when the viewer may take a card from it (SB-69, SB-163). A narrow screen has no room for it
 * while the viewer places the minion.
 */
export function isMarketOpen(selection: Selection, { phase, board }: View): boolean {
  if (board === null) return false
  if (board.market.some(card => selection.spotState(spot.market(card)) === 'legal')) return true
  return phase === 'town' && (isWide(screenSize.value) || selection.ask.value?.prompt !== 'minion.place')
}

interface Slot {
  readonly card: string
  readonly takenBy?: Seat
}
/** The market as it was last filled, with the seats that took cards from it. This is public (SB-74). */
function slotsOf(market: readonly string[], log: DungeonMatch['log']['value']): readonly Slot[] {
  const filled = log.findLastIndex(({ event }) => event.event === 'market')
  const [first, ...since]: readonly Event[] = log
    .slice(Math.max(0, filled))
    .map(({ event }) => event)
    .filter(isDungeonEvent)
  if (first?.event !== 'market') return market.map(card => ({ card }))
  const remaining = [...market]
  const taken = since.filter(event => event.event === 'market-taken')
  return first.cards.flatMap((card): Slot[] => {
    const at = remaining.indexOf(card)
    if (at >= 0) {
      remaining.splice(at, 1)
      return [{ card }]
    }
    const takenAt = taken.findIndex(event => event.card === card)
    const takenBy = takenAt < 0 ? undefined : taken.splice(takenAt, 1)[0]?.seat
    return takenBy === undefined ? [] : [{ card, takenBy }]
  })
}

import { say } from '../../../platform/i18n/say.ts'
import { Card } from '../card/card.tsx'
import { spot } from '../input/click-paths.ts'
import { intentOfCard } from '../input/intents.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { cardLabel } from '../model/card-facts.ts'
import type { Playback } from '../playback/playback.ts'
import './hand.css'

interface HandProps {
  readonly selection: Selection
  readonly playback: Playback
}
/** The viewer's hand. Playable cards are highlighted; the other cards explain why they are disabled. */
export function Hand({ selection, playback }: HandProps) {
  const { view } = playback
  const { hand } = view
  if (!hand || (selection.match.result.value && playback.ready.value)) return null
  const copies = new Map<string, number>()
  const cards = [...hand.rooms, ...hand.spells].map(card => {
    const copy = copies.get(card) ?? 0
    copies.set(card, copy + 1)
    return { card, handSpot: spot.hand(card, copy) }
  })
  return (
    <section class="dm-hand" aria-label={say('dm.hand')} data-coach="hand">
      {cards.length === 0 && <p class="dm-faint">{say('dm.hand.empty')}</p>}
      <ul class="dm-hand__cards">
        {cards.map(({ card, handSpot }) => (
          <li key={handSpot}>
            <SpotButton
              selection={selection}
              spots={[handSpot]}
              card={card}
              label={cardLabel(card)}
              intent={() => intentOfCard(card)}
              class="dm-hand__card"
            >
              <Card card={card} />
            </SpotButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

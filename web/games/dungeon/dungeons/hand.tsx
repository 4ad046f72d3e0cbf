import { say } from '../../../platform/i18n/say.ts'
import { Card } from '../card/card.tsx'
import { handDisabledReason } from '../input/disabled-reasons.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { spot } from '../input/spots.ts'
import { cardLabel } from '../model/card-facts.ts'
import './hand.css'

/** The viewer's own cards. What can be played stands out; the rest says why not. */
export function Hand({ picks }: { readonly picks: Selection }) {
  const view = picks.match.view.value
  const hand = view.hand
  if (!hand || picks.match.result.value) return null
  const copies = new Map<string, number>()
  const cards = [...hand.rooms, ...hand.spells].map(card => {
    const copy = copies.get(card) ?? 0
    copies.set(card, copy + 1)
    return { card, place: spot.hand(card, copy) }
  })
  return (
    <section class="dm-hand" aria-label={say('dm.hand')} data-coach="hand">
      {cards.length === 0 && <p class="dm-faint">{say('dm.hand.empty')}</p>}
      <ul class="dm-hand__cards">
        {cards.map(({ card, place }, i) => (
          <li key={place} style={{ '--card-offset': `${i - (cards.length - 1) / 2}` }}>
            <SpotButton
              picks={picks}
              spots={[place]}
              card={card}
              label={cardLabel(card)}
              whyNot={() => handDisabledReason(card, picks.ask.value, view)}
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

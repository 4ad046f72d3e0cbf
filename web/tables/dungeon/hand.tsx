import { say } from '../../words/words.ts'
import { Card } from './card.tsx'
import { cardLabel } from './facts.ts'
import type { Selection } from './picks.ts'
import { spot } from './spots.ts'
import { SpotButton } from './spotted.tsx'
import { handDisabledReason } from './why-not.ts'
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
      <ul class="dm-hand__cards" style={{ '--n': `${cards.length}` }}>
        {cards.map(({ card, place }, i) => (
          <li key={place} style={{ '--i': `${i - (cards.length - 1) / 2}` }}>
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

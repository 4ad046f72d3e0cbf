import { Dialog } from '../../../ui/index.ts'
import { Card } from '../card/card.tsx'
import { cardLabel } from '../model/card-facts.ts'
import { openedPile } from './card-pile.tsx'
import { inspectedCard } from './inspection.ts'
import './pile-dialog.css'

/**
 * Dialog with the cards of the open pile. A click on a card inspects it. The dialog is a child of the table, not of the pile, so that
 * the styles around the pile do not apply to its cards.
 */
export function PileDialog() {
  const pile = openedPile.value
  if (!pile) return null
  const filledSections = pile.sections.filter(({ cards }) => cards.length > 0)
  return (
    <Dialog
      wide={filledSections.length > 0}
      title={pile.title}
      onClose={() => {
        openedPile.value = undefined
      }}
    >
      {filledSections.length === 0 && <p>{pile.empty}</p>}
      {filledSections.map(({ name, cards }, i) => (
        <section key={i} class="dm-pile-section">
          {name !== undefined && <h3>{name}</h3>}
          <ul class="dm-card-row">
            {cards.map((card, at) => (
              <li key={at}>
                <button
                  type="button"
                  class="dm-spot"
                  aria-label={cardLabel(card)}
                  onClick={() => {
                    inspectedCard.value = { card }
                  }}
                >
                  <Card card={card} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}

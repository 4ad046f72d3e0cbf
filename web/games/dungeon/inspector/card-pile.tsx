import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { play } from '../../../platform/sound/sound.ts'
import { Dialog } from '../../../ui/index.ts'
import { Card } from '../card/card.tsx'
import { cardLabel } from '../model/card-facts.ts'
import { inspectedCard } from './inspection.ts'
import './card-pile.css'

interface PileSection {
  readonly name?: ComponentChildren
  /** In the order in which the dialog shows them. */
  readonly cards: readonly string[]
}
interface OpenedPile {
  readonly title: string
  readonly sections: readonly PileSection[]
  /** Text for an empty pile. */
  readonly empty: string
}
/** The pile that the dialog shows. */
const openedPile = signal<OpenedPile | undefined>(undefined)

interface CardPileProps extends OpenedPile {
  /** Label for screen readers, if the content of the button is not enough. */
  readonly label?: string
  readonly class: string
  readonly children: ComponentChildren
}
/** A face-up pile on the table, as a button that opens it. */
export const CardPile = ({ title, sections, empty, label, class: className, children }: CardPileProps) => (
  <button
    type="button"
    class={className}
    aria-haspopup="dialog"
    title={label}
    onClick={() => {
      play('ui.tick')
      openedPile.value = { title, sections, empty }
    }}
  >
    {label !== undefined && <span class="visually-hidden">{label}. </span>}
    {children}
  </button>
)

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

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
  /** In the order in which one looks through them. */
  readonly cards: readonly string[]
}
interface OpenedPile {
  readonly title: string
  readonly heaps: readonly PileSection[]
  /** What is said where nothing lies. */
  readonly empty: string
}
/** The cards that are looked through now. */
const lookedThrough = signal<OpenedPile | undefined>(undefined)

interface PileProps extends OpenedPile {
  /** For those who do not see what stands on the button. */
  readonly label?: string
  readonly class: string
  readonly children: ComponentChildren
}
/** Cards that lie open on the table: a button that opens them. */
export const Pile = ({ title, heaps, empty, label, class: look, children }: PileProps) => (
  <button
    type="button"
    class={look}
    aria-haspopup="dialog"
    title={label}
    onClick={() => {
      play('ui.tick')
      lookedThrough.value = { title, heaps, empty }
    }}
  >
    {label !== undefined && <span class="visually-hidden">{label}. </span>}
    {children}
  </button>
)

/** The open pile, each card one click from a closer look. It stands beside the table, out of reach of its styles. */
export function PileDialog() {
  const open = lookedThrough.value
  if (!open) return null
  const full = open.heaps.filter(({ cards }) => cards.length > 0)
  return (
    <Dialog
      wide={full.length > 0}
      title={open.title}
      onClose={() => {
        lookedThrough.value = undefined
      }}
    >
      {full.length === 0 && <p>{open.empty}</p>}
      {full.map(({ name, cards }, i) => (
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

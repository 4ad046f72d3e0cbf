import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Dialog } from '../../design/parts.tsx'
import { play } from '../../sound/sound.ts'
import { Card } from './card.tsx'
import { cardLabel } from './facts.ts'
import { inspected } from './inspecting.ts'
import './pile.css'

interface Heap {
  readonly name?: ComponentChildren
  /** In the order in which one looks through them. */
  readonly cards: readonly string[]
}
interface PileProps {
  readonly title: string
  readonly heaps: readonly Heap[]
  /** What is said where nothing lies. */
  readonly empty: string
  /** For those who do not see what stands on the button. */
  readonly label?: string
  readonly class: string
  readonly children: ComponentChildren
}
/** Cards that lie open on the table: a button that opens them, each one click from a closer look. */
export function Pile({ title, heaps, empty, label, class: look, children }: PileProps) {
  const open = useSignal(false)
  const full = heaps.filter(({ cards }) => cards.length > 0)
  return (
    <>
      <button
        type="button"
        class={look}
        aria-haspopup="dialog"
        title={label}
        onClick={() => {
          play('ui.tick')
          open.value = true
        }}
      >
        {label !== undefined && <span class="unseen">{label}. </span>}
        {children}
      </button>
      {open.value && (
        <Dialog
          title={title}
          onClose={() => {
            open.value = false
          }}
        >
          {full.length === 0 && <p>{empty}</p>}
          {full.map(({ name, cards }, i) => (
            <section key={i} class="dm-heap">
              {name !== undefined && <h3>{name}</h3>}
              <ul class="dm-fan">
                {cards.map((card, at) => (
                  <li key={at}>
                    <button
                      type="button"
                      class="dm-spot"
                      aria-label={cardLabel(card)}
                      onClick={() => {
                        inspected.value = { card }
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
      )}
    </>
  )
}

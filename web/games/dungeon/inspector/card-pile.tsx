import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { play } from '../../../platform/sound/sound.ts'

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
export const openedPile = signal<OpenedPile | undefined>(undefined)

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

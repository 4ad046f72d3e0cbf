import type { ComponentChildren } from 'preact'
import './table-signs.css'

interface SignProps {
  readonly title: string
  readonly part: string
  readonly look?: 'problem' | 'good' | 'slim'
  readonly children?: ComponentChildren
  readonly buttons?: ComponentChildren
}
/** A sign over the table. */
export const Sign = ({ title, part, look, children, buttons }: SignProps) => (
  <section class={`table-sign${look ? ` table-sign--${look}` : ''}`} aria-label={title} data-part={part}>
    <div class="table-sign__text">
      <p class="table-sign__title">{title}</p>
      {children}
    </div>
    {buttons && <div class="table-sign__buttons">{buttons}</div>}
  </section>
)

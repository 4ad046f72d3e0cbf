import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface PanelProps {
  readonly title?: string
  readonly gold?: boolean
  readonly children: ComponentChildren
}
export function Panel({ title, gold = false, children }: PanelProps) {
  const id = useId()
  return (
    <section
      class={`panel pixel-border stack${gold ? ' panel--gold' : ''}`}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  )
}

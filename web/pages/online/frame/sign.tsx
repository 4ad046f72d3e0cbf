import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { enterTable } from '../../../table/regions.ts'
import './table-signs.css'

interface SignProps {
  readonly title: string
  readonly part: string
  readonly look?: 'problem' | 'good' | 'slim'
  readonly children?: ComponentChildren
  readonly buttons?: ComponentChildren
}
/** A sign at the table. */
export const Sign = ({ title, part, look, children, buttons }: SignProps) => (
  <section class={`table-sign${look ? ` table-sign--${look}` : ''}`} aria-label={title} data-part={part}>
    <div class="table-sign__text">
      <p class="table-sign__title">{title}</p>
      {children}
    </div>
    {buttons && <SignButtons>{buttons}</SignButtons>}
  </section>
)

function SignButtons({ children }: { readonly children: ComponentChildren }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => () => {
      if (element.current?.contains(document.activeElement)) enterTable()
    },
    [],
  )
  return (
    <div class="table-sign__buttons" ref={element}>
      {children}
    </div>
  )
}

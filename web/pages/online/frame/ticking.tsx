// Times that run. They change without a new render: only the text node changes.
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { onTick } from '../../../online/ticker.ts'

interface TickingProps {
  /** Empty if there is nothing to show at the moment. */
  readonly text: () => string
}
export function Ticking({ text }: TickingProps) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() =>
    onTick(() => {
      const shown = element.current
      const next = text()
      if (shown && shown.textContent !== next) shown.textContent = next
    }),
  )
  return (
    <>
      <span ref={element} />{' '}
    </>
  )
}

/** A value that changes with time. The component renders again only when the value changes. */
export function useTicking<Value>(read: () => Value): ReadonlySignal<Value> {
  const value = useSignal(read())
  useLayoutEffect(() =>
    onTick(() => {
      value.value = read()
    }),
  )
  return value
}

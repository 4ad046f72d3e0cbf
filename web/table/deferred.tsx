import { effect, type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** Past the next picture of the table: what is done then does not hold it up. Gives back a way to let it be. */
export function afterNextPaint(deed: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(deed)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

interface LaterProps {
  /** After how many pictures of the table. */
  readonly frames?: number
  readonly children: ComponentChildren
}
/** A table comes in a few pictures, one right after the other: drawn in one go it would hold up a slow device. */
export function Deferred({ frames = 1, children }: LaterProps) {
  const due = useSignal(false)
  useEffect(() => {
    let forget: () => void
    const wait = (left: number) => {
      forget = afterNextPaint(() => {
        if (left > 1) wait(left - 1)
        else due.value = true
      })
    }
    wait(frames)
    return () => forget()
  }, [])
  return due.value ? children : null
}

/** What somebody sees a picture later than it is so. */
export function useDeferredValue<T>(source: ReadonlySignal<T>): T {
  const seen = useSignal(source.peek())
  useEffect(() => {
    let forget = () => {}
    const stop = effect(() => {
      const now = source.value
      forget()
      forget = afterNextPaint(() => {
        seen.value = now
      })
    })
    return () => {
      stop()
      forget()
    }
  }, [source])
  return seen.value
}

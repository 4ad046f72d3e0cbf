import { effect, type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

/** Runs a callback after the next paint. Returns a cancel function. */
export function afterNextPaint(callback: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

interface DeferredProps {
  /** Number of paints to wait. */
  readonly frames?: number
  readonly children: ComponentChildren
}
/** Renders its children some frames later. A whole table in one frame would block a slow device. */
export function Deferred({ frames = 1, children }: DeferredProps) {
  const due = useSignal(false)
  useEffect(() => {
    let cancel: () => void
    const wait = (remaining: number) => {
      cancel = afterNextPaint(() => {
        if (remaining > 1) wait(remaining - 1)
        else due.value = true
      })
    }
    wait(frames)
    return () => cancel()
  }, [])
  return due.value ? children : null
}

/** Returns the value of a signal, one frame late. */
export function useDeferredValue<T>(source: ReadonlySignal<T>): T {
  const deferred = useSignal(source.peek())
  useEffect(() => {
    let cancel = () => {}
    const stop = effect(() => {
      const value = source.value
      cancel()
      cancel = afterNextPaint(() => {
        deferred.value = value
      })
    })
    return () => {
      stop()
      cancel()
    }
  }, [source])
  return deferred.value
}

import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

interface LaterProps {
  /** After how many pictures of the table. */
  readonly frames?: number
  readonly children: ComponentChildren
}
/** A table comes in a few pictures, one right after the other: drawn in one go it would hold up a slow device. */
export function Later({ frames = 1, children }: LaterProps) {
  const due = useSignal(false)
  useEffect(() => {
    let [frame, timer] = [0, 0]
    const wait = (left: number) => {
      frame = requestAnimationFrame(() => {
        // Past the frame itself, so that it is drawn before this one begins.
        timer = setTimeout(() => {
          if (left > 1) wait(left - 1)
          else due.value = true
        })
      })
    }
    wait(frames)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return due.value ? children : null
}

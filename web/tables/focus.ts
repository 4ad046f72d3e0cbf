// The focus is never lost: what is chosen may vanish from the table, the one who plays by keys must not start anew.
import { effect } from '@preact/signals'

export interface GoingOn {
  /** Whether there is something to do; read anew when it changes. */
  asked(): boolean
  /** Where somebody who plays by keys goes on. */
  next(root: HTMLElement): HTMLElement | null | undefined
  /** After the table is drawn anew. */
  drawn?(root: HTMLElement): void
}

export function keepFocus(root: HTMLElement, { asked, next, drawn }: GoingOn): () => void {
  let byKeys = false
  let inside = false
  let frame = 0
  const onKey = () => {
    byKeys = true
  }
  const onPointer = () => {
    byKeys = false
  }
  const onFocus = (event: FocusEvent) => {
    inside = event.target instanceof Node && root.contains(event.target)
  }
  addEventListener('keydown', onKey, { capture: true })
  addEventListener('pointerdown', onPointer, { capture: true })
  addEventListener('focusin', onFocus)
  const inFrame = (deed: () => void) => {
    frame = requestAnimationFrame(deed)
  }
  /** A part of the table may be drawn a little later (later.tsx): then it is waited for. */
  const goOn = (framesLeft: number) => {
    if (document.querySelector('dialog[open]')) return
    const lost = document.activeElement === document.body && inside
    if (!lost && !(byKeys && inside)) return
    const to = next(root)
    if (to) to.focus({ preventScroll: isCoached() })
    else if (framesLeft > 0) inFrame(() => goOn(framesLeft - 1))
  }
  const stop = effect(() => {
    const something = asked()
    cancelAnimationFrame(frame)
    inFrame(() =>
      inFrame(() => {
        if (document.querySelector('dialog[open]')) return
        drawn?.(root)
        if (something) goOn(60)
      }),
    )
  })
  return () => {
    stop()
    cancelAnimationFrame(frame)
    removeEventListener('keydown', onKey, { capture: true })
    removeEventListener('pointerdown', onPointer, { capture: true })
    removeEventListener('focusin', onFocus)
  }
}

/** A coach points at a part of the table: that stays in sight. */
const isCoached = (): boolean => document.documentElement.dataset.coachAt !== undefined

/** What can be touched is in sight: if none of it is, the table moves to the first. */
export function showLegal(root: HTMLElement, block: ScrollLogicalPosition = 'center'): void {
  if (isCoached()) return
  const all = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter(one => one.offsetParent !== null)
  const inSight = all.some(one => {
    const { top, bottom } = one.getBoundingClientRect()
    return bottom > 80 && top < innerHeight - 120
  })
  if (!inSight) all[0]?.scrollIntoView({ block })
}

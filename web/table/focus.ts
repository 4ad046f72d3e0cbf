// The focus is never lost: what is chosen may vanish from the table, the one who plays by keys must not start anew.
import { effect } from '@preact/signals'
import { usesKeyboard } from '../platform/browser/last-input.ts'

export interface FocusPolicy {
  /** Whether there is something to do; read anew when it changes. */
  asked(): boolean
  /** Where somebody who plays by keys goes on. */
  next(root: HTMLElement): HTMLElement | null | undefined
  /** After the table is drawn anew. */
  drawn?(root: HTMLElement): void
}

export function keepFocus(root: HTMLElement, { asked, next, drawn }: FocusPolicy): () => void {
  let inside = false
  let frame = 0
  /** What had the focus when the table began to ask. */
  let had: Element | null = null
  const onFocus = (event: FocusEvent) => {
    inside = event.target instanceof Node && root.contains(event.target)
  }
  addEventListener('focusin', onFocus)
  let something = false
  const moveFocus = () => {
    if (document.querySelector('dialog[open]')) return
    const to = something ? next(root) : undefined
    if (something && !to) return later.observe(root, { childList: true, subtree: true, attributes: true })
    drawn?.(root)
    const now = document.activeElement
    const lost = now === document.body && inside
    // Who has moved the focus meanwhile keeps it where it is.
    const waits = now === had && usesKeyboard() && (inside || hasJustCome())
    // Only for whoever plays by keys does the table move along.
    if (lost || waits) to?.focus({ preventScroll: isCoached() || !usesKeyboard() })
  }
  /** A part of the table may be fetched or drawn a little later: then it is waited for. */
  const later = new MutationObserver(() => {
    later.disconnect()
    moveFocus()
  })
  const forget = () => {
    later.disconnect()
    cancelAnimationFrame(frame)
  }
  const afterTwoFrames = (deed: () => void) => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(deed)
    })
  }
  const stop = effect(() => {
    something = asked()
    had = document.activeElement
    // Whoever points lets go before the table is drawn anew: when something vanishes that has the focus, the browser lays
    // everything out on the spot, in the middle of the drawing.
    if (!usesKeyboard() && had instanceof HTMLElement && root.contains(had)) had.blur()
    forget()
    afterTwoFrames(moveFocus)
  })
  return () => {
    stop()
    forget()
    removeEventListener('focusin', onFocus)
  }
}

/** Nothing of the page has the focus yet, but for its heading. */
export const hasNoFocus = (element: EventTarget | null): boolean =>
  element === document.body || (element instanceof Element && element.matches('h1'))
/** Somebody who opens a table by keys plays at once; whom a coach speaks to listens first. */
const hasJustCome = (): boolean => hasNoFocus(document.activeElement) && document.querySelector('[data-step]') === null

/** A coach points at a part of the table: that stays in sight. */
const isCoached = (): boolean => document.documentElement.dataset.coachAt !== undefined

/** What can be touched is in sight: if none of it is, the table moves to the first, and a row that goes on sideways too. */
export function scrollToLegal(root: HTMLElement, block: ScrollLogicalPosition = 'center'): void {
  if (isCoached()) return
  const all = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter(one => one.offsetParent !== null)
  const high = all.filter(isAtSightHeight)
  if (high.some(isWithinSides)) return
  if (high[0]) high[0].scrollIntoView({ block: 'nearest', inline: 'center' })
  else all[0]?.scrollIntoView({ block, inline: 'center' })
}
function isAtSightHeight(one: HTMLElement): boolean {
  const { top, bottom } = one.getBoundingClientRect()
  // What lies over the edges of the screen, as far as the table says so.
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(one)
  const [above, below] = [Number.parseFloat(scrollMarginTop) || 80, Number.parseFloat(scrollMarginBottom) || 120]
  return bottom > above && top < innerHeight - below
}
function isWithinSides(one: HTMLElement): boolean {
  const { left, right, width } = one.getBoundingClientRect()
  return right > width / 2 && left < innerWidth - width / 2
}

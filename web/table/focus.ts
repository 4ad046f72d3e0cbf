// Keeps the keyboard focus when the focused element disappears after a choice.
import { effect } from '@preact/signals'
import { usesKeyboard } from '../platform/browser/last-input.ts'

export interface FocusPolicy {
  /** True if the player has something to do. Runs in an effect: the focus moves when one of its signals changes. */
  asked(): boolean
  /** Returns the element that a keyboard player needs next. */
  next(root: HTMLElement): HTMLElement | null | undefined
  /** Called after the table has rendered a new position. */
  drawn?(root: HTMLElement): void
}

/** Moves the focus to the next element when a focused element disappears, or when a keyboard player is asked. Returns a cleanup. */
export function keepFocus(root: HTMLElement, { asked, next, drawn }: FocusPolicy): () => void {
  /** True if the last focused element was inside the table. */
  let inside = false
  let frame = 0
  /** The focused element when the prompt changed. */
  let focusedBefore: Element | null = null
  const onFocus = (event: FocusEvent) => {
    inside = event.target instanceof Node && root.contains(event.target)
  }
  addEventListener('focusin', onFocus)
  let isAsked = false
  const moveFocus = () => {
    if (document.querySelector('dialog[open]')) return
    const target = isAsked ? next(root) : undefined
    if (isAsked && !target) return renders.observe(root, { childList: true, subtree: true, attributes: true })
    drawn?.(root)
    const focused = document.activeElement
    const isLost = focused === document.body && inside
    // If the player has moved the focus in the meantime, it stays.
    const isWaiting = focused === focusedBefore && usesKeyboard() && (inside || hasJustOpened())
    // The table scrolls to the focus only for keyboard players.
    if (isLost || isWaiting) target?.focus({ preventScroll: isCoached() || !usesKeyboard() })
  }
  /** Waits for a part of the table that loads or renders later. */
  const renders = new MutationObserver(() => {
    renders.disconnect()
    moveFocus()
  })
  const cancel = () => {
    renders.disconnect()
    cancelAnimationFrame(frame)
  }
  const afterTwoFrames = (callback: () => void) => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(callback)
    })
  }
  const stop = effect(() => {
    isAsked = asked()
    focusedBefore = document.activeElement
    // Removing a focused element forces a layout in the middle of the render. A mouse or touch player does not need the focus, so we
    // drop it first.
    if (!usesKeyboard() && focusedBefore instanceof HTMLElement && root.contains(focusedBefore)) focusedBefore.blur()
    cancel()
    afterTwoFrames(moveFocus)
  })
  return () => {
    stop()
    cancel()
    removeEventListener('focusin', onFocus)
  }
}

/** True if the focus is on the page itself or on its heading. */
export const hasNoFocus = (element: EventTarget | null): boolean =>
  element === document.body || (element instanceof Element && element.matches('h1'))
/** True if the player has not focused anything yet. Then a keyboard player can play at once, except next to a coach. */
const hasJustOpened = (): boolean =>
  hasNoFocus(document.activeElement) && document.querySelector('[data-step]') === null

/** True if a coach points at a part of the table. That part must stay visible. */
const isCoached = (): boolean => document.documentElement.dataset.coachAt !== undefined

/** Scrolls to the first legal spot if no legal spot is visible, also sideways in a row that scrolls. */
export function scrollToLegal(root: HTMLElement, block: ScrollLogicalPosition = 'center'): void {
  if (isCoached()) return
  const spots = [...root.querySelectorAll<HTMLElement>('[data-legal]')].filter(spot => spot.offsetParent !== null)
  const inHeight = spots.filter(isInVisibleHeight)
  if (inHeight.some(isInVisibleWidth)) return
  if (inHeight[0]) inHeight[0].scrollIntoView({ block: 'nearest', inline: 'center' })
  else spots[0]?.scrollIntoView({ block, inline: 'center' })
}
function isInVisibleHeight(spot: HTMLElement): boolean {
  const { top, bottom } = spot.getBoundingClientRect()
  // Bars cover the edges of the screen. The table can give their heights as scroll margins.
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(spot)
  const [above, below] = [Number.parseFloat(scrollMarginTop) || 80, Number.parseFloat(scrollMarginBottom) || 120]
  return bottom > above && top < innerHeight - below
}
function isInVisibleWidth(spot: HTMLElement): boolean {
  const { left, right, width } = spot.getBoundingClientRect()
  return right > width / 2 && left < innerWidth - width / 2
}

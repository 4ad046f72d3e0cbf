// The card that is looked at closely: by a pointer that rests on it, by the focus, or for good in a dialog.
import { signal } from '@preact/signals'

/** A thing of the table that is no card. */
export interface NonCardInfo {
  readonly title: string
  readonly text: string
}
export interface Inspected {
  readonly card?: string
  readonly about?: NonCardInfo
  /** Why it cannot be chosen now. */
  readonly reason?: string | undefined
  /** Cards that lie under it. */
  readonly under?: readonly string[]
}
/** At the edge of the screen, as long as the pointer or the focus rests on the card. */
export const hoverPreview = signal<(Inspected & { readonly side: 'left' | 'right' }) | undefined>(undefined)
/** In a dialog. */
export const inspectedCard = signal<Inspected | undefined>(undefined)

/** Why something on the table cannot be chosen now: found out only for whoever asks. */
export const disabledReasonByElement = new WeakMap<Element, () => string | undefined>()

const RESTS = 400
const HELD = 350

const described = (target: EventTarget | null): { element: HTMLElement; what: Inspected } | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card], [data-about]') : null
  if (!element) return undefined
  const { card, title = '', about = '' } = element.dataset
  const reason = disabledReasonByElement.get(element)?.()
  const under = element.dataset.under?.split(' ').filter(Boolean) ?? []
  const what = card === undefined ? { about: { title, text: about }, reason } : { card, reason, under }
  return { element, what }
}

export function attachInspection(root: HTMLElement): () => void {
  let resting = 0
  let holding = 0
  let held = false
  const clear = () => {
    clearTimeout(resting)
    hoverPreview.value = undefined
  }
  const glance = (target: EventTarget | null, delay: number) => {
    const found = described(target)
    clearTimeout(resting)
    if (!found) {
      hoverPreview.value = undefined
      return
    }
    resting = window.setTimeout(() => {
      const box = found.element.getBoundingClientRect()
      const side = box.left + box.width / 2 < innerWidth / 2 ? 'right' : 'left'
      hoverPreview.value = { ...found.what, side }
    }, delay)
  }
  /** Where the pointer was pressed last: whatever comes to lie under a pointer that has not moved since is not looked at. */
  let pressed: { readonly x: number; readonly y: number } | undefined
  const over = (event: PointerEvent) => {
    const hasMoved = pressed?.x !== event.clientX || pressed.y !== event.clientY
    if (event.pointerType === 'mouse' && hasMoved) glance(event.target, RESTS)
  }
  const focus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) glance(event.target, RESTS)
  }
  const down = (event: PointerEvent) => {
    clear()
    pressed = { x: event.clientX, y: event.clientY }
    held = false
    clearTimeout(holding)
    if (event.pointerType === 'mouse') return
    const found = described(event.target)
    if (!found) return
    holding = window.setTimeout(() => {
      if (root.dataset.dragging !== undefined) return
      held = true
      inspectedCard.value = found.what
    }, HELD)
  }
  const up = () => clearTimeout(holding)
  /** A long press looks; it does not choose. */
  const click = (event: MouseEvent) => {
    if (!held) return
    held = false
    event.preventDefault()
    event.stopPropagation()
  }
  const menu = (event: MouseEvent) => {
    const found = described(event.target)
    if (!found) return
    event.preventDefault()
    inspectedCard.value = found.what
  }
  root.addEventListener('pointerover', over)
  root.addEventListener('pointerleave', clear)
  root.addEventListener('focusin', focus)
  root.addEventListener('focusout', clear)
  root.addEventListener('pointerdown', down)
  root.addEventListener('pointerup', up)
  root.addEventListener('pointercancel', up)
  root.addEventListener('click', click, { capture: true })
  root.addEventListener('contextmenu', menu)
  addEventListener('scroll', clear, { passive: true })
  return () => {
    clear()
    clearTimeout(holding)
    inspectedCard.value = undefined
    root.removeEventListener('pointerover', over)
    root.removeEventListener('pointerleave', clear)
    root.removeEventListener('focusin', focus)
    root.removeEventListener('focusout', clear)
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('pointerup', up)
    root.removeEventListener('pointercancel', up)
    root.removeEventListener('click', click, { capture: true })
    root.removeEventListener('contextmenu', menu)
    removeEventListener('scroll', clear)
  }
}

/** Opens the card that has the focus. */
export function inspectFocused(): boolean {
  const found = described(document.activeElement)
  if (found) inspectedCard.value = found.what
  return found !== undefined
}

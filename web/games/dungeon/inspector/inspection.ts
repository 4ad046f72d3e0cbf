// Which card the inspector shows: in a preview while the pointer or the focus rests on it, or in a dialog.
import type { Cause } from '@overlair/rules/kernel'
import { signal } from '@preact/signals'

/** Describes a thing on the table that is not a card. */
export interface NonCardInfo {
  readonly title: string
  readonly text: string
}
/** Why the player cannot choose a thing now, with the rule or card behind it. */
export interface DisabledReason {
  readonly text: string
  readonly why: Cause
}
export interface Inspected {
  readonly card?: string
  readonly about?: NonCardInfo
  readonly reason?: DisabledReason | undefined
  /** The cards that it covers. */
  readonly under?: readonly string[]
}
/** The preview at the side of the screen, while the pointer or the focus rests on the card. */
export const hoverPreview = signal<(Inspected & { readonly side: 'left' | 'right' }) | undefined>(undefined)
/** The content of the dialog. */
export const inspectedCard = signal<Inspected | undefined>(undefined)

/** Functions that return the disabled reason of an element. The inspector calls them only when it needs the reason. */
export const disabledReasonByElement = new WeakMap<Element, () => DisabledReason | undefined>()

const PREVIEW_DELAY = 400
const LONG_PRESS = 350

/** Finds the card or described thing at an event target. */
const inspectableAt = (target: EventTarget | null): { element: HTMLElement; inspected: Inspected } | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card], [data-about]') : null
  if (!element) return undefined
  const { card, title = '', about = '' } = element.dataset
  const reason = disabledReasonByElement.get(element)?.()
  const under = element.dataset.under?.split(' ').filter(Boolean) ?? []
  const inspected = card === undefined ? { about: { title, text: about }, reason } : { card, reason, under }
  return { element, inspected }
}

/** Opens previews and dialogs for the cards below `root`. Returns a function that removes the listeners. */
export function attachInspection(root: HTMLElement): () => void {
  let previewTimer = 0
  let longPressTimer = 0
  let wasLongPress = false
  const clear = () => {
    clearTimeout(previewTimer)
    hoverPreview.value = undefined
  }
  const showPreviewSoon = (target: EventTarget | null) => {
    const found = inspectableAt(target)
    clearTimeout(previewTimer)
    if (!found) {
      hoverPreview.value = undefined
      return
    }
    previewTimer = window.setTimeout(() => {
      const box = found.element.getBoundingClientRect()
      const side = box.left + box.width / 2 < innerWidth / 2 ? 'right' : 'left'
      hoverPreview.value = { ...found.inspected, side }
    }, PREVIEW_DELAY)
  }
  /** Where the pointer was pressed last. A card that appears under an unmoved pointer gets no preview. */
  let pressedAt: { readonly x: number; readonly y: number } | undefined
  const onPointerOver = (event: PointerEvent) => {
    const hasMoved = pressedAt?.x !== event.clientX || pressedAt.y !== event.clientY
    if (event.pointerType === 'mouse' && hasMoved) showPreviewSoon(event.target)
  }
  const onFocusIn = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) showPreviewSoon(event.target)
  }
  const onPointerDown = (event: PointerEvent) => {
    clear()
    pressedAt = { x: event.clientX, y: event.clientY }
    wasLongPress = false
    clearTimeout(longPressTimer)
    if (event.pointerType === 'mouse') return
    const found = inspectableAt(event.target)
    if (!found) return
    longPressTimer = window.setTimeout(() => {
      if (root.dataset.dragging !== undefined) return
      wasLongPress = true
      inspectedCard.value = found.inspected
    }, LONG_PRESS)
  }
  const onPointerEnd = () => clearTimeout(longPressTimer)
  /** A long press inspects a card. This stops the click that follows, so that it does not choose the card. */
  const onClick = (event: MouseEvent) => {
    if (!wasLongPress) return
    wasLongPress = false
    event.preventDefault()
    event.stopPropagation()
  }
  const onContextMenu = (event: MouseEvent) => {
    const found = inspectableAt(event.target)
    if (!found) return
    event.preventDefault()
    inspectedCard.value = found.inspected
  }
  const attached = new AbortController()
  const { signal } = attached
  root.addEventListener('pointerover', onPointerOver, { signal })
  root.addEventListener('pointerleave', clear, { signal })
  root.addEventListener('focusin', onFocusIn, { signal })
  root.addEventListener('focusout', clear, { signal })
  root.addEventListener('pointerdown', onPointerDown, { signal })
  root.addEventListener('pointerup', onPointerEnd, { signal })
  root.addEventListener('pointercancel', onPointerEnd, { signal })
  root.addEventListener('click', onClick, { capture: true, signal })
  root.addEventListener('contextmenu', onContextMenu, { signal })
  addEventListener('scroll', clear, { passive: true, signal })
  return () => {
    attached.abort()
    clear()
    clearTimeout(longPressTimer)
    inspectedCard.value = undefined
  }
}

/** Inspects the card that has the focus. Returns false if there is none. */
export function inspectFocused(): boolean {
  const found = inspectableAt(document.activeElement)
  if (found) inspectedCard.value = found.inspected
  return found !== undefined
}

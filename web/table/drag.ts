// Drag and drop by pointer: a shortcut for clicks. A mouse drags after a few pixels, a finger after a short hold.
import './drag.css'

/** Pixels that a pointer moves before a drag starts. */
const THRESHOLD = 6
/** Milliseconds that a finger must hold before a drag starts. */
const HOLD = 150

interface DragSource<Thing> {
  readonly thing: Thing
  /** The element whose copy follows the pointer. */
  readonly picture: HTMLElement
  /** The sprite scale (`--art-scale`), if `picture` inherits it from an element around it. */
  readonly scale?: string
}
export interface DragHandlers<Thing> {
  /** Returns the thing to drag from the element under the pointer. Undefined if it cannot be dragged. */
  dragSourceAt(target: Element): DragSource<Thing> | undefined
  /** The drag has started. */
  lifted(thing: Thing): void
  /** The pointer has moved over an element. */
  over?(thing: Thing, target: Element | null): void
  /** The thing was dropped on an element. The handler decides whether this is a choice. */
  dropped(thing: Thing, target: Element | null): void
  /** The drag is over, with or without a drop. Called before `dropped`. */
  ended?(): void
}

export function attachDrag<Thing>(root: HTMLElement, handlers: DragHandlers<Thing>): () => void {
  const detached = new AbortController()
  const { signal } = detached
  let start: (DragSource<Thing> & { readonly x: number; readonly y: number; readonly at: number }) | undefined
  let ghost: HTMLElement | undefined
  /** True after a drag, until the click that the browser sends at its end. That click is ignored. */
  let dragged = false

  const elementUnder = ({ clientX, clientY }: PointerEvent) => document.elementFromPoint(clientX, clientY)
  const stop = () => {
    if (ghost) handlers.ended?.()
    ghost?.remove()
    ghost = undefined
    start = undefined
    delete root.dataset.dragging
  }
  const startDrag = ({ picture, thing, scale = '' }: DragSource<Thing>) => {
    ghost = createGhost(picture)
    if (scale !== '') ghost.style.setProperty('--art-scale', scale)
    root.append(ghost)
    root.dataset.dragging = ''
    handlers.lifted(thing)
  }

  root.addEventListener(
    'pointerdown',
    event => {
      dragged = false
      if (event.button !== 0 || !(event.target instanceof Element)) return
      const source = handlers.dragSourceAt(event.target)
      start = source && { ...source, x: event.clientX, y: event.clientY, at: event.timeStamp }
    },
    { signal },
  )
  addEventListener(
    'pointermove',
    event => {
      if (!start) return
      const isFar = Math.hypot(event.clientX - start.x, event.clientY - start.y) > THRESHOLD
      if (!ghost && isFar) {
        // A finger that moves before the hold ends scrolls the page.
        if (event.pointerType === 'touch' && event.timeStamp - start.at < HOLD) return stop()
        startDrag(start)
      }
      if (!ghost) return
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`
      handlers.over?.(start.thing, elementUnder(event))
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    event => {
      const thing = ghost && start?.thing
      stop()
      if (thing === undefined) return
      dragged = true
      handlers.dropped(thing, elementUnder(event))
    },
    { signal },
  )
  addEventListener('pointercancel', stop, { signal })
  root.addEventListener('touchmove', event => ghost && event.preventDefault(), { signal, passive: false })
  root.addEventListener(
    'click',
    event => {
      if (!dragged) return
      dragged = false
      event.stopPropagation()
      event.preventDefault()
    },
    { signal, capture: true },
  )
  return () => {
    stop()
    detached.abort()
  }
}

/** Creates a copy of an element, centred on the pointer. */
function createGhost(picture: HTMLElement): HTMLElement {
  const { width, height } = picture.getBoundingClientRect()
  const frame = document.createElement('div')
  frame.className = 'drag-ghost'
  frame.dataset.part = 'drag-copy'
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, {
    width: `${width}px`,
    height: `${height}px`,
    left: `${-width / 2}px`,
    top: `${-height / 2}px`,
  })
  const copy = picture.cloneNode(true)
  if (copy instanceof Element)
    for (const one of [copy, ...copy.querySelectorAll('[data-spot]')]) one.removeAttribute('data-spot')
  frame.append(copy)
  return frame
}

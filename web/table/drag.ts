// Drag and drop by pointer: a shortcut for touches one after the other. A mouse drags after a few pixels, a finger after
// a short hold.
import './drag.css'

const THRESHOLD = 6
const HOLD = 150

interface Lift<Thing> {
  readonly thing: Thing
  /** What hangs at the pointer meanwhile. */
  readonly picture: HTMLElement
  /** How large its sprites are, where what stands around it says so. */
  readonly scale?: string
}
export interface DragHandlers<Thing> {
  /** What can be lifted where the pointer went down. */
  dragSourceAt(target: Element): Lift<Thing> | undefined
  /** It left its place. */
  lifted(thing: Thing): void
  /** What it hangs over. */
  over?(thing: Thing, target: Element | null): void
  /** Let go; over nothing, or where it came from, nothing is meant by it. */
  dropped(thing: Thing, target: Element | null): void
}

export function attachDrag<Thing>(root: HTMLElement, dragging: DragHandlers<Thing>): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let start: (Lift<Thing> & { readonly x: number; readonly y: number; readonly at: number }) | undefined
  let ghost: HTMLElement | undefined
  /** The click that ends a drag is not meant. */
  let dragged = false

  const under = ({ clientX, clientY }: PointerEvent) => document.elementFromPoint(clientX, clientY)
  const stop = () => {
    ghost?.remove()
    ghost = undefined
    start = undefined
    delete root.dataset.dragging
  }
  const lift = ({ picture, thing, scale = '' }: Lift<Thing>) => {
    ghost = copyOf(picture)
    if (scale !== '') ghost.style.setProperty('--art-scale', scale)
    root.append(ghost)
    root.dataset.dragging = ''
    dragging.lifted(thing)
  }

  root.addEventListener(
    'pointerdown',
    event => {
      dragged = false
      if (event.button !== 0 || !(event.target instanceof Element)) return
      const found = dragging.dragSourceAt(event.target)
      start = found && { ...found, x: event.clientX, y: event.clientY, at: event.timeStamp }
    },
    { signal },
  )
  addEventListener(
    'pointermove',
    event => {
      if (!start) return
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > THRESHOLD
      if (!ghost && far) {
        // A finger that moves at once scrolls.
        if (event.pointerType === 'touch' && event.timeStamp - start.at < HOLD) return stop()
        lift(start)
      }
      if (!ghost) return
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`
      dragging.over?.(start.thing, under(event))
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
      dragging.dropped(thing, under(event))
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
    ending.abort()
  }
}

/** A likeness that hangs with its middle at the pointer. */
function copyOf(picture: HTMLElement): HTMLElement {
  const { width, height } = picture.getBoundingClientRect()
  const frame = document.createElement('div')
  frame.className = 'drag-ghost'
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

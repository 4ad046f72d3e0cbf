// The way by keyboard between the table and what surrounds it: F6 leads from one region to the next, Shift+F6 back.
import { usesKeyboard } from '../platform/browser/last-input.ts'

interface Region {
  readonly selector: string
  /** What the player can need there, the first first. */
  readonly wanted: readonly string[]
}
const table: Region = {
  selector: '#main',
  wanted: ['[data-legal], [data-legal] button', '[data-coach="prompt"] button', 'h1'],
}
const regions: readonly Region[] = [
  table,
  { selector: '.table-signs', wanted: ['button'] },
  { selector: '.chat', wanted: ['input', 'button'] },
  { selector: '.toolbar', wanted: ['button'] },
]
/** What had the focus last in each region. */
const lastFocused = new Map<Region, Element>()

const elementOf = ({ selector }: Region) => document.querySelector<HTMLElement>(selector)
const regionOf = (element: Element): Region | undefined => regions.find(region => elementOf(region)?.contains(element))

/** Returns whether the region had something to focus. An element that the player has left comes before others of its kind. */
function enter(region: Region): boolean {
  const last = lastFocused.get(region)
  return region.wanted.some(selector => {
    const found = [...(elementOf(region)?.querySelectorAll<HTMLElement>(selector) ?? [])]
    return found
      .toSorted((a, b) => Number(b === last) - Number(a === last))
      .some(element => {
        element.focus()
        return document.activeElement === element
      })
  })
}

/** Leads a keyboard player back to the table, because the focused button is about to disappear. */
export function enterTable(): void {
  if (usesKeyboard()) enter(table)
}

/** Returns a function that stops it. */
export function attachRegionKeys(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const region = target instanceof Element ? regionOf(target) : undefined
    if (region && target instanceof Element) lastFocused.set(region, target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return
    event.preventDefault()
    const order = event.shiftKey ? regions.toReversed() : regions
    const current = order.indexOf(regionOf(document.activeElement ?? document.body) ?? table)
    const others = [...order.slice(current + 1), ...order.slice(0, current)]
    others.some(enter)
  }
  addEventListener('focusin', onFocus)
  addEventListener('keydown', onKeyDown)
  return () => {
    removeEventListener('focusin', onFocus)
    removeEventListener('keydown', onKeyDown)
    lastFocused.clear()
  }
}

import { isNowhere } from './focus.ts'

/** What a key does; false when it does nothing now, and the browser may have it. */
export type Deed = () => boolean
export type Keys = Readonly<Record<string, Deed>>

/** Keys pressed at the table, or while nothing has the focus; never while a dialog is open. */
export function listenToKeys(root: HTMLElement, keys: Keys): () => void {
  const follow = (event: KeyboardEvent) => {
    const { target } = event
    const here = isNowhere(target) || (target instanceof Node && root.contains(target))
    if (!here || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (keys[key]?.()) event.preventDefault()
  }
  addEventListener('keydown', follow)
  return () => removeEventListener('keydown', follow)
}

import { hasNoFocus } from './focus.ts'

/** What a key does; false when it does nothing now, and the browser may have it. */
export type KeyHandler = () => boolean
export type KeyMap = Readonly<Record<string, KeyHandler>>

/** Keys pressed at the table, or while nothing has the focus; never while a dialog is open. */
export function attachKeyMap(root: HTMLElement, keys: KeyMap): () => void {
  const follow = (event: KeyboardEvent) => {
    const { target } = event
    const here = hasNoFocus(target) || (target instanceof Node && root.contains(target))
    if (!here || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (keys[key]?.()) event.preventDefault()
  }
  addEventListener('keydown', follow)
  return () => removeEventListener('keydown', follow)
}

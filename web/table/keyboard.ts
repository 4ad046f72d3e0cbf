import { hasNoFocus } from './focus.ts'

/** Handles a key. Returns false if the key has no effect now; then the browser handles it. */
export type KeyHandler = () => boolean
export type KeyMap = Readonly<Record<string, KeyHandler>>

/** Calls the handlers for keys pressed inside the table or without any focus, but not while a dialog is open. Returns a cleanup. */
export function attachKeyMap(root: HTMLElement, keys: KeyMap): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    const isForTable = hasNoFocus(target) || (target instanceof Node && root.contains(target))
    if (!isForTable || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (keys[key]?.()) event.preventDefault()
  }
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}

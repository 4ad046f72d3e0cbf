// The way to the signs by keyboard, and back to the table.
import { attachKeyMap } from '../../../table/keyboard.ts'

/** What had the focus before a sign got it. */
let before: HTMLElement | undefined

/** Focuses the element from which the player came, or else the first thing that the player can choose. */
export function leaveSign(): void {
  const main = document.getElementById('main')
  const wanted = [before, main?.querySelector<HTMLElement>('[data-legal]'), main?.querySelector('h1')]
  for (const element of wanted) {
    element?.focus()
    if (element && document.activeElement === element) return
  }
}

/** S leads from the table to the first sign, Escape leads back. Returns a cleanup. */
export function attachSignKeys(signs: HTMLElement): () => void {
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !signs.contains(relatedTarget)) before = relatedTarget
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leaveSign()
  }
  signs.addEventListener('focusin', onFocus)
  signs.addEventListener('keydown', onKeyDown)
  const main = document.getElementById('main')
  const detach = main
    ? attachKeyMap(main, {
        s() {
          const button = signs.querySelector('button')
          button?.focus()
          return button !== null
        },
      })
    : () => {}
  return () => {
    signs.removeEventListener('focusin', onFocus)
    signs.removeEventListener('keydown', onKeyDown)
    detach()
    before = undefined
  }
}

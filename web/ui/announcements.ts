// What is said to everyone: boards that pass by, and words for those who listen instead of looking.
import { signal } from '@preact/signals'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly problem: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}
export const toasts = signal<readonly Toast[]>([])
interface Line {
  readonly id: number
  readonly text: string
}
/** Read aloud by screen readers: politely, or at once. Each line is added to those before, so that none is lost when many come at once. */
export const liveRegions = { polite: signal<readonly Line[]>([]), assertive: signal<readonly Line[]>([]) }

const STAYS = 6000
/** Lines that are still to be found; bots can do a lot between two pictures. */
const SPOKEN = 30
let count = 0

export function dismiss(id: number): void {
  toasts.value = toasts.peek().filter(toast => toast.id !== id)
}

/** Shows a board. One with an action stays until it is used or sent away; nothing has to be read against the clock. */
export function toast(text: string, more: Partial<Pick<Toast, 'problem' | 'action'>> = {}): void {
  const id = ++count
  toasts.value = [
    ...toasts.peek(),
    { id, text, problem: more.problem ?? false, ...(more.action && { action: more.action }) },
  ]
  if (!more.action && !more.problem) setTimeout(() => dismiss(id), STAYS)
}

export function announce(text: string, how: keyof typeof liveRegions = 'polite'): void {
  const lines = liveRegions[how]
  lines.value = [...lines.peek(), { id: ++count, text }].slice(-SPOKEN)
}

/** Somebody else looks at the screen now: what was said before was not meant for them. */
export function clearLiveRegions(): void {
  liveRegions.polite.value = []
  liveRegions.assertive.value = []
}

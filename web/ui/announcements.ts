// Messages to the player: toasts on the screen, and live regions for screen readers.
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
/** Lines for screen readers, by politeness. New lines are appended, so that none is lost when many come at once. */
export const liveRegions = { polite: signal<readonly Line[]>([]), assertive: signal<readonly Line[]>([]) }

/** Milliseconds that a toast stays on the screen. */
const TOAST_DURATION = 6000
/** Length of a live region. Bots can produce many lines between two frames. */
const MAX_LINES = 30
let lastId = 0

export function dismiss(id: number): void {
  toasts.value = toasts.peek().filter(toast => toast.id !== id)
}

/** Shows a toast. A problem or a toast with an action stays until the player closes it, so that there is time to read it. */
export function toast(text: string, options: Partial<Pick<Toast, 'problem' | 'action'>> = {}): void {
  const id = ++lastId
  toasts.value = [
    ...toasts.peek(),
    { id, text, problem: options.problem ?? false, ...(options.action && { action: options.action }) },
  ]
  if (!options.action && !options.problem) setTimeout(() => dismiss(id), TOAST_DURATION)
}

export function announce(text: string, politeness: keyof typeof liveRegions = 'polite'): void {
  const lines = liveRegions[politeness]
  lines.value = [...lines.peek(), { id: ++lastId, text }].slice(-MAX_LINES)
}

/** Removes all lines, because the next person at the device must not hear them. */
export function clearLiveRegions(): void {
  liveRegions.polite.value = []
  liveRegions.assertive.value = []
}

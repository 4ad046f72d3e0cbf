import { signal } from '@preact/signals'

/** Set when a new version of the app is ready. Calling it reloads the page with that version. */
export const appUpdate = signal<(() => void) | undefined>(undefined)

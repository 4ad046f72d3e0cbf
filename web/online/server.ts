// Whether the app comes from a server, so that friends can play together. A static host only has the files.
import { signal } from '@preact/signals'
import { base } from '../platform/routing/base.ts'

/** Undefined until the server has answered, and while the device is offline. */
export const hasServer = signal<boolean | undefined>(undefined)

/** Asks once, and again after a failure or when the device is online again. */
export async function findServer(): Promise<void> {
  if (hasServer.peek()) return
  if (!navigator.onLine) return addEventListener('online', () => void findServer(), { once: true })
  try {
    const response = await fetch(`${base}api/health`)
    // A static host may answer every address with the page of the app.
    const answer: unknown = response.ok ? await response.json() : undefined
    hasServer.value = answer !== null && typeof answer === 'object' && 'ok' in answer && answer.ok === true
  } catch {
    hasServer.value = false
  }
}

/** The key of localStorage that holds the secret of this device. */
export const SECRET = 'overlair.secret'
/** Whether this device has ever opened a connection to the server. Without a secret it has no seats there. */
export function hasPlayedOnline(): boolean {
  try {
    return localStorage.getItem(SECRET) !== null
  } catch {
    return false
  }
}

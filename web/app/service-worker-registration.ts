// Registers the service worker, and offers a new version when it is installed.
import { appUpdate } from '../platform/browser/app-update.ts'
import { base } from '../platform/routing/base.ts'

export async function register(): Promise<void> {
  const { serviceWorker } = navigator
  let registration: ServiceWorkerRegistration
  try {
    registration = await serviceWorker.register(`${base}service-worker.js`)
  } catch {
    // Without the service worker, only offline play is missing.
    return
  }
  let isAccepted = false
  /** The first version takes over a page without one. That is no update. */
  let isControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAccepted) return location.reload()
    // Another tab has accepted the update. This one may be in the middle of a game, so it reloads when the player wants it.
    if (isControlled) appUpdate.value = () => location.reload()
    isControlled = true
  })
  const offerUpdate = () => {
    const { waiting, active } = registration
    if (!waiting || !active) return
    appUpdate.value = () => {
      isAccepted = true
      waiting.postMessage('take over')
    }
  }
  offerUpdate()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerUpdate)
  })
}

// Registers the service worker and offers the player to reload when a new version is installed.

import { say } from '../platform/i18n/say.ts'
import { base } from '../platform/routing/base.ts'
import { toast } from '../ui/announcements.ts'

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => void register()
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const isUpdate = serviceWorker.controller !== null
  let registration: ServiceWorkerRegistration
  try {
    registration = await serviceWorker.register(`${base}service-worker.js`)
  } catch {
    // Without the service worker, only offline play is missing.
    return
  }
  if (isUpdate) serviceWorker.addEventListener('controllerchange', () => location.reload())
  offerUpdate(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offerUpdate(registration))
  })
}

/** The version that the player was offered last. Each version is offered once. */
let offered: ServiceWorker | undefined
function offerUpdate({ waiting, active }: ServiceWorkerRegistration): void {
  if (!waiting || !active || waiting === offered) return
  offered = waiting
  toast(say('web.update.ready'), {
    action: { label: say('web.update.reload'), run: () => waiting.postMessage('take over') },
  })
}

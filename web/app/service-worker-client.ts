// Installs the service worker and offers a new version when one has come.
import { say } from '../platform/i18n/say.ts'
import { toast } from '../ui/announcements.ts'

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => void register()
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const updating = serviceWorker.controller !== null
  let registration: ServiceWorkerRegistration
  try {
    registration = await serviceWorker.register('/service-worker.js')
  } catch {
    // Without it everything works but playing without a network.
    return
  }
  if (updating) serviceWorker.addEventListener('controllerchange', () => location.reload())
  offer(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer(registration))
  })
}

let offered: ServiceWorker | undefined
function offer({ waiting, active }: ServiceWorkerRegistration): void {
  if (!waiting || !active || waiting === offered) return
  offered = waiting
  toast(say('web.update.ready'), {
    action: { label: say('web.update.reload'), run: () => waiting.postMessage('take over') },
  })
}

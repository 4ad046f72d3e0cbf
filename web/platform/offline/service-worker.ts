// Keeps the whole app on the device, so that it starts without a network after the first visit.
declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: which files make up this version. */
declare const APP: { readonly version: string; readonly files: readonly string[] }

const PREFIX = 'overlair-'
const CACHE = PREFIX + APP.version

self.addEventListener('install', event => {
  // `reload`: files must come from the server, not from an older answer in the browser's cache. Those with a hash in their name
  // cannot be older: what the page has fetched is not fetched again.
  const requests = APP.files.map(
    file => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }),
  )
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(requests)))
})

self.addEventListener('activate', event => {
  event.waitUntil(removeOldVersions().then(() => self.clients.claim()))
})
async function removeOldVersions(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== CACHE).map(name => caches.delete(name)))
}

// A new version waits until the person says so: pages that are open keep the files they were built with.
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  const isFile = APP.files.includes(url.pathname)
  const wanted = event.request.mode === 'navigate' && !isFile ? '/' : url.pathname
  if (!APP.files.includes(wanted)) return
  event.respondWith(kept(wanted, event.request))
})
async function kept(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(file)) ?? fetch(request)
}

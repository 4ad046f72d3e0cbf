// Caches the whole app on the device, so that it starts without a network after the first visit.
declare const self: ServiceWorkerGlobalScope
/** Version and files of the app. The build fills it in. */
declare const APP: { readonly version: string; readonly files: readonly string[] }

const PREFIX = 'overlair-'
const CACHE = PREFIX + APP.version

self.addEventListener('install', event => {
  // `reload` bypasses the HTTP cache, which may hold an older version of a file. Files with a hash in their name never change, so
  // the HTTP cache may supply them.
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

// A new version waits until the user accepts it, because open pages still need the files of their own version.
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  const isFile = APP.files.includes(url.pathname)
  const file = event.request.mode === 'navigate' && !isFile ? '/' : url.pathname
  if (!APP.files.includes(file)) return
  event.respondWith(cachedOrFetched(file, event.request))
})
async function cachedOrFetched(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(file)) ?? fetch(request)
}

// Caches the whole app on the device, so that it starts without a network after the first visit.
declare const self: ServiceWorkerGlobalScope
/** Version and files of the app, relative to this file. The build fills it in. */
declare const APP: { readonly version: string; readonly files: readonly string[] }

/** The folder of this file: the app may be below a sub-path. */
const base = new URL('.', self.location.href).pathname
const files = APP.files.map(file => base + file)

const PREFIX = 'overlair-'
/** The caches of a host are shared by all apps on it. Another one may be below another path. */
const SUFFIX = base === '/' ? '' : base
const CACHE = PREFIX + APP.version + SUFFIX

self.addEventListener('install', event => {
  // `reload` bypasses the HTTP cache, which may hold an older version of a file. Files with a hash in their name never change, so
  // the HTTP cache may supply them.
  const requests = files.map(
    file => new Request(file, { cache: file.startsWith(`${base}assets/`) ? 'default' : 'reload' }),
  )
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(requests)))
})

self.addEventListener('activate', event => {
  event.waitUntil(removeOldVersions().then(() => self.clients.claim()))
})
async function removeOldVersions(): Promise<void> {
  const names = await caches.keys()
  const isOld = (name: string) => name !== CACHE && name.startsWith(PREFIX) && name.replace(/^[^/]*/, '') === SUFFIX
  await Promise.all(names.filter(isOld).map(name => caches.delete(name)))
}

// A new version waits until the user accepts it, because open pages still need the files of their own version.
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  const isFile = files.includes(url.pathname)
  const file = event.request.mode === 'navigate' && !isFile ? base : url.pathname
  if (!files.includes(file)) return
  event.respondWith(cachedOrFetched(file, event.request))
})
async function cachedOrFetched(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(file)) ?? fetch(request)
}

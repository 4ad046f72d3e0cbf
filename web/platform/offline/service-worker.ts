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
/** Keeps the version before this one: tabs that have not reloaded yet still load parts of it. */
async function removeOldVersions(): Promise<void> {
  await Promise.all((await oldVersions()).slice(0, -1).map(name => caches.delete(name)))
}
/** The caches of older versions of this app, the oldest first. */
async function oldVersions(): Promise<readonly string[]> {
  const names = await caches.keys()
  return names.filter(name => name !== CACHE && name.startsWith(PREFIX) && name.replace(/^[^/]*/, '') === SUFFIX)
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
  if (files.includes(file)) event.respondWith(cachedOrFetched(file, event.request, [CACHE]))
  else if (file.startsWith(`${base}assets/`)) event.respondWith(oldOrFetched(file, event.request))
})
async function cachedOrFetched(file: string, request: Request, names: readonly string[]): Promise<Response> {
  for (const name of names) {
    const cached = await (await caches.open(name)).match(file)
    if (cached) return cached
  }
  return fetch(request)
}
/** A file with a hash in its name that this version does not have belongs to an older one. */
const oldOrFetched = async (file: string, request: Request): Promise<Response> =>
  cachedOrFetched(file, request, await oldVersions())

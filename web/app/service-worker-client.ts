/** Registers the service worker when the first page is loaded. The code for it loads then, too. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => {
    import('./service-worker-registration.ts')
      .then(({ register }) => register())
      .catch(() => {
        // Without the service worker, only offline play is missing.
      })
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

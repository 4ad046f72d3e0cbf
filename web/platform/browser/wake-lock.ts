// Keeps the screen on, where the device allows it.

/**
 * Keeps the screen on while the page is visible. The browser releases the lock whenever the page is hidden. Returns a function that
 * lets the screen go off again.
 */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {}
  let isOver = false
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined)
  const request = () => {
    if (document.visibilityState !== 'visible') return
    const before = lock
    lock = before
      .then(held => (isOver || (held && !held.released) ? held : navigator.wakeLock.request('screen')))
      // The device refuses, for example to save power.
      .catch(() => undefined)
  }
  document.addEventListener('visibilitychange', request)
  request()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', request)
    void lock.then(held => held?.release()).catch(() => {})
  }
}

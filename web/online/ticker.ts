// The one timer of the page for all times that it shows.
const HALF_SECOND = 500
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls the listener at once, and then twice a second. Returns a function that ends it. */
export function onTick(listener: () => void): () => void {
  listener()
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const one of listeners) one()
  }, HALF_SECOND)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

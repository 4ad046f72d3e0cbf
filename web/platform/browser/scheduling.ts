/** Runs a callback when the browser is idle, at the latest after `timeout` milliseconds. Returns a cancel function. */
export function whenIdle(callback: () => void, timeout: number): () => void {
  // Some browsers have no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, timeout)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout })
  return () => cancelIdleCallback(handle)
}

/** Longest wait in milliseconds: a tab in the background does not paint. */
const PAINT_TIMEOUT = 100
/** Resolves when the browser has painted the latest changes. */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    // The timeout runs after the frame is painted.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PAINT_TIMEOUT)
  })

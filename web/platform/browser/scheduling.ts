/** Does something once the page has nothing else to do, or after so many milliseconds all the same. Gives back a way to let it be. */
export function whenIdle(deed: () => void, timeout: number): () => void {
  // Some browsers do not tell when they are idle.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(deed, timeout)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(deed, { timeout: timeout })
  return () => cancelIdleCallback(idle)
}

/** Milliseconds after which somebody who does not look (a tab in the background draws nothing) is waited for no longer. */
const UNSEEN = 100
/** Until what has changed is on the screen. */
export const afterPaint = (): Promise<void> =>
  new Promise(done => {
    // Past the frame itself.
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, UNSEEN)
  })

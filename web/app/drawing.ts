import { options } from 'preact'

/**
 * What somebody does is drawn once: a choice may bring about dozens that answer themselves. It is drawn as soon as all of that has
 * happened, and at the latest with the next picture. Whatever else changes is drawn on the spot.
 */
export function drawDeedsOnce(): void {
  let isDeed = false
  const follow = () => {
    isDeed = true
    requestAnimationFrame(() => {
      isDeed = false
    })
  }
  for (const kind of ['click', 'keydown']) addEventListener(kind, follow, { capture: true, passive: true })
  options.debounceRendering = draw => {
    if (!isDeed) return queueMicrotask(draw)
    const now = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      draw()
    }
    const frame = requestAnimationFrame(now)
    const timer = setTimeout(now)
  }
}

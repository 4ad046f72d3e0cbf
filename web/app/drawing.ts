import { options } from 'preact'

/**
 * However often something changes before the next picture, it is drawn once: a choice may bring about dozens that answer themselves.
 * A page that nobody looks at gets no pictures, and is drawn all the same.
 */
export function drawOnceAPicture(): void {
  options.debounceRendering = draw => {
    if (document.hidden) setTimeout(draw)
    else requestAnimationFrame(draw)
  }
}

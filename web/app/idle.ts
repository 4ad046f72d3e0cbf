/** Does something once the page has nothing else to do, or after so many milliseconds all the same. */
export function whenIdle(deed: () => void, patience: number): void {
  // Some browsers do not tell when they are idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(deed, { timeout: patience })
  else setTimeout(deed, patience)
}

// Tracks whether the last input came from the keyboard or a pointer. It starts with the app, so later pages know it, too.
let lastWasKeyboard = false

export const usesKeyboard = (): boolean => lastWasKeyboard

/** Remembers the device over a reload of the tab: a keyboard player is then at the choice again at once. */
const KEY = 'overlair.keyboard'

export function trackInputDevice(): void {
  lastWasKeyboard = tabStorage(storage => storage.getItem(KEY)) === 'yes'
  const track = (event: Event) => {
    lastWasKeyboard = event.type === 'keydown'
  }
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, track, { capture: true, passive: true })
  addEventListener('pagehide', () => tabStorage(storage => storage.setItem(KEY, lastWasKeyboard ? 'yes' : 'no')))
}

/** Undefined if the browser denies storage. */
function tabStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(sessionStorage)
  } catch {
    return undefined
  }
}

// Tracks whether the last input came from the keyboard or a pointer. It starts with the app, so later pages know it, too.
let lastWasKeyboard = false

export const usesKeyboard = (): boolean => lastWasKeyboard

export function trackInputDevice(): void {
  const track = (event: Event) => {
    lastWasKeyboard = event.type === 'keydown'
  }
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, track, { capture: true, passive: true })
}

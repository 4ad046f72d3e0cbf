// Whether somebody goes by keys or points: followed from the start, for pages that come later.
let byKeys = false

export const usesKeyboard = (): boolean => byKeys

export function trackInputDevice(): void {
  const follow = (event: Event) => {
    byKeys = event.type === 'keydown'
  }
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, follow, { capture: true, passive: true })
}

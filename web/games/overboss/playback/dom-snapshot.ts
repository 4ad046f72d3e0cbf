/** Positions of all spots, piles and pieces before an animation. If several elements have the same key, it keeps the widest. */
export class DomSnapshot {
  readonly #root: HTMLElement
  readonly #rects = new Map<string, DOMRect>()
  readonly #elements = new Map<string, HTMLElement>()
  constructor(root: HTMLElement) {
    this.#root = root
    for (const element of root.querySelectorAll<HTMLElement>('[data-spot], [data-pile], [data-slot]')) {
      const rect = element.getBoundingClientRect()
      if (rect.width === 0) continue
      for (const key of keysOf(element))
        if (!this.#rects.has(key) || rect.width > (this.#rects.get(key)?.width ?? 0)) {
          this.#rects.set(key, rect)
          this.#elements.set(key, element)
        }
      for (const piece of element.querySelectorAll<HTMLElement>('.ob-piece')) {
        const kind = piece.classList.contains('ob-piece--token') ? 'token' : 'tile'
        for (const key of keysOf(element)) {
          const known = this.#rects.get(`${key} ${kind}`)
          const size = piece.getBoundingClientRect()
          if (!known || size.width > known.width) {
            this.#rects.set(`${key} ${kind}`, size)
            this.#elements.set(`${key} ${kind}`, piece)
          }
        }
      }
    }
  }
  rect(key: string): DOMRect | undefined {
    return this.#rects.get(key)
  }
  /** Adds a copy of the element to the table, at the position it had. Undefined if there was no such element. */
  copy(key: string): HTMLElement | undefined {
    const [element, rect] = [this.#elements.get(key), this.#rects.get(key)]
    const copy = element?.cloneNode(true)
    if (!(copy instanceof HTMLElement) || !element || !rect) return undefined
    copy.classList.add('ob-flying')
    copy.style.setProperty('--art-scale', getComputedStyle(element).getPropertyValue('--art-scale'))
    copy.style.left = `${rect.left}px`
    copy.style.top = `${rect.top}px`
    this.#root.append(copy)
    return copy
  }
}
const keysOf = ({ dataset }: HTMLElement): string[] => [
  ...(dataset.spot ? [dataset.spot] : []),
  ...(dataset.pile ? [dataset.pile] : []),
  ...(dataset.slot ? [`slot:${dataset.slot}`] : []),
]

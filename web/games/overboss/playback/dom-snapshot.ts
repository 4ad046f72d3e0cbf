/** Where everything lies at one moment. */
export class DomSnapshot {
  readonly #root: HTMLElement
  readonly #boxes = new Map<string, DOMRect>()
  readonly #copies = new Map<string, HTMLElement>()
  constructor(root: HTMLElement) {
    this.#root = root
    for (const element of root.querySelectorAll<HTMLElement>('[data-spot], [data-pile], [data-slot]')) {
      const box = element.getBoundingClientRect()
      if (box.width === 0) continue
      for (const key of keysOf(element))
        if (!this.#boxes.has(key) || box.width > (this.#boxes.get(key)?.width ?? 0)) {
          this.#boxes.set(key, box)
          this.#copies.set(key, element)
        }
      for (const piece of element.querySelectorAll<HTMLElement>('.ob-piece')) {
        const kind = piece.classList.contains('ob-piece--token') ? 'token' : 'tile'
        for (const key of keysOf(element)) {
          const known = this.#boxes.get(`${key} ${kind}`)
          const size = piece.getBoundingClientRect()
          if (!known || size.width > known.width) {
            this.#boxes.set(`${key} ${kind}`, size)
            this.#copies.set(`${key} ${kind}`, piece)
          }
        }
      }
    }
  }
  box(key: string): DOMRect | undefined {
    return this.#boxes.get(key)
  }
  /** A copy of what lay there, laid over the table at the same place. */
  copy(key: string): HTMLElement | undefined {
    const [element, box] = [this.#copies.get(key), this.#boxes.get(key)]
    const copy = element?.cloneNode(true)
    if (!(copy instanceof HTMLElement) || !element || !box) return undefined
    copy.classList.add('ob-flying')
    copy.style.setProperty('--art-scale', getComputedStyle(element).getPropertyValue('--art-scale'))
    copy.style.left = `${box.left}px`
    copy.style.top = `${box.top}px`
    this.#root.append(copy)
    return copy
  }
}
const keysOf = ({ dataset }: HTMLElement): string[] => [
  ...(dataset.spot ? [dataset.spot] : []),
  ...(dataset.pile ? [dataset.pile] : []),
  ...(dataset.slot ? [`slot:${dataset.slot}`] : []),
]

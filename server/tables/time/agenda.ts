// What a table does at a certain time: its clocks, requests that run out, messages that come later. One timer serves them all.

/** Starts a timer. Returns a function that ends it. */
export type StartTimer = (milliseconds: number, action: () => void) => () => void

interface Surroundings {
  readonly now: () => number
  readonly startTimer: StartTimer
  /** An action has thrown. */
  readonly fail: (error: unknown) => void
}
interface Item {
  readonly at: number
  readonly action: () => void
}
/** Timers of Node hold no more. */
const LONGEST = 2 ** 31 - 1

export class Agenda<Kind extends string> {
  readonly #surroundings: Surroundings
  readonly #items = new Map<Kind, Item>()
  #timer: { readonly at: number; readonly end: () => void } | undefined
  #hasEnded = false

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  /** Replaces the item of this kind. Without a time there is none. */
  set(kind: Kind, at: number | undefined, action: () => void = () => {}): void {
    if (at !== undefined) this.#items.set(kind, { at, action })
    else if (!this.#items.delete(kind)) return
    this.#startTimer()
  }
  /** Nothing happens any more. */
  end(): void {
    this.#hasEnded = true
    this.#items.clear()
    this.#startTimer()
  }

  #startTimer(): void {
    const first = this.#hasEnded ? undefined : Math.min(...[...this.#items.values()].map(({ at }) => at))
    const at = first === Number.POSITIVE_INFINITY ? undefined : first
    if (this.#timer?.at === at) return
    this.#timer?.end()
    const { now, startTimer } = this.#surroundings
    this.#timer =
      at === undefined
        ? undefined
        : { at, end: startTimer(Math.min(Math.max(0, at - now()), LONGEST), () => this.#act()) }
  }
  #act(): void {
    this.#timer = undefined
    const { now, fail } = this.#surroundings
    const time = now()
    for (const [kind, item] of [...this.#items]) {
      if (item.at > time || this.#items.get(kind) !== item) continue
      this.#items.delete(kind)
      try {
        item.action()
      } catch (error) {
        fail(error)
      }
    }
    this.#startTimer()
  }
}

// Delivers changes to listeners. A listener may change the match: the update about that follows after this one has reached everybody.
import type { Choice, Viewer } from '@overlair/rules/kernel'
import type { Listener, Update } from './contract.ts'

export class Subscribers<C extends Choice, View> {
  readonly #listeners = new Map<Viewer, Set<Listener<C, View>>>()
  readonly #deliveries: (() => void)[] = []
  #delivering = false

  subscribe(viewer: Viewer, listener: Listener<C, View>): () => void {
    const listeners = this.#listeners.get(viewer) ?? new Set()
    this.#listeners.set(viewer, listeners)
    // A listener may be passed twice, and each subscription ends on its own.
    const own: Listener<C, View> = update => listener(update)
    listeners.add(own)
    return () => void listeners.delete(own)
  }

  /** The viewers with a listener. */
  viewers(): readonly Viewer[] {
    return [...this.#listeners].flatMap(([viewer, listeners]) => (listeners.size > 0 ? [viewer] : []))
  }

  /** Computes the update of each viewer now and delivers it. Rethrows the first error of a listener after all have been called. */
  publish(updateFor: (viewer: Viewer) => Update<C, View>): void {
    for (const viewer of this.viewers()) {
      const update = updateFor(viewer)
      this.#deliveries.push(...[...this.#listeners.get(viewer)!].map(listener => () => listener(update)))
    }
    if (!this.#delivering) this.#deliver()
  }

  #deliver(): void {
    const errors: unknown[] = []
    this.#delivering = true
    for (let deliver = this.#deliveries.shift(); deliver; deliver = this.#deliveries.shift())
      try {
        deliver()
      } catch (error) {
        errors.push(error)
      }
    this.#delivering = false
    if (errors.length > 0) throw errors[0]
  }
}

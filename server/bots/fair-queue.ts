// Questions that wait, served fairly by table: one question of a table at a time, the tables in turn.

export class FairQueue<T> {
  /** By table, the table whose turn is next first. */
  readonly #waiting = new Map<string, T[]>()
  readonly #served = new Set<string>()

  add(table: string, item: T): void {
    const waiting = this.#waiting.get(table)
    if (waiting) waiting.push(item)
    else this.#waiting.set(table, [item])
  }
  /** The next question. Its table gets no other before `done`. Undefined if no table may be served. */
  take(): { readonly table: string; readonly item: T } | undefined {
    for (const [table, [item, ...others]] of this.#waiting) {
      if (item === undefined || this.#served.has(table)) continue
      this.#served.add(table)
      this.#waiting.delete(table)
      if (others.length > 0) this.#waiting.set(table, others)
      return { table, item }
    }
    return undefined
  }
  done(table: string): void {
    this.#served.delete(table)
  }
  /** Empties the queue. Returns all questions in it. */
  clear(): readonly T[] {
    const items = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    return items
  }
}

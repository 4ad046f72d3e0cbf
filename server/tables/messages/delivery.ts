// The order of messages at one table. A message leaves when its entries are on disk, after all messages before it.

export class Delivery {
  #written: Promise<unknown> = Promise.resolve()
  #delivered: Promise<unknown> = Promise.resolve()
  #hasStopped = false

  /** Ends when everything so far is on disk, or will never be. */
  get written(): Promise<unknown> {
    return this.#written
  }
  /** Ends when everything so far has been sent, or will never be. */
  get delivered(): Promise<unknown> {
    return this.#delivered
  }

  /** Resolves when the message has been sent. Rejects if its entries could not be written. */
  add(send: () => void, written: Promise<void> = Promise.resolve()): Promise<void> {
    const before = this.#delivered
    const delivered = (async () => {
      await written
      await before
      if (!this.#hasStopped) send()
    })()
    this.#written = Promise.allSettled([this.#written, written])
    this.#delivered = delivered.catch(() => {})
    return delivered
  }
  /** Messages that wait are never sent. */
  stop(): void {
    this.#hasStopped = true
  }
}

// The order of messages at one table. A message leaves when its entries are on disk, after all messages before it, and not before its time.

interface Clock {
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}
export interface Conditions {
  /** Resolves when the entries behind the message are on disk. */
  readonly written?: Promise<void>
  /** The message leaves this long after `since`, or after the paced message before it. So the time that the server needed does not show. */
  readonly pause?: number
  readonly since?: number
}

export class Delivery {
  readonly #clock: Clock
  #written: Promise<unknown> = Promise.resolve()
  #delivered: Promise<unknown> = Promise.resolve()
  /** The time of the last paced message. */
  #due = 0
  #hasStopped = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Ends when everything so far is on disk, or will never be. */
  get written(): Promise<unknown> {
    return this.#written
  }
  /** Ends when everything so far has been sent, or will never be. */
  get delivered(): Promise<unknown> {
    return this.#delivered
  }

  /** Resolves when the message has been sent. Rejects if its entries could not be written. */
  add(send: () => void, { written = Promise.resolve(), pause = 0, since = 0 }: Conditions = {}): Promise<void> {
    const before = this.#delivered
    if (pause > 0) this.#due = Math.max(this.#due, since) + pause
    const due = pause > 0 ? this.#due : undefined
    const delivered = (async () => {
      await written
      await before
      const left = due === undefined ? 0 : due - this.#clock.now()
      if (left > 0 && !this.#hasStopped) await this.#clock.wait(left)
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

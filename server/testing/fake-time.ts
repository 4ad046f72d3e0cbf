// A clock that stands still until the test moves it.
import type { StartTimer } from '../tables/time/agenda.ts'

interface Timer {
  readonly due: number
  readonly action: () => void
}

export class FakeTime {
  #now = 0
  #timers: readonly Timer[] = []

  readonly now = (): number => this.#now
  readonly startTimer: StartTimer = (milliseconds, action) => {
    const timer = { due: this.#now + milliseconds, action }
    this.#timers = [...this.#timers, timer]
    return () => {
      this.#timers = this.#timers.filter(one => one !== timer)
    }
  }
  readonly wait = (milliseconds: number): Promise<void> =>
    new Promise(resolve => this.startTimer(milliseconds, () => resolve()))

  /** The number of timers that run. */
  get timers(): number {
    return this.#timers.length
  }
  /** Lets time pass. Timers that end meanwhile see their own time. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const [next] = this.#timers.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)
      if (!next) break
      this.#timers = this.#timers.filter(one => one !== next)
      this.#now = Math.max(this.#now, next.due)
      next.action()
    }
    this.#now = end
  }
}

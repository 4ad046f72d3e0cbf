// Messages that some people get later, in their order.
import type { Agenda } from '../time/agenda.ts'

interface Surroundings {
  readonly agenda: Pick<Agenda<'spectators'>, 'set'>
  readonly now: () => number
}
interface Waiting {
  readonly due: number
  readonly send: () => void
}

export class Delayed {
  readonly #surroundings: Surroundings
  #waiting: readonly Waiting[] = []

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0
  }
  /** Calls `send` after the delay and after all before it: at once if there is neither. */
  add(milliseconds: number, send: () => void): void {
    const due = Math.max(this.#surroundings.now() + milliseconds, this.#waiting.at(-1)?.due ?? 0)
    if (milliseconds === 0 && this.#waiting.length === 0) return send()
    this.#waiting = [...this.#waiting, { due, send }]
    this.#plan()
  }

  #plan(): void {
    this.#surroundings.agenda.set('spectators', this.#waiting[0]?.due, () => this.#sendDue())
  }
  #sendDue(): void {
    const now = this.#surroundings.now()
    const due = this.#waiting.filter(one => one.due <= now)
    this.#waiting = this.#waiting.slice(due.length)
    this.#plan()
    for (const { send } of due) send()
  }
}

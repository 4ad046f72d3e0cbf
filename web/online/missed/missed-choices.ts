// Which choices of others the player has not seen: they were made while the connection was lost, or while no page of this device showed
// the table.
import type { Step } from '@overlair/play/match/contract'
import { canonical, type Seat } from '@overlair/rules/kernel'
import { effect, type ReadonlySignal, signal } from '@preact/signals'

interface MissedOptions {
  readonly isLost: ReadonlySignal<boolean>
  /** All choices that the page shows. Undefined before it shows the game. */
  readonly log: () => readonly Step[] | undefined
  readonly mySeats: () => readonly Seat[]
  /** The number of choices that this device had shown of the table before this page. Undefined if it has shown none. */
  readonly seenBefore: number | undefined
}
export interface Missed {
  /** The first choice that the player has not seen. */
  readonly from: number
  /** Choices of others since then. */
  readonly count: number
}
export class MissedChoices {
  readonly stop: () => void
  readonly #options: MissedOptions
  readonly #missed = signal<Missed | undefined>(undefined)
  #logBefore: readonly Step[] | undefined

  constructor(options: MissedOptions) {
    this.#options = options
    this.stop = effect(() => {
      if (options.isLost.value) this.#logBefore ??= options.log()
    })
  }
  /** Until the player has seen it. */
  get missed(): ReadonlySignal<Missed | undefined> {
    return this.#missed
  }
  /** Call it when the whole position has come, with its log. */
  caughtUp(log: readonly Step[]): void {
    const { log: shown, seenBefore } = this.#options
    const before = this.#logBefore
    this.#logBefore = undefined
    // A page that shows the game already learns from its own log.
    const seen = before ? commonLength(before, log) : shown() ? undefined : seenBefore
    if (seen === undefined) return
    const from = Math.min(seen, this.#missed.peek()?.from ?? seen)
    const mine = this.#options.mySeats()
    const count = log.slice(from).filter(({ seat }) => !mine.includes(seat)).length
    this.#missed.value = count > 0 ? { from, count } : undefined
  }
  /** Call it when the server has sent all choices since the loss: the page plays them like any others. */
  resumed(): void {
    this.#logBefore = undefined
  }
  /** The player has seen it, or does not want to. */
  close(): void {
    this.#missed.value = undefined
  }
}

/** The number of choices that both logs begin with. They differ only at their ends, after an undo. */
function commonLength(before: readonly Step[], now: readonly Step[]): number {
  let length = Math.min(before.length, now.length)
  while (length > 0 && !isSame(before[length - 1]!, now[length - 1]!)) length--
  return length
}
const isSame = (one: Step, other: Step): boolean =>
  one.seat === other.seat && canonical(one.events) === canonical(other.events)

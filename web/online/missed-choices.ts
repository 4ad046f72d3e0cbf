// Counts the choices that others made while the connection of this page was lost.
import type { Step } from '@overlair/play/match/contract'
import type { Seat } from '@overlair/rules/kernel'
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'

interface MissedOptions {
  readonly isLost: ReadonlySignal<boolean>
  /** All choices that the page knows. Undefined before it shows the game. */
  readonly log: () => readonly Step[] | undefined
  readonly mySeats: () => readonly Seat[]
}
export class MissedChoices {
  /** Until the player has seen it. */
  readonly count: Signal<number> = signal(0)
  readonly stop: () => void
  readonly #options: MissedOptions
  #lengthBefore: number | undefined

  constructor(options: MissedOptions) {
    this.#options = options
    this.stop = effect(() => {
      if (!options.isLost.value) return
      // A page that has shown nothing yet has missed nothing: its first try to connect may fail, too.
      this.#lengthBefore ??= options.log()?.length
    })
  }
  /** Call it when the whole position and its log have come. */
  caughtUp(): void {
    const { log, mySeats } = this.#options
    if (this.#lengthBefore === undefined) return
    const mine = mySeats()
    const missed = log()?.slice(this.#lengthBefore) ?? []
    this.count.value += missed.filter(({ seat }) => !mine.includes(seat)).length
    this.#lengthBefore = undefined
  }
}

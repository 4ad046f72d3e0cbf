// The choices of an online match so far, as each viewer of a client may know them.
import type { Step } from '@overlair/play/match/contract'
import type { PublicStep, StepsMessage, WholeLog } from '@overlair/protocol/messages'
import type { Seat, Viewer } from '@overlair/rules/kernel'
import { stepFor } from './played-batch.ts'

export class RemoteLogs {
  /** The list of a viewer is new after a change; its steps stay the same objects. */
  readonly #logs = new Map<Viewer, readonly Step[]>()

  of(viewer: Viewer): readonly Step[] {
    return this.#logs.get(viewer) ?? []
  }
  /** Begins again with a whole log. */
  replace(log: WholeLog, seats: readonly Seat[]): void {
    for (const viewer of ['spectator', ...seats] as const) {
      let events = 0
      const steps = log.steps.map(step => {
        const first = events
        events += step.events.length
        return stepFor(viewer, log, step, first)
      })
      this.#logs.set(viewer, steps)
    }
  }
  /** Adds a step of a batch. `first` is the number of its first event there. */
  add(message: StepsMessage, step: PublicStep, first: number): void {
    // A log that was fetched after its position may be ahead.
    for (const [viewer, log] of this.#logs)
      this.#logs.set(viewer, [...log.slice(0, step.index), stepFor(viewer, message, step, first)])
  }
  /** Keeps only so many choices. Returns a function that brings the others back. */
  cut(choices: number): () => void {
    const all = [...this.#logs]
    for (const [viewer, log] of all) this.#logs.set(viewer, log.slice(0, choices))
    return () => {
      for (const [viewer, log] of all) this.#logs.set(viewer, log)
    }
  }
}

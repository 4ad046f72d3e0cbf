// The log of each viewer. Each step is computed once.
import { eventFor, type Viewer } from '@overlair/rules/kernel'
import type { PlayedChoice } from '../undo.ts'
import type { Step } from './contract.ts'

const stepOf = ({ answer: { seat, choice }, events }: PlayedChoice, index: number, viewer: Viewer): Step => ({
  index,
  seat,
  choice: viewer === seat ? choice : undefined,
  events: events.map(event => eventFor(event, viewer)),
})

interface ViewerLog {
  /** Grows in place, so that a choice late in a long game costs no more than the first. */
  readonly steps: Step[]
  /** A copy of `steps` for those who asked for it. */
  copy?: readonly Step[] | undefined
}

export class ViewerLogs {
  /** Grows and shrinks in place. */
  readonly #played: readonly PlayedChoice[]
  readonly #logs = new Map<Viewer, ViewerLog>()

  constructor(played: readonly PlayedChoice[]) {
    this.#played = played
  }

  /** All steps. The same list until the match changes. */
  read(viewer: Viewer): readonly Step[] {
    const log = this.#upToDate(viewer)
    return (log.copy ??= [...log.steps])
  }
  last(viewer: Viewer): Step {
    return this.#upToDate(viewer).steps.at(-1)!
  }
  /** Must be called after an undo. */
  cut(length: number): void {
    for (const log of this.#logs.values()) {
      log.steps.splice(length)
      log.copy = undefined
    }
  }

  #upToDate(viewer: Viewer): ViewerLog {
    const log: ViewerLog = this.#logs.get(viewer) ?? { steps: [] }
    this.#logs.set(viewer, log)
    for (let index = log.steps.length; index < this.#played.length; index++) {
      log.steps.push(stepOf(this.#played[index]!, index, viewer))
      log.copy = undefined
    }
    return log
  }
}

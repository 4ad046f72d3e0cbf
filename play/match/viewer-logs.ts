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

export class ViewerLogs {
  readonly #logs = new Map<Viewer, readonly Step[]>()

  /** The log of these choices. It must be cut after an undo. */
  read(viewer: Viewer, played: readonly PlayedChoice[]): readonly Step[] {
    const known = this.#logs.get(viewer) ?? []
    if (known.length === played.length) return known
    const more = played.slice(known.length).map((choice, i) => stepOf(choice, known.length + i, viewer))
    const log = [...known, ...more]
    this.#logs.set(viewer, log)
    return log
  }
  cut(length: number): void {
    for (const [viewer, log] of this.#logs) this.#logs.set(viewer, log.slice(0, length))
  }
}

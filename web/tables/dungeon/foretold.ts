// What the rules foretell of the heroes at the table. It is found out after the table is drawn, so that nobody waits for it.
import { type Foretold, foretell } from '@overlair/rules/dungeon/foretelling'
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { DungeonMatch } from './match.ts'

const nothing: Foretold = { lures: {}, fates: {}, visits: {} }

export interface Foretelling {
  /** As the table was when everything that happened had been shown. */
  readonly foretold: ReadonlySignal<Foretold>
  close(): void
}
export function openForetelling(match: DungeonMatch, ready: ReadonlySignal<boolean>): Foretelling {
  const foretold = signal(nothing)
  let [frame, timer] = [0, 0]
  const forget = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const stop = effect(() => {
    const { viewer } = match.view.value
    forget()
    if (!ready.value) return
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        foretold.value = foretell(match.tryOut().position, viewer)
      })
    })
  })
  return {
    foretold,
    close() {
      stop()
      forget()
    },
  }
}

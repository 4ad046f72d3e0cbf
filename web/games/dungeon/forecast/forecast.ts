// What the rules foretell of the heroes at the table. It is found out after the table is drawn, so that nobody waits for it.
import type { Sandbox } from '@overlair/play/lookahead'
import type { State } from '@overlair/rules/dungeon/model/state'
import { type Forecast, forecast } from '@overlair/rules/dungeon/view/forecast'
import type { Viewer } from '@overlair/rules/kernel'
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { afterNextPaint } from '../../../table/deferred.tsx'
import { reuseUnchanged } from '../../../table/view-signals.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'

const nothing: Forecast = { lures: {}, fates: {}, fatesBySeat: {} }

/** Whoever plays a dungeon game in their head does so in states of the dungeon games. */
export const forecastIn = ({ position }: Sandbox, viewer: Viewer): Forecast => forecast(position as State, viewer)

export interface ForecastSignal {
  /** As the table was when everything that happened had been shown. */
  readonly foretold: ReadonlySignal<Forecast>
  close(): void
}
export function createForecast(match: DungeonMatch, ready: ReadonlySignal<boolean>): ForecastSignal {
  const foretold = signal(nothing)
  let forget = () => {}
  const stop = effect(() => {
    const { viewer } = match.view.value
    forget()
    if (!ready.value) return
    forget = afterNextPaint(() => {
      foretold.value = reuseUnchanged(foretold.peek(), forecastIn(match.sandbox(), viewer))
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

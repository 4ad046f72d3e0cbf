// The forecast of the rules as a signal. It is computed after the table is painted, so that it does not delay the table.
import { forecastIn } from '@overlair/play/auto-pass/dungeon/forecast'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { afterNextPaint } from '../../../table/deferred.tsx'
import { reuseUnchanged } from '../../../table/view-signals.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'

const emptyForecast: Forecast = { lures: {}, fates: {}, fatesBySeat: {} }

export interface ForecastSignal {
  /** The forecast for the last view that playback has shown completely. */
  readonly forecast: ReadonlySignal<Forecast>
  close(): void
}
export function createForecast(match: DungeonMatch, ready: ReadonlySignal<boolean>): ForecastSignal {
  const latest = signal(emptyForecast)
  let cancel = () => {}
  const stop = effect(() => {
    const { viewer } = match.view.value
    cancel()
    if (!ready.value) return
    cancel = afterNextPaint(() => {
      latest.value = reuseUnchanged(latest.peek(), forecastIn(match.sandbox(), viewer))
    })
  })
  return {
    forecast: latest,
    close() {
      stop()
      cancel()
    },
  }
}

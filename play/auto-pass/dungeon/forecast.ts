import type { State } from '@overlair/rules/dungeon/model/state'
import { type Forecast, forecast, forecastFates } from '@overlair/rules/dungeon/view/forecast'
import type { Viewer } from '@overlair/rules/kernel'
import type { Sandbox } from '../../lookahead.ts'

/** Returns the forecast for the position of a sandbox. The cast is safe: the match belongs to a dungeon game. */
export const forecastIn = ({ position }: Sandbox, viewer: Viewer): Forecast => forecast(position as State, viewer)
export const fatesIn = ({ position }: Sandbox, viewer: Viewer): Forecast['fates'] =>
  forecastFates(position as State, viewer)

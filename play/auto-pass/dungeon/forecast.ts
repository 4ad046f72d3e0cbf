import type { State } from '@overlair/rules/dungeon/model/state'
import { type Forecast, forecast } from '@overlair/rules/dungeon/view/forecast'
import type { Viewer } from '@overlair/rules/kernel'
import type { Sandbox } from '../../lookahead.ts'

/** Returns the forecast for the position of a sandbox. The cast is safe: the match belongs to a dungeon game. */
export const forecastIn = ({ position }: Sandbox, viewer: Viewer): Forecast => forecast(position as State, viewer)

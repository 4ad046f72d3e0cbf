// Overboss on the kernel's contract.
import type { Game } from '../kernel/contract.ts'
import type { Choice } from './choices.ts'
import type { Event } from './events.ts'
import { inventory } from './inventory.ts'
import { apply } from './machine.ts'
import { options, players } from './options.ts'
import { redeal } from './redeal.ts'
import type { OverbossResult } from './scoring/result.ts'
import { setup } from './setup.ts'
import { clone, type State } from './state.ts'
import { version } from './version.ts'
import { type View, view } from './view.ts'

export const overboss: Game<State, Choice, View, Event, OverbossResult> = {
  id: 'overboss',
  version,
  players,
  options: options,
  setup,
  asks: state => state.asks,
  apply,
  view,
  result: state => state.result ?? undefined,
  clone,
  redeal,
  inventory,
}

export * from './campaign.ts'
export { levels } from './campaign-levels.ts'
export { missionCells } from './campaign-missions.ts'
export { readCampaign } from './campaign-reading.ts'
export type { Choice } from './choices.ts'
export type { Event } from './events.ts'
export { scoreSheets } from './scoring/result.ts'
export { situations } from './situation.ts'
export type { State } from './state.ts'
export type { View } from './view.ts'

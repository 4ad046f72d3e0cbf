// Overboss as a `Game` of the kernel.
import type { Game } from '../kernel/contract.ts'
import { explained } from '../kernel/refusals.ts'
import { deal } from './engine/deal.ts'
import { apply } from './engine/machine.ts'
import { options, resolveOptions } from './engine/options.ts'
import { sealOwn, sealPublic } from './engine/seal.ts'
import { setup } from './engine/setup.ts'
import { type View, view } from './engine/view.ts'
import type { Choice } from './model/choices.ts'
import type { Event } from './model/events.ts'
import { inventory } from './model/inventory.ts'
import { players } from './model/player-counts.ts'
import type { OwnOverboss, PublicOverboss } from './model/sealed.ts'
import { clone, type OverbossResult, type State } from './model/state.ts'
import { version } from './model/version.ts'
import { refusal } from './refusals/refusal.ts'

export const overboss: Game<State, Choice, View, Event, OverbossResult, PublicOverboss, OwnOverboss> = {
  id: 'overboss',
  version,
  players,
  options,
  resolve: resolveOptions,
  setup,
  asks: state => state.asks,
  apply(state, seat, choice, watch) {
    try {
      return apply(state, seat, choice, watch)
    } catch (error) {
      throw explained({ refusal }, state, seat, choice, error)
    }
  },
  refusal,
  view,
  result: state => state.result ?? undefined,
  clone,
  sealPublic,
  sealOwn,
  deal,
  inventory,
}

export * from './campaign/campaign.ts'
export { levels } from './campaign/levels.ts'
export { missionCells } from './campaign/missions.ts'
export { readCampaign } from './campaign/read.ts'
export type { View } from './engine/view.ts'
export type { Choice } from './model/choices.ts'
export type { Event } from './model/events.ts'
export type { State } from './model/state.ts'
export { scoreSheets } from './result/result.ts'
export { situations } from './situation/situation.ts'

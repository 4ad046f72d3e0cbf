// The games on the kernel's contract: one engine, a rule set each.
import { type Game, GameError } from '../../kernel/index.ts'
import { answer } from '../engine/interpreter.ts'
import { optionsOf, playerCountsOf } from '../engine/settings.ts'
import type { Choice } from '../model/choices.ts'
import { clone } from '../model/clone.ts'
import type { Event } from '../model/events.ts'
import { inventory } from '../model/inventory.ts'
import type { DungeonResult, State } from '../model/state.ts'
import { rulesVersion } from '../model/version.ts'
import { setup } from '../round/setup.ts'
import { redeal } from '../view/redeal.ts'
import { type View, view } from '../view/view.ts'

export type DungeonGame = Game<State, Choice, View, Event, DungeonResult>
/** Frames of other rules mean nothing here. */
function ofThisVersion(s: State): State {
  if (s.version !== rulesVersion)
    throw new GameError('bad-state', `the state was made by rules ${s.version}; these are ${rulesVersion}`)
  return s
}
export const dungeonGame = (id: string): DungeonGame => ({
  id,
  version: rulesVersion,
  players: playerCountsOf[id]!,
  options: optionsOf[id]!,
  setup: (options, seed) => setup(id, options, seed),
  asks: s => s.asks,
  apply: (s, seat, choice) => answer(ofThisVersion(s), seat, choice),
  view,
  result: s => s.result ?? undefined,
  clone,
  redeal,
  inventory,
})

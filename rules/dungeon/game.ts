// The games on the kernel's contract: one engine, a rule set each.
import { type Game, GameError } from '../kernel/index.ts'
import type { Choice } from './choices.ts'
import { clone } from './clone.ts'
import type { Event } from './events.ts'
import { inventory } from './inventory.ts'
import { answer } from './machine.ts'
import { optionsOf, playerCountsOf } from './options.ts'
import { redeal } from './redeal.ts'
import { setup } from './setup.ts'
import type { DungeonResult, State } from './state.ts'
import { rulesVersion } from './version.ts'
import { type View, view } from './view.ts'

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

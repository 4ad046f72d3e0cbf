// A game of this family as a `Game` of the kernel. All of them share one engine; each has its own rule set.
import { type Game, GameError } from '../../kernel/index.ts'
import { answer } from '../engine/interpreter.ts'
import { type RuleSet, readGameSettings, registerRuleSet, resolveOptions } from '../engine/rulesets.ts'
import type { Choice } from '../model/choices.ts'
import { clone } from '../model/clone.ts'
import type { Event } from '../model/events.ts'
import { inventory } from '../model/inventory.ts'
import type { DungeonPosition } from '../model/sealed.ts'
import type { DungeonResult, State } from '../model/state.ts'
import { rulesVersion } from '../model/version.ts'
import { setup } from '../round/setup.ts'
import { deal } from '../view/deal.ts'
import { seal } from '../view/seal.ts'
import { type View, view } from '../view/view.ts'

export type DungeonGame = Game<State, Choice, View, Event, DungeonResult, DungeonPosition>
/** Throws if other rules made the state: its frames may point into programs that have changed since. */
function ofThisVersion(s: State): State {
  if (s.version !== rulesVersion)
    throw new GameError('bad-state', `the state was made by rules ${s.version}; these are ${rulesVersion}`)
  return s
}
export function dungeonGame(id: string, ruleSet: RuleSet): DungeonGame {
  registerRuleSet(id, ruleSet)
  return {
    id,
    version: rulesVersion,
    players: ruleSet.players,
    options: ruleSet.options,
    resolve: raw => resolveOptions(id, raw),
    setup: (options, seed) => setup(readGameSettings(id, options), seed),
    asks: s => s.asks,
    apply: (s, seat, choice) => answer(ofThisVersion(s), seat, choice),
    view,
    result: s => s.result ?? undefined,
    clone,
    seal,
    deal,
    inventory,
  }
}

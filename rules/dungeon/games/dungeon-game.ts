// A game of this family as a `Game` of the kernel. All of them share one engine; each has its own rule set.
import { explained, type Game, GameError } from '../../kernel/index.ts'
import { discarding } from '../actions/cards.ts'
import { levellingUp } from '../actions/level-up.ts'
import { type BoxSupply, Catalogue, enterCatalogue } from '../engine/catalogue.ts'
import { answer, answerWatched } from '../engine/interpreter.ts'
import { type RuleSet, readGameSettings, resolveOptions } from '../engine/rulesets.ts'
import { ordering } from '../engine/triggers.ts'
import { negation, spellResolved, window } from '../engine/windows.ts'
import type { Choice } from '../model/choices.ts'
import { clone } from '../model/clone.ts'
import type { Event } from '../model/events.ts'
import { inventory } from '../model/inventory.ts'
import type { OwnDungeon, PublicDungeon } from '../model/sealed.ts'
import type { DungeonResult, State } from '../model/state.ts'
import { rulesVersion } from '../model/version.ts'
import { refusal } from '../refusals/refusal.ts'
import { setup } from '../round/setup.ts'
import { deal } from '../view/deal.ts'
import { sealOwn, sealPublic } from '../view/seal.ts'
import { type View, view } from '../view/view.ts'

export type DungeonGame = Game<State, Choice, View, Event, DungeonResult, PublicDungeon, OwnDungeon>
/** Throws if other rules made the state: its frames may point into programs that have changed since. */
function ofThisVersion(s: State): void {
  if (s.version !== rulesVersion)
    throw new GameError('bad-state', `the state was made by rules ${s.version}; these are ${rulesVersion}`)
}
/** Programs that functions of the engine start, whatever the game. */
const sharedPrograms = [ordering, window, negation, spellResolved, discarding, levellingUp]
export interface DungeonGameParts {
  readonly id: string
  readonly ruleSet: RuleSet
  readonly boxes: BoxSupply
}
/** Assembles a game from its rule set and its boxes. Throws if two games have the same id. */
export function dungeonGame({ id, ruleSet, boxes }: DungeonGameParts): DungeonGame {
  enterCatalogue(new Catalogue({ id, ruleSet, boxes, programs: sharedPrograms }))
  return {
    id,
    version: rulesVersion,
    players: ruleSet.players,
    options: ruleSet.options,
    resolve: raw => resolveOptions(id, raw),
    setup: (options, seed) => setup(readGameSettings(id, options), seed),
    asks: s => s.asks,
    apply(s, seat, choice, watch) {
      ofThisVersion(s)
      try {
        return watch ? answerWatched(s, seat, choice, watch) : answer(s, seat, choice)
      } catch (error) {
        throw explained({ refusal }, s, seat, choice, error)
      }
    },
    refusal,
    view,
    result: s => s.result ?? undefined,
    clone,
    sealPublic,
    sealOwn,
    // A view shows of the stack only who answers a pending effect.
    unseen: ({ pending }) => (pending.length > 0 ? [] : ['stack']),
    deal,
    inventory,
  }
}

// The differences between the games of this family. Each file in `games/` has the rule set of its game; the engine reads the
// rule set of the current game and knows no game by name.
import {
  type Cause,
  type OptionSpec,
  type PlayerCounts,
  type RawOptions,
  type ReadOptions,
  readOptions,
} from '../../kernel/index.ts'
import type { Choice } from '../model/choices.ts'
import { type Reason, reasonRules } from '../model/refusals.ts'
import type {
  Board,
  CardName,
  Hero,
  HeroName,
  ItemName,
  Phase,
  RoomId,
  Seat,
  Space,
  State,
  Variants,
} from '../model/state.ts'
import { catalogueOf } from './catalogue.ts'
import type { Program } from './programs.ts'
import type { Resolver } from './windows.ts'

/** The options of a game after they were checked. */
export interface GameSettings {
  readonly game: string
  readonly players: number
  readonly sets: readonly string[]
  /** The sets whose heroes take part. */
  readonly heroes: readonly string[]
  readonly variants: Variants
}
/** The phases of a round, in order, each with its program. */
export type RoundPhases = readonly { readonly name: Phase; readonly program: Program }[]
export interface RuleSet {
  readonly players: PlayerCounts
  readonly options: readonly OptionSpec[]
  /** Turns options into settings. `readOptions` has checked them. */
  readonly settings: (options: ReadOptions) => Pick<GameSettings, 'sets' | 'heroes' | 'variants'>
  /** The order in which declared effects resolve (windows.ts). */
  readonly resolver: Resolver
  /** The discard pile starts with cards from the decks (NL-13). */
  readonly seedsPile: boolean
  /** Whether each player discards two cards of the opening hand (BM-27, NL-11, NL-35). */
  readonly openingDiscard: (variants: Variants) => boolean
  /** The souls that bar a player from the Machinations draw (NL-40). */
  readonly machinationsBarredBy: 'defeated' | 'gained'
  /** The order of seats after the active player: the order of the round, or clockwise. */
  readonly turns: 'in-order' | 'clockwise'
  /** A mulligan shows the hand to all players (SB-36). */
  readonly mulliganShowsHand: boolean
  /** A hero sent to an entrance in the Adventure phase stays there for this round (SB-192). */
  readonly sentHeroesWait: boolean
  /** A hero that an effect moves away has left its room alive (SB-328); in the other games it has not left it (BM-232). */
  readonly movedHeroesLeave: boolean
  /** Names of the program of the whole game and of its parts. Situations start in the middle, so they need the parts. */
  readonly programs: {
    readonly game: Program
    /** The game after the opening hands are drawn. */
    readonly opening: Program
    readonly rounds: Program
    /** One step per phase, in the order of `phases`. */
    readonly round: Program
  }
  readonly phases: RoundPhases
  /** Undefined in games without a town board. */
  readonly board?: BoardRules
  /** The most counters that a room may hold (SB-257). */
  readonly counterLimit?: (s: State) => number
  /** Alternatives to placing a room, in a player's own placing turn (SB-289). */
  readonly buildAlternatives?: {
    readonly offers: (s: State, seat: Seat) => Choice[]
    readonly take: (s: State, seat: Seat, card: CardName) => void
  }
  /** Pushes heroes out of town after a hero came back to its right end. Without it, heroes in town keep the order of their reveal. */
  readonly makeRoomInTown?: (s: State, hero: Hero) => void
  /** Finds the dungeon that lures a hero. Without it, the dungeon with the most symbols does. */
  readonly bait?: (s: State, hero: Hero, place: number) => BaitResult
  /** Rule ids of the base rulebook, mapped to the same rules in this game's rulebook. */
  readonly ruleNumbers?: { readonly [rule: string]: Cause }
  /** The rules of reasons that this game's rulebook has under other ids. */
  readonly reasonRules?: { readonly [R in Reason]?: Cause }
}
/** The town board and what lies on it (SB-7). */
export interface BoardRules {
  readonly create: (s: State) => Board
  /** The action spaces of the board. Rooms and bosses can be action spaces, too. */
  readonly spaces: readonly Space[]
  /** Whether a minion is on this room (SB-161). */
  readonly hasMinion: (s: State, room: RoomId) => boolean
  /** The heroes on the landmarks and in the Tavern. */
  readonly heroes: (s: State) => readonly Hero[]
  /** The heroes that a minion can summon, each with the health token that it would get (SB-149, SB-150). */
  readonly summonable: (s: State) => readonly { readonly hero: Hero; readonly token: number }[]
  /** The items that a hero carries (SB-277). */
  readonly itemsOf: (s: State, hero: HeroName) => readonly ItemName[]
  /** Takes all items from a hero and returns them. */
  readonly takeItems: (s: State, hero: HeroName) => readonly ItemName[]
}
export interface BaitResult {
  readonly seat?: Seat
  readonly count: number
  readonly tie: boolean
  /** The number of symbols that the hero's place in town requires, if it requires one (SB-253). */
  readonly needed?: number
  readonly why: Cause
}

export const ruleSetOf = (s: State): RuleSet => catalogueOf(s).ruleSet
const ruleSetFor = (game: string): RuleSet => catalogueOf({ game }).ruleSet
export const hasBoard = (game: string): boolean => ruleSetFor(game).board !== undefined
export const phasesOf = (game: string): readonly Phase[] => ruleSetFor(game).phases.map(({ name }) => name)
export const resolutionOrderOf = (game: string): Resolver['order'] => ruleSetFor(game).resolver.order
/** Returns the id of a rule in the rulebook of this game. */
export const ruleNumberIn = (s: State, why: Cause): Cause => ruleSetOf(s).ruleNumbers?.[why] ?? why
/** Returns the rule of a reason in the rulebook of this game. Undefined if it depends on a card or on the current ask. */
export const ruleOfReason = (s: State, reason: Reason): Cause | undefined =>
  ruleSetOf(s).reasonRules?.[reason] ?? reasonRules[reason] ?? undefined

/** Checks options and fills in those that are missing. Throws a GameError if they are not valid. */
export function resolveOptions(game: string, raw: RawOptions): ReadOptions {
  const { players, options } = ruleSetFor(game)
  return readOptions(game, players, options, raw)
}
/** Checks options and turns them into settings. Throws a GameError if they are not valid. */
export function readGameSettings(game: string, raw: RawOptions): GameSettings {
  const read = resolveOptions(game, raw)
  return { game, players: read.players, ...ruleSetFor(game).settings(read) }
}

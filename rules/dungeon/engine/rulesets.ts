// Where the rulebooks of the games differ. The rest of the engine does not know which of them is played.
import type { Cause } from '../../kernel/index.ts'
import type { Choice } from '../model/choices.ts'
import type { Board, CardName, Hero, Seat, State, Variants } from '../model/state.ts'

export interface RuleSet {
  /** The order in which declared effects resolve (windows.ts). */
  readonly resolver: 'active-player-first' | 'last-in-first-out'
  /** The pile starts with cards from the decks (NL-13). */
  readonly seedsPile: boolean
  /** Two cards of the opening hand are discarded (BM-27, NL-11, NL-35). */
  readonly openingDiscard: (variants: Variants) => boolean
  /** Which souls bar a player from the Machinations draw (NL-40). */
  readonly machinationsBarredBy: 'defeated' | 'gained'
  /** Who acts after the active player: by the order of the round, or around the table. */
  readonly turns: 'in-order' | 'clockwise'
  /** A mulligan shows the hand to all (SB-36). */
  readonly mulliganShowsHand: boolean
  /** A hero sent to an entrance in the Adventure phase stays there for this round (SB-192). */
  readonly sentHeroesWait: boolean
  /** By name: the program of the whole game, and for situations the round, phase by phase. */
  readonly programs: {
    readonly game: string
    /** From the opening hands on. */
    readonly opening: string
    readonly rounds: string
    readonly round: string
    readonly phases: readonly string[]
  }
  /** The board beside the town. */
  readonly newBoard?: (s: State) => Board
  /** How many counters a room may hold (SB-257). */
  readonly counterLimit?: (s: State) => number
  /** What may be done beside placing a room, in the own placing turn (SB-289). */
  readonly buildAlternatives?: {
    readonly offers: (s: State, seat: Seat) => Choice[]
    readonly take: (s: State, seat: Seat, card: CardName) => void
  }
  /** How a hero comes back to town, if not by the order of reveal. */
  readonly returnToTown?: (s: State, hero: Hero) => void
  /** Which dungeon lures a hero, if not the one with the most symbols. */
  readonly bait?: (s: State, hero: Hero, place: number) => BaitResult
  /** The same rule in this game's own book. */
  readonly ruleNumbers?: { readonly [rule: string]: Cause }
}
export interface BaitResult {
  readonly seat?: Seat
  readonly count: number
  readonly tie: boolean
  /** What its place in town asks for, where places do (SB-253). */
  readonly needed?: number
  readonly why: Cause
}
const base: Pick<RuleSet, 'turns' | 'mulliganShowsHand' | 'sentHeroesWait' | 'programs'> = {
  turns: 'in-order',
  mulliganShowsHand: false,
  sentHeroesWait: false,
  programs: {
    game: 'game',
    opening: 'opening',
    rounds: 'rounds',
    round: 'round',
    phases: ['beginning', 'build', 'reveal', 'bait', 'adventure', 'end'],
  },
}
const ruleSets: Record<string, RuleSet> = {
  'boss-monster': {
    ...base,
    resolver: 'active-player-first',
    seedsPile: false,
    openingDiscard: () => true,
    machinationsBarredBy: 'defeated',
  },
  'next-level': {
    ...base,
    resolver: 'active-player-first',
    seedsPile: true,
    openingDiscard: ({ classic }) => classic,
    machinationsBarredBy: 'gained',
    ruleNumbers: {
      'BM-27': 'NL-35',
      'BM-36': 'NL-16',
      'BM-40': 'NL-17',
      'BM-94': 'NL-31',
      'BM-154': 'NL-38',
      'BM-156': 'NL-39',
    },
  },
}
export const addRuleSet = (game: string, ruleSet: RuleSet): void => {
  ruleSets[game] = ruleSet
}
export const hasBoard = (game: string): boolean => ruleSets[game]!.newBoard !== undefined
export const phasesOf = (game: string): readonly string[] => ruleSets[game]!.programs.phases
export const resolverFor = (game: string): RuleSet['resolver'] => ruleSets[game]!.resolver
export const ruleSetOf = (s: State): RuleSet => ruleSets[s.game]!
/** A rule as the book of this game numbers it. */
export const ruleNumberIn = (s: State, why: Cause): Cause => ruleSetOf(s).ruleNumbers?.[why] ?? why

// The whole state of a game of Overboss, as plain JSON.
import type { Ask, AskState, Result, Seat } from '../../kernel/contract.ts'
import type { RandomState } from '../../kernel/random.ts'
import type { BoardId, Mask, Space } from './boards.ts'
import type { Choice } from './choices.ts'
import type { RuleId } from './events.ts'
import type { Placed, Terrain, Tile, Token } from './pieces.ts'
import type { SoloTitle } from './titles.ts'

/** A boss card: its index in `bossIds`. */
export type Boss = number
/** A command card: its index in `commandIds`. */
export type Command = number
/** A place in the market; 0 is next to the deck (OB-149). */
export type Slot = number

export interface Options {
  readonly players: number
  readonly board: BoardId
  readonly terrains: readonly Terrain[]
  readonly bosses: boolean
  readonly commands: boolean
  /** The campaign level, 0 outside the campaign. */
  readonly level: number
}

export interface Player {
  /** By space; NONE where the map is empty. */
  tiles: Tile[]
  /** By space; NONE where there is no token. */
  tokens: Token[]
  stash: Token[]
  boss: Boss
  revealed: boolean
  /** The two boss cards that the player was dealt. They keep one and return one (OB-107); only they see both. */
  dealt: readonly Boss[]
  /** King Croak's price: the next turn is skipped. */
  skipsTurn: boolean
}

export interface OverbossResult extends Result {
  /** Matching monsters by seat: they break a tie. */
  readonly matching: readonly number[]
  /** The title of a solo player in Score mode (OB-156). */
  readonly title?: SoloTitle
}

export interface Turn {
  seat: Seat
  number: number
  portalUsed: boolean
  commandUsed: boolean
  /** The spaces of the tiles that this seat drafted and placed in this turn (OB-134). */
  placed: Mask
  /** The seat has passed and nothing has happened since. So the game does not ask it again. */
  passed: boolean
}

/**
 * The pieces that a draft takes: a pair (OB-40), any tile and any token (Porkus), one tile and all tokens (Eclipse).
 */
export type DraftKind = 'pair' | 'tile-and-token' | 'tile-and-all-tokens'

/**
 * A unit of remaining work. The next step is the last in `State.steps`. The engine removes or replaces a step but never
 * changes it in place, so copies of a state may share steps. `moment`: the seat may interrupt here (OB-43). `onto`: the
 * fixed space of a replacement for a demolished tile, NONE otherwise (OB-142). `held`: drafted tokens not yet placed.
 */
export type Step =
  | { readonly step: 'keep-boss' }
  | { readonly step: 'draft'; readonly seat: Seat; readonly takes: DraftKind; readonly onto: Space }
  | { readonly step: 'take-token'; readonly seat: Seat; readonly tile: Tile; readonly from: Slot }
  | {
      readonly step: 'place'
      readonly seat: Seat
      readonly tile: Tile
      readonly held: readonly Token[]
      readonly onto: Space
    }
  | {
      readonly step: 'settle'
      readonly seat: Seat
      readonly held: readonly Token[]
      readonly moment: boolean
      readonly why: RuleId
    }
  | { readonly step: 'circle'; readonly seat: Seat; readonly at: Space; readonly moment: boolean }
  | { readonly step: 'command' }
  | { readonly step: 'replace-command'; readonly command: Command }
  | { readonly step: 'end-turn' }
  | { readonly step: 'score' }
  | { readonly step: 'portal'; readonly seat: Seat; readonly moved: Space; readonly spent: Space }
  | { readonly step: 'spend-token'; readonly seat: Seat }
  | { readonly step: 'return-token'; readonly seat: Seat; readonly token: Token; readonly from: Space }
  | { readonly step: 'exchange'; readonly seat: Seat }
  | { readonly step: 'discard-tokens'; readonly seat: Seat; readonly left: number; readonly why: RuleId }
  | { readonly step: 'draw-tokens'; readonly seat: Seat }
  | { readonly step: 'keep-token'; readonly seat: Seat; readonly drawn: readonly Token[] }
  | { readonly step: 'move-token'; readonly seat: Seat }
  | { readonly step: 'slide'; readonly seat: Seat; readonly whose: 'own' | 'any' }
  | { readonly step: 'demolish'; readonly seat: Seat }
  | {
      readonly step: 'overthrow'
      readonly seat: Seat
      readonly first: Placed | null
    }
export type StepName = Step['step']
export type StepOf<Name extends StepName> = Extract<Step, { step: Name }>

export interface State extends AskState<Choice> {
  readonly version: string
  readonly options: Options
  random: RandomState
  /** Face down; the top tile is last. */
  deck: Tile[]
  discard: Tile[]
  /** The order has no meaning and is hidden: the game draws tokens from random positions. */
  bag: Token[]
  marketTiles: Tile[]
  marketTokens: Token[]
  commandDeck: Command[]
  commandRow: Command[]
  commandDiscard: Command[]
  /** Boss cards that no player was dealt. */
  boxedBosses: Boss[]
  players: Player[]
  turn: Turn
  steps: Step[]
  asks: readonly Ask<Choice>[]
  /** Null until the game is over. */
  result: OverbossResult | null
}

/** A boss is public if it is revealed, in a solo game (OB-157), and at the end, when all goals score (OB-110). */
export const isBossPublic = (state: State, seat: Seat): boolean =>
  state.players[seat]!.revealed || state.players.length === 1 || state.result !== null

/** Copies share asks, answers, steps, results and options, because the engine never changes them in place. */
export const clone = (s: State): State => ({
  version: s.version,
  options: s.options,
  random: [s.random[0], s.random[1], s.random[2], s.random[3]],
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  bag: s.bag.slice(),
  marketTiles: s.marketTiles.slice(),
  marketTokens: s.marketTokens.slice(),
  commandDeck: s.commandDeck.slice(),
  commandRow: s.commandRow.slice(),
  commandDiscard: s.commandDiscard.slice(),
  boxedBosses: s.boxedBosses.slice(),
  players: s.players.map(clonePlayer),
  turn: { ...s.turn },
  steps: s.steps.slice(),
  asks: s.asks,
  answers: s.answers,
  result: s.result,
})
const clonePlayer = (p: Player): Player => ({
  tiles: p.tiles.slice(),
  tokens: p.tokens.slice(),
  stash: p.stash.slice(),
  boss: p.boss,
  revealed: p.revealed,
  dealt: p.dealt,
  skipsTurn: p.skipsTurn,
})

// A sealed position: what one viewer knows of a game, in ids. docs/positions.md explains every field.

import type { Seat } from '../../kernel/contract.ts'
import type { Multiset, OwnPart, PublicPart, SealedPosition } from '../../kernel/index.ts'
import type { BoardId, Cell } from './boards.ts'
import type { BossId } from './boss-ids.ts'
import type { Choice } from './choices.ts'
import type { CommandId } from './commands.ts'
import type { TerrainId, TileId, TokenId } from './pieces.ts'
import type { OverbossResult, StepName } from './state.ts'

export interface SealedSpace {
  readonly tile: TileId
  readonly token: TokenId | null
}
export interface PublicPlayer {
  /** By space, row by row. */
  readonly map: readonly (SealedSpace | null)[]
  readonly stash: readonly TokenId[]
  /** Null if the player has none yet, or the game has no boss cards. */
  readonly boss: BossId | 'hidden' | null
  /** The number of boss cards that the player was dealt. */
  readonly dealt: number
  readonly revealed: boolean
  readonly skipsTurn: boolean
}
/** A step of the turn, with ids in place of numbers. Its fields are those of `Step`. */
export interface SealedStep {
  readonly step: StepName
  readonly seat?: Seat
  readonly [field: string]: unknown
}
export interface PublicOverboss extends PublicPart {
  readonly options: {
    readonly players: number
    readonly board: BoardId
    readonly terrains: readonly TerrainId[]
    readonly bosses: boolean
    readonly commands: boolean
    readonly level: number
  }
  readonly turn: {
    readonly seat: Seat
    readonly number: number
    readonly portalUsed: boolean
    readonly commandUsed: boolean
    readonly placed: readonly Cell[]
    readonly passed: boolean
  }
  readonly steps: readonly SealedStep[]
  readonly market: readonly { readonly tile: TileId | null; readonly token: TokenId | null }[]
  readonly discard: readonly TileId[]
  readonly commandRow: readonly CommandId[]
  readonly commandDiscard: readonly CommandId[]
  readonly players: readonly PublicPlayer[]
  /** What the hidden places hold: tile deck, bag, command deck, and the bosses in the box or dealt that not all know. */
  readonly hidden: Readonly<Record<'deck' | 'bag' | 'commands' | 'bosses', Multiset>>
  readonly result: OverbossResult | null
}
export interface OwnOverboss extends OwnPart<Choice> {
  readonly boss: BossId | null
  /** The two boss cards that this player was dealt. */
  readonly dealt: readonly BossId[]
}
export type OverbossPosition = SealedPosition<PublicOverboss, OwnOverboss>

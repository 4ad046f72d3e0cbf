// A sealed position: what one viewer knows of a game, in ids. docs/positions.md explains every field.

import type { Seat } from '../../kernel/contract.ts'
import type { Multiset, SealedPosition } from '../../kernel/index.ts'
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
export interface SealedPlayer {
  /** By space, row by row. */
  readonly map: readonly (SealedSpace | null)[]
  readonly stash: readonly TokenId[]
  /** Null if the player has none yet, or the game has no boss cards. */
  readonly boss: BossId | 'hidden' | null
  /** The two boss cards that the viewer was dealt. Of others only the number is known. */
  readonly dealt: readonly BossId[] | number
  readonly revealed: boolean
  readonly skipsTurn: boolean
}
/** A step of the turn, with ids in place of numbers. Its fields are those of `Step`. */
export interface SealedStep {
  readonly step: StepName
  readonly seat?: Seat
  readonly [field: string]: unknown
}
export interface OverbossPosition extends SealedPosition<Choice> {
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
  readonly players: readonly SealedPlayer[]
  /** What the hidden places hold: tile deck, bag, command deck, and the bosses that the viewer does not know. */
  readonly hidden: Readonly<Record<'deck' | 'bag' | 'commands' | 'bosses', Multiset>>
  /** While players choose their bosses: the seats that have chosen, and the viewer's own choice. */
  readonly answered: readonly Seat[]
  readonly answer: Choice | null
  readonly result: OverbossResult | null
}

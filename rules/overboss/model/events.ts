// All events of the game, each with its cause (rule id).
import type { GameEvent, Seat } from '../../kernel/contract.ts'
import type { EventSink } from '../../kernel/events.ts'
import type { Cell } from './boards.ts'
import type { BossId } from './boss-ids.ts'
import type { Place } from './choices.ts'
import type { CommandId } from './commands.ts'
import type { TileId, TokenId } from './pieces.ts'
import type { Slot } from './state.ts'

export type RuleId = `OB-${number}`

type EventData =
  | { readonly event: 'boss-kept'; readonly seat: Seat }
  | { readonly event: 'turn-started'; readonly seat: Seat; readonly number: number }
  | { readonly event: 'turn-skipped'; readonly seat: Seat }
  | {
      readonly event: 'drafted'
      readonly seat: Seat
      readonly tile: TileId
      readonly tokens: readonly TokenId[]
      readonly from: Slot
    }
  | { readonly event: 'tile-placed'; readonly seat: Seat; readonly tile: TileId; readonly at: Cell }
  | {
      readonly event: 'token-placed'
      readonly seat: Seat
      readonly token: TokenId
      readonly at: Cell
      readonly from: 'draft' | 'stash'
    }
  | { readonly event: 'token-stashed'; readonly seat: Seat; readonly token: TokenId }
  | {
      readonly event: 'volcano-erupted'
      readonly seat: Seat
      readonly at: Cell
      readonly destroyed: readonly (readonly [Cell, TokenId])[]
    }
  | { readonly event: 'portal-opened'; readonly seat: Seat }
  | {
      readonly event: 'token-moved'
      readonly seat: Seat
      readonly token: TokenId
      readonly from: Cell
      readonly to: Cell
    }
  | {
      readonly event: 'tokens-swapped'
      readonly seat: Seat
      readonly tokens: readonly [TokenId, TokenId]
      readonly at: readonly [Cell, Cell]
    }
  | { readonly event: 'token-discarded'; readonly seat: Seat; readonly token: TokenId; readonly from: Place }
  | { readonly event: 'tokens-drawn'; readonly seat: Seat; readonly tokens: readonly TokenId[] }
  | { readonly event: 'token-kept'; readonly seat: Seat; readonly token: TokenId }
  | {
      readonly event: 'tokens-exchanged'
      readonly seat: Seat
      readonly gave: TokenId
      readonly from: Place
      readonly got: TokenId
      readonly slot: Slot
    }
  | { readonly event: 'boss-revealed'; readonly seat: Seat; readonly boss: BossId }
  | { readonly event: 'command-activated'; readonly seat: Seat; readonly command: CommandId }
  | { readonly event: 'command-replaced'; readonly command: CommandId; readonly by: CommandId }
  | { readonly event: 'tile-slid'; readonly seat: Seat; readonly tile: TileId; readonly from: Cell; readonly to: Cell }
  | {
      readonly event: 'tile-demolished'
      readonly seat: Seat
      readonly tile: TileId
      readonly at: Cell
      readonly token: TokenId | null
    }
  | {
      readonly event: 'tiles-overthrown'
      readonly seats: readonly [Seat, Seat]
      readonly tiles: readonly [TileId, TileId]
      readonly at: readonly [Cell, Cell]
    }
  | {
      readonly event: 'market-filled'
      readonly slot: Slot
      readonly tile: TileId | null
      readonly token: TokenId | null
    }
  | { readonly event: 'pair-discarded'; readonly tile: TileId; readonly token: TokenId | null; readonly from: Slot }
  | { readonly event: 'market-tiles-discarded'; readonly tiles: readonly TileId[] }
  | { readonly event: 'market-tokens-discarded'; readonly tokens: readonly TokenId[] }
  | { readonly event: 'deck-shuffled' }
  | { readonly event: 'map-filled'; readonly seat: Seat }
  | { readonly event: 'game-over'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }
export type Event = EventData & GameEvent & { readonly why: RuleId }
/** Where a step reports its events. Every piece must be in its place then: the watcher may look at all of them. */
export type Events = EventSink<Event>

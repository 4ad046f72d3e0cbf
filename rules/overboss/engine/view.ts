// The view of one viewer (OB-37). It starts empty and adds what the viewer may know.
import type { Ask, Seat, Viewer } from '../../kernel/contract.ts'
import { bossCards } from '../bosses/index.ts'
import { type BoardId, type Cell, cellsOf } from '../model/boards.ts'
import type { BossId } from '../model/boss-ids.ts'
import type { Choice } from '../model/choices.ts'
import { type CommandId, commandIds } from '../model/commands.ts'
import {
  type Land,
  NONE,
  type TerrainId,
  type Tile,
  type TileId,
  type Token,
  type TokenId,
  terrainIds,
  tileIds,
  tileNumber,
  tokenIds,
  tokenNumber,
} from '../model/pieces.ts'
import { type Boss, isBossPublic, type OverbossResult, type Player, type State, type StepName } from '../model/state.ts'
import { scoreSheets } from '../result/result.ts'
import type { ScoreSheet } from '../result/sheet.ts'

export interface SpaceView {
  readonly tile: TileId
  readonly token: TokenId | null
}
export interface PlayerView {
  /** By space, row by row. */
  readonly map: readonly (SpaceView | null)[]
  readonly stash: readonly TokenId[]
  /** Null in a game without boss cards. Only its owner knows a card that is not revealed (OB-108). */
  readonly boss: BossId | 'hidden' | null
  readonly revealed: boolean
  readonly skipsTurn: boolean
  /** The score as this viewer knows it, without the goal of a hidden boss. */
  readonly score: ScoreSheet
}
/** Pieces that a player has taken from market or bag and not yet placed. */
export interface InHand {
  readonly seat: Seat
  readonly tile: TileId | null
  readonly tokens: readonly TokenId[]
}
export interface View {
  readonly game: 'overboss'
  readonly viewer: Viewer
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
  }
  readonly step: StepName | 'over'
  readonly market: readonly { readonly tile: TileId | null; readonly token: TokenId | null }[]
  readonly deck: number
  readonly bag: number
  readonly discard: readonly TileId[]
  readonly commands: {
    readonly row: readonly CommandId[]
    readonly deck: number
    readonly discard: readonly CommandId[]
  }
  readonly players: readonly PlayerView[]
  readonly inHand: InHand | null
  /** The two boss cards of which this viewer keeps one. */
  readonly dealt: readonly BossId[]
  readonly asked: readonly Seat[]
  readonly ask: Ask<Choice> | null
  readonly result: OverbossResult | null
}

/** The land of a player, computed from their view. */
export const landOf = ({ map, stash }: PlayerView): Land => ({
  tiles: map.map(space => (space ? tileNumber(space.tile)! : NONE)),
  tokens: map.map(space => (space?.token ? tokenNumber(space.token)! : NONE)),
  stash: stash.map(token => tokenNumber(token)!),
})

const tileId = (tile: Tile): TileId | null => (tile === NONE ? null : tileIds[tile]!)
const tokenId = (token: Token): TokenId | null => (token === NONE ? null : tokenIds[token]!)
const bossId = (boss: Boss): BossId => bossCards[boss]!.id

export function view(state: State, viewer: Viewer): View {
  const knowsBoss = (seat: Seat) => seat === viewer || isBossPublic(state, seat)
  const sheets = scoreSheets(state, knowsBoss)
  const { seat, number, portalUsed, commandUsed, placed } = state.turn
  return {
    game: 'overboss',
    viewer,
    options: { ...state.options, terrains: state.options.terrains.map(terrain => terrainIds[terrain]!) },
    turn: { seat, number, portalUsed, commandUsed, placed: cellsOf(placed) },
    step: state.steps.at(-1)?.step ?? 'over',
    market: state.marketTiles.map((tile, slot) => ({ tile: tileId(tile), token: tokenId(state.marketTokens[slot]!) })),
    deck: state.deck.length,
    bag: state.bag.length,
    discard: state.discard.map(tile => tileIds[tile]!),
    commands: {
      row: state.commandRow.map(command => commandIds[command]!),
      deck: state.commandDeck.length,
      discard: state.commandDiscard.map(command => commandIds[command]!),
    },
    players: state.players.map((player, i) => viewPlayer(player, knowsBoss(i), sheets[i]!)),
    inHand: inHand(state),
    dealt: viewer === 'spectator' ? [] : (state.players[viewer]?.dealt ?? []).map(bossId),
    asked: state.asks.map(ask => ask.seat),
    ask: state.asks.find(ask => ask.seat === viewer) ?? null,
    result: state.result,
  }
}

const viewPlayer = (player: Player, knowsBoss: boolean, score: ScoreSheet): PlayerView => ({
  map: player.tiles.map((tile, space) =>
    tile === NONE ? null : { tile: tileIds[tile]!, token: tokenId(player.tokens[space]!) },
  ),
  stash: player.stash.map(token => tokenIds[token]!),
  boss:
    player.dealt.length === 0 && player.boss === NONE
      ? null
      : knowsBoss && player.boss !== NONE
        ? bossId(player.boss)
        : 'hidden',
  revealed: player.revealed,
  skipsTurn: player.skipsTurn,
  score,
})

/** The pieces held by the topmost step that holds any. Drafted and drawn pieces are public. */
function inHand(state: State): InHand | null {
  for (const step of state.steps.toReversed()) {
    if (step.step === 'take-token') return { seat: step.seat, tile: tileIds[step.tile]!, tokens: [] }
    if (step.step === 'place')
      return { seat: step.seat, tile: tileIds[step.tile]!, tokens: step.held.map(token => tokenIds[token]!) }
    if (step.step === 'settle' && step.held.length > 0)
      return { seat: step.seat, tile: null, tokens: step.held.map(token => tokenIds[token]!) }
    if (step.step === 'keep-token')
      return { seat: step.seat, tile: null, tokens: step.drawn.map(token => tokenIds[token]!) }
  }
  return null
}

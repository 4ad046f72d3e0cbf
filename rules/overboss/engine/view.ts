// What one viewer may know, built up from nothing (OB-37).
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
import type { Boss, OverbossResult, Player, State, StepName } from '../model/state.ts'
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
  /** Null without boss cards. A card that is not revealed is known to its owner only (OB-108). */
  readonly boss: BossId | 'hidden' | null
  readonly revealed: boolean
  readonly skipsTurn: boolean
  /** What this viewer knows of the score; a hidden boss goal is not in it. */
  readonly score: ScoreSheet
}
/** What lies between market and map while a player is busy with it. */
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
  /** The two cards of which this viewer keeps or kept one. */
  readonly dealt: readonly BossId[]
  readonly asked: readonly Seat[]
  readonly ask: Ask<Choice> | null
  readonly result: OverbossResult | null
}

/** What is scored of a player, read off what is seen of them. */
export const landOf = ({ map, stash }: PlayerView): Land => ({
  tiles: map.map(space => (space ? tileNumber(space.tile)! : NONE)),
  tokens: map.map(space => (space?.token ? tokenNumber(space.token)! : NONE)),
  stash: stash.map(token => tokenNumber(token)!),
})

const tileId = (tile: Tile): TileId | null => (tile === NONE ? null : tileIds[tile]!)
const tokenId = (token: Token): TokenId | null => (token === NONE ? null : tokenIds[token]!)
const bossId = (boss: Boss): BossId => bossCards[boss]!.id

/** Revealed, or nobody is left to hide it from: a player alone has chosen openly (OB-157), and at the end all goals are scored (OB-110). */
const isBossOpen = (state: State, seat: Seat): boolean =>
  state.players[seat]!.revealed || state.players.length === 1 || state.result !== null

export function view(state: State, viewer: Viewer): View {
  const knows = (seat: Seat) => seat === viewer || isBossOpen(state, seat)
  const sheets = scoreSheets(state, knows)
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
    players: state.players.map((player, i) => viewPlayer(player, knows(i), sheets[i]!)),
    inHand: inHand(state),
    dealt: viewer === 'spectator' ? [] : (state.players[viewer]?.dealt ?? []).map(bossId),
    asked: state.asks.map(ask => ask.seat),
    ask: state.asks.find(ask => ask.seat === viewer) ?? null,
    result: state.result,
  }
}

const viewPlayer = (player: Player, known: boolean, score: ScoreSheet): PlayerView => ({
  map: player.tiles.map((tile, space) =>
    tile === NONE ? null : { tile: tileIds[tile]!, token: tokenId(player.tokens[space]!) },
  ),
  stash: player.stash.map(token => tokenIds[token]!),
  boss:
    player.dealt.length === 0 && player.boss === NONE
      ? null
      : known && player.boss !== NONE
        ? bossId(player.boss)
        : 'hidden',
  revealed: player.revealed,
  skipsTurn: player.skipsTurn,
  score,
})

/** The step on top that holds pieces, drafted or drawn in sight of all. */
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

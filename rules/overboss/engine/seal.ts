// Seals a position: what one viewer knows (OB-37, OB-107, OB-108), in ids.
import type { Seat, Viewer } from '../../kernel/contract.ts'
import { multisetOf } from '../../kernel/multisets.ts'
import { bossCards } from '../bosses/index.ts'
import { cellsOf } from '../model/boards.ts'
import { commandIds } from '../model/commands.ts'
import { NONE, type Tile, type Token, terrainIds, tileIds, tokenIds } from '../model/pieces.ts'
import type { OverbossPosition, SealedPlayer } from '../model/sealed.ts'
import { type Boss, isBossPublic, type State } from '../model/state.ts'
import { sealStep } from './sealed-steps.ts'

const tileId = (tile: Tile) => (tile === NONE ? null : tileIds[tile]!)
const tokenId = (token: Token) => (token === NONE ? null : tokenIds[token]!)
const bossId = (boss: Boss) => bossCards[boss]!.id

export function seal(state: State, viewer: Viewer): OverbossPosition {
  const { options, turn } = state
  return {
    game: 'overboss',
    version: state.version,
    viewer,
    options: { ...options, terrains: options.terrains.map(terrain => terrainIds[terrain]!) },
    turn: { ...turn, placed: cellsOf(turn.placed) },
    steps: state.steps.map(sealStep),
    market: state.marketTiles.map((tile, slot) => ({ tile: tileId(tile), token: tokenId(state.marketTokens[slot]!) })),
    discard: state.discard.map(tile => tileIds[tile]!),
    commandRow: state.commandRow.map(command => commandIds[command]!),
    commandDiscard: state.commandDiscard.map(command => commandIds[command]!),
    players: state.players.map((_, seat) => sealedPlayer(state, seat, viewer)),
    hidden: {
      deck: multisetOf(state.deck.map(tile => tileIds[tile]!)),
      bag: multisetOf(state.bag.map(token => tokenIds[token]!)),
      commands: multisetOf(state.commandDeck.map(command => commandIds[command]!)),
      bosses: multisetOf(hiddenBosses(state, viewer).map(bossId)),
    },
    asked: state.asks.map(({ seat }) => seat),
    ask: state.asks.find(({ seat }) => seat === viewer) ?? null,
    answered: state.answers.map(({ seat }) => seat),
    answer: state.answers.find(({ seat }) => seat === viewer)?.choice ?? null,
    result: state.result,
  }
}

function sealedPlayer(state: State, seat: Seat, viewer: Viewer): SealedPlayer {
  const { tiles, tokens, stash, boss, dealt, revealed, skipsTurn } = state.players[seat]!
  const isKnown = seat === viewer || isBossPublic(state, seat)
  return {
    map: tiles.map((tile, space) => (tile === NONE ? null : { tile: tileIds[tile]!, token: tokenId(tokens[space]!) })),
    stash: stash.map(token => tokenIds[token]!),
    boss: boss === NONE ? null : isKnown ? bossId(boss) : 'hidden',
    dealt: seat === viewer ? dealt.map(bossId) : dealt.length,
    revealed,
    skipsTurn,
  }
}
/** The bosses in the box, and those that others were dealt and have not shown. */
const hiddenBosses = (state: State, viewer: Viewer): Boss[] => [
  ...state.boxedBosses,
  ...state.players.flatMap(({ dealt, boss }, seat) =>
    seat === viewer ? [] : dealt.filter(one => one !== boss || !isBossPublic(state, seat)),
  ),
]

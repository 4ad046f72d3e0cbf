// Seals a position: what one viewer knows (OB-37, OB-107, OB-108), in ids.
import type { Seat } from '../../kernel/contract.ts'
import { KnownMultisets } from '../../kernel/multisets.ts'
import { bossCards } from '../bosses/index.ts'
import { cellsOf } from '../model/boards.ts'
import { commandIds } from '../model/commands.ts'
import { NONE, type Tile, type Token, terrainIds, tileIds, tokenIds } from '../model/pieces.ts'
import type { OwnOverboss, PublicOverboss, PublicPlayer } from '../model/sealed.ts'
import { type Boss, isBossPublic, type State } from '../model/state.ts'
import { sealStep } from './sealed-steps.ts'

const tileId = (tile: Tile) => (tile === NONE ? null : tileIds[tile]!)
const tokenId = (token: Token) => (token === NONE ? null : tokenIds[token]!)
const bossId = (boss: Boss) => bossCards[boss]!.id

const multisets = new KnownMultisets()

export function sealPublic(state: State): PublicOverboss {
  const { options, turn } = state
  return {
    game: 'overboss',
    version: state.version,
    options: { ...options, terrains: options.terrains.map(terrain => terrainIds[terrain]!) },
    turn: { ...turn, placed: cellsOf(turn.placed) },
    steps: state.steps.map(sealStep),
    market: state.marketTiles.map((tile, slot) => ({ tile: tileId(tile), token: tokenId(state.marketTokens[slot]!) })),
    discard: state.discard.map(tile => tileIds[tile]!),
    commandRow: state.commandRow.map(command => commandIds[command]!),
    commandDiscard: state.commandDiscard.map(command => commandIds[command]!),
    players: state.players.map((_, seat) => publicPlayer(state, seat)),
    hidden: {
      deck: multisets.of(state, 'deck', state.deck, tile => tileIds[tile]!),
      bag: multisets.of(state, 'bag', state.bag, token => tokenIds[token]!),
      commands: multisets.of(state, 'commands', state.commandDeck, command => commandIds[command]!),
      bosses: multisets.of(state, 'bosses', hiddenBosses(state), bossId),
    },
    asked: state.asks.map(({ seat }) => seat),
    answered: state.answers.map(({ seat }) => seat),
    result: state.result,
  }
}
export function sealOwn(state: State, seat: Seat): OwnOverboss {
  const { boss, dealt } = state.players[seat]!
  return {
    boss: boss === NONE ? null : bossId(boss),
    dealt: dealt.map(bossId),
    ask: state.asks.find(ask => ask.seat === seat) ?? null,
    answer: state.answers.find(answer => answer.seat === seat)?.choice ?? null,
  }
}

function publicPlayer(state: State, seat: Seat): PublicPlayer {
  const { tiles, tokens, stash, boss, dealt, revealed, skipsTurn } = state.players[seat]!
  return {
    map: tiles.map((tile, space) => (tile === NONE ? null : { tile: tileIds[tile]!, token: tokenId(tokens[space]!) })),
    stash: stash.map(token => tokenIds[token]!),
    boss: boss === NONE ? null : isBossPublic(state, seat) ? bossId(boss) : 'hidden',
    dealt: dealt.length,
    revealed,
    skipsTurn,
  }
}
/** The bosses in the box, and those that players were dealt and have not shown. */
const hiddenBosses = (state: State): Boss[] => [
  ...state.boxedBosses,
  ...state.players.flatMap(({ dealt, boss }, seat) => dealt.filter(one => one !== boss || !isBossPublic(state, seat))),
]

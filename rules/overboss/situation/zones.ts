// Writes the whole state, hidden parts included, in the words of a situation. For scenarios and tests, never for
// players.
import { seatName } from '../../kernel/situations.ts'
import { rowsOf } from '../model/boards.ts'
import { bossIds } from '../model/boss-ids.ts'
import { commandIds } from '../model/commands.ts'
import { NONE, type Tile, type Token, tileIds, tokenIds } from '../model/pieces.ts'
import type { Player, State } from '../model/state.ts'
import { slots } from '../moves/market.ts'
import { scoreSheets } from '../result/result.ts'

const pair = (tile: Tile, token: Token): string =>
  `${tile === NONE ? '.' : tileIds[tile]}${token === NONE ? '' : `+${tokenIds[token]}`}`
const commands = (cards: readonly number[]): string[] => cards.map(command => commandIds[command]!)

export function zones(state: State): { readonly [zone: string]: unknown } {
  return {
    turn: seatName(state.turn.seat),
    market: slots.map(slot => pair(state.marketTiles[slot]!, state.marketTokens[slot]!)),
    deck: state.deck.toReversed().map(tile => tileIds[tile]!),
    discard: state.discard.map(tile => tileIds[tile]!),
    bag: state.bag.map(token => tokenIds[token]!),
    row: commands(state.commandRow),
    commandDeck: commands(state.commandDeck.toReversed()),
    commandDiscard: commands(state.commandDiscard),
    ...Object.fromEntries(state.players.map((player, seat) => [seatName(seat), zonesOf(player)])),
  }
}
const zonesOf = (player: Player): { readonly [zone: string]: unknown } => ({
  map: rowsOf(player.tiles.map((tile, space) => pair(tile, player.tokens[space]!))).map(row => row.join(' ')),
  stash: player.stash.map(token => tokenIds[token]!),
  boss: player.boss === NONE ? null : bossIds[player.boss]!,
  revealed: player.revealed,
  dealt: player.dealt.map(boss => bossIds[boss]!),
  skipsTurn: player.skipsTurn,
})

/** The score sheet of each seat as one number per line, with its sums (OB-101). Hidden bosses count (OB-110). */
export const scores = (state: State): { readonly [line: string]: number }[] =>
  scoreSheets(state).map(({ lines, tiles, tokens, boss, total }) => ({
    ...Object.fromEntries(lines.map(({ line, points }) => [line, points])),
    tiles,
    tokens,
    boss,
    total,
  }))

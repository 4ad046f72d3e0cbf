// Writes a running game as a situation. A situation begins with a turn, so what this turn has begun is undone as far as possible.
import type { Viewer } from '../../kernel/contract.ts'
import type { RawOptions } from '../../kernel/options.ts'
import { type SituationWords, seatName } from '../../kernel/situations.ts'
import type { JsonObject } from '../../kernel/untrusted-input.ts'
import { rowsOf } from '../model/boards.ts'
import { bossIds } from '../model/boss-ids.ts'
import { commandIds } from '../model/commands.ts'
import { isFull, openTiles, unplaced } from '../model/map.ts'
import { isCreature, NONE, type Tile, type Token, terrainIds, tileIds, tokenIds } from '../model/pieces.ts'
import type { Player, State } from '../model/state.ts'
import { slots } from '../moves/market.ts'

export function wordsFor(state: State, viewer: Viewer, _options: RawOptions): SituationWords {
  const { options, players, turn } = state
  const gaps: string[] = []
  const words: JsonObject = {
    players: players.length,
    board: options.board,
    // A campaign level sets the terrains.
    ...(options.level > 0
      ? { level: String(options.level) }
      : { terrains: options.terrains.map(id => terrainIds[id]!) }),
    ...(options.bosses && options.level === 0 && { bosses: true }),
    turn: seatName(nextToAct(players, turn.seat)),
    market: marketWithHeld(state, gaps),
    ...(state.discard.length > 0 && { discard: state.discard.map(tile => tileIds[tile]!) }),
    ...commandWords(state, gaps),
    ...Object.fromEntries(
      players.map((player, seat) => [
        seatName(seat),
        { ...mapWords(player, seatName(seat), gaps), ...bossWords(state, player, seat === viewer) },
      ]),
    ),
  }
  if (state.steps.some(({ step }) => !['draft', 'end-turn', 'keep-boss'].includes(step)) || turn.placed !== 0)
    gaps.unshift(`The turn of ${seatName(turn.seat)} had begun. A situation begins with a turn.`)
  return { words, gaps }
}

const nextToAct = (players: readonly Player[], from: number): number =>
  players.map((_, i) => (from + i) % players.length).find(seat => !isFull(players[seat]!)) ?? from

/** The market, with the pieces that a player has taken and not yet placed. */
function marketWithHeld(state: State, gaps: string[]): string[] {
  const tiles = [...state.marketTiles]
  const tokens = [...state.marketTokens]
  const put = <Piece extends number>(places: Piece[], piece: Piece) => {
    const free = places.indexOf(NONE as Piece)
    if (free >= 0) places[free] = piece
  }
  for (const step of state.steps) {
    const held = 'held' in step ? step.held : []
    const tile = 'tile' in step ? step.tile : NONE
    if (tile !== NONE) put(tiles, tile)
    for (const token of held) put(tokens, token)
    const taken = [...(tile === NONE ? [] : [tileIds[tile]!]), ...held.map(token => tokenIds[token]!)]
    if (taken.length > 0)
      gaps.push(`${seatName(state.turn.seat)} had taken ${taken.join(' and ')}: back in the market.`)
  }
  return slots.map(slot => pair(tiles[slot]!, tokens[slot]!))
}
const pair = (tile: Tile, token: Token): string =>
  `${tile === NONE ? '.' : tileIds[tile]}${token === NONE ? '' : `+${tokenIds[token]}`}`

function mapWords(player: Player, name: string, gaps: string[]): JsonObject {
  const map = rowsOf(player.tiles.map((tile, space) => pair(tile, player.tokens[space]!))).map(row => row.join(' '))
  // OB-52: no turn begins with a creature in the stash and an open tile.
  const waits = openTiles(player) !== 0 && unplaced(player).length > 0
  const stash = waits ? player.stash.filter(token => !isCreature(token)) : player.stash
  if (waits)
    gaps.push(
      `${name} had still to settle ${unplaced(player)
        .map(token => tokenIds[token])
        .join(', ')}: back in the bag.`,
    )
  return {
    map,
    ...(stash.length > 0 && { stash: stash.map(token => tokenIds[token]!) }),
    ...(player.skipsTurn && { skipsTurn: true }),
  }
}

/** Own bosses, and those that all have seen. */
function bossWords({ players }: State, player: Player, isViewer: boolean): JsonObject {
  const hasKept = player.boss !== NONE
  return {
    ...(isViewer &&
      players.length > 1 &&
      player.dealt.length === 2 && { dealt: player.dealt.map(boss => bossIds[boss]!) }),
    ...(hasKept && (isViewer || player.revealed) && { boss: bossIds[player.boss]! }),
    ...(player.revealed && { revealed: true }),
  }
}

function commandWords(state: State, gaps: string[]): JsonObject {
  if (!state.options.commands) return {}
  if (state.commandDiscard.length > 0) {
    const used = state.commandDiscard.map(command => commandIds[command]).join(', ')
    gaps.push(`Used command cards are back in the deck: ${used}.`)
  }
  const row = state.commandRow.map(command => commandIds[command]!)
  return { commands: true, ...(row.length === slots.length && { row }) }
}

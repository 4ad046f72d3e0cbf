// How far a map is from the pattern of a command card (OB-132 to OB-134). It only explains: the match decides what is legal.
import type { View } from '@overlair/rules/overboss'
import { landOf } from '@overlair/rules/overboss/engine/view'
import { bit, cells, count, spaceAt, spacesOf } from '@overlair/rules/overboss/model/boards'
import { type CommandId, commandNumber, patternsOf } from '@overlair/rules/overboss/model/commands'
import { terrainSpaces } from '@overlair/rules/overboss/model/map'
import { type TerrainId, terrainIds } from '@overlair/rules/overboss/model/pieces'

export interface PatternState {
  /** The terrain that comes closest. Undefined on a map without tiles. */
  readonly terrain: TerrainId | undefined
  /** Tiles of that terrain that are part of the pattern, as cells. */
  readonly cells: readonly string[]
  /** Tiles that are missing. */
  readonly missing: number
  /** Whether one of the tiles was placed in this turn. Without it a complete pattern does not count. */
  readonly isFresh: boolean
}

/** The place of the pattern on a map that needs the fewest tiles; among equal ones, one with a tile of this turn. */
export function patternState(view: View, seat: number, command: CommandId): PatternState {
  const player = view.players[seat]
  const number = commandNumber(command)
  if (!player || number === undefined) return { terrain: undefined, cells: [], missing: 0, isFresh: false }
  const land = landOf(player)
  const placed =
    seat === view.turn.seat ? view.turn.placed.reduce((mask, cell) => mask | bit(spaceAt(cell) ?? 0), 0) : 0
  const states = terrainIds.flatMap((terrain, i) => {
    const spaces = terrainSpaces(land, i)
    if (spaces === 0) return []
    return patternsOf(number, land.tiles.length)
      .filter(pattern => (pattern & spaces) !== 0 && spacesOf(pattern & ~spaces).every(space => !player.map[space]))
      .map(pattern => ({
        terrain,
        cells: spacesOf(pattern & spaces).map(space => cells[space] ?? ''),
        missing: count(pattern & ~spaces),
        isFresh: (pattern & spaces & placed) !== 0,
      }))
  })
  const rank = (state: PatternState) => state.missing * 2 - (state.isFresh ? 1 : 0)
  const none: PatternState = {
    terrain: undefined,
    cells: [],
    missing: count(patternsOf(number, land.tiles.length)[0] ?? 0),
    isFresh: false,
  }
  return states.reduce<PatternState>((a, b) => (a.terrain === undefined || rank(b) < rank(a) ? b : a), none)
}

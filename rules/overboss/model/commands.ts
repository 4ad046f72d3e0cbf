// The command cards, their patterns, and whether a map contains a pattern (OB-132 to OB-146).
import { bit, columnOf, isSmall, type Mask, rowOf, spaceIn, spacesOn } from './boards.ts'
import { terrainSpaces } from './map.ts'
import { DUNGEON, type Land } from './pieces.ts'
import type { Command } from './state.ts'

export type CommandType = 'intimidate' | 'demolish' | 'overthrow'
type Pattern = readonly (readonly [row: number, column: number])[]
interface CommandCard {
  readonly id: CommandId
  readonly type: CommandType
  readonly pattern: Pattern
  readonly copies: number
}
/** Parses a pattern as drawn on the card: X for a tile. */
const parsePattern = (...rows: readonly string[]): Pattern =>
  rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === 'X' ? [[r, c] as const] : [])))
// OB-146: shapes and numbers of copies.
const cards = [
  { id: 'intimidate-domino', type: 'intimidate', copies: 6, pattern: parsePattern('XX') },
  { id: 'demolish-line', type: 'demolish', copies: 3, pattern: parsePattern('XXX') },
  { id: 'demolish-corner', type: 'demolish', copies: 3, pattern: parsePattern('X ', 'XX') },
  { id: 'overthrow-square', type: 'overthrow', copies: 1, pattern: parsePattern('XX', 'XX') },
  { id: 'overthrow-line', type: 'overthrow', copies: 1, pattern: parsePattern('XXXX') },
  { id: 'overthrow-tee', type: 'overthrow', copies: 1, pattern: parsePattern('XXX', ' X ') },
  { id: 'overthrow-zigzag', type: 'overthrow', copies: 1, pattern: parsePattern('XX ', ' XX') },
  { id: 'overthrow-hook', type: 'overthrow', copies: 2, pattern: parsePattern('XXX', 'X  ') },
] as const
export type CommandId = (typeof cards)[number]['id']
export const commandCards: readonly CommandCard[] = cards
export const commandIds: readonly CommandId[] = cards.map(card => card.id)
const commandNumbers: ReadonlyMap<string, number> = new Map(commandIds.map((id, command) => [id, command]))
/** Undefined for an unknown id. */
export const commandNumber = (id: string): number | undefined => commandNumbers.get(id)

const rotated = (pattern: Pattern): Pattern => pattern.map(([row, column]) => [column, -row] as const)
const mirrored = (pattern: Pattern): Pattern => pattern.map(([row, column]) => [row, -column] as const)

/** All positions of the pattern on a board, rotated and mirrored (OB-133). */
function placements(pattern: Pattern, spaces: number): readonly Mask[] {
  const found = new Set<Mask>()
  let shape = pattern
  for (let side = 0; side < 2; side++, shape = mirrored(shape))
    for (let quarter = 0; quarter < 4; quarter++, shape = rotated(shape))
      for (let origin = 0; origin < spaces; origin++) {
        let mask = 0
        const [top, left] = shape[0]!
        const fits = shape.every(([row, column]) => {
          const space = spaceIn(spaces, rowOf(origin) + row - top, columnOf(origin) + column - left)
          if (space === undefined) return false
          mask |= bit(space)
          return true
        })
        if (fits) found.add(mask)
      }
  return [...found]
}
const onSmall = cards.map(card => placements(card.pattern, spacesOn('3x4')))
const onLarge = cards.map(card => placements(card.pattern, spacesOn('4x4')))
export const patternsOf = (command: Command, spaces: number): readonly Mask[] =>
  (isSmall(spaces) ? onSmall : onLarge)[command]!

/** OB-133, OB-134: tiles of one terrain form the pattern on the map, and one of them was placed in this turn. */
export function isComplete(land: Land, placed: Mask, command: Command): boolean {
  const patterns = patternsOf(command, land.tiles.length)
  for (let terrain = 0; terrain <= DUNGEON; terrain++) {
    const spaces = terrainSpaces(land, terrain)
    if ((spaces & placed) === 0) continue
    for (const pattern of patterns) if ((spaces & pattern) === pattern && (pattern & placed) !== 0) return true
  }
  return false
}

// Tiles that can slide to a bordering empty space of their map (OB-113, OB-140).
import type { Seat } from '../../kernel/contract.ts'
import { boardOf } from '../model/boards.ts'
import { type Choice, slide } from '../model/choices.ts'
import { type Land, NONE } from '../model/pieces.ts'

export function slides(land: Land, seat: Seat): Choice[] {
  const { borders } = boardOf(land.tiles.length)
  const choices: Choice[] = []
  land.tiles.forEach((tile, from) => {
    if (tile === NONE) return
    for (const to of borders[from]!) if (land.tiles[to] === NONE) choices.push(slide(tile, seat, from, to))
  })
  return choices
}
/** A map that is neither empty nor full always has a tile next to an empty space. */
export const slideExists = (land: Land): boolean => land.tiles.includes(NONE) && land.tiles.some(tile => tile !== NONE)

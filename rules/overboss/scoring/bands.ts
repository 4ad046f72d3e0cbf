import { boardOf, type Space } from '../model/boards.ts'
import { isMonster, type Land, type Token } from '../model/pieces.ts'

/** A straight run of at least two monsters of one type, at its full length (OB-93 to OB-95). */
export interface Band {
  readonly monster: Token
  readonly spaces: readonly Space[]
}
const points = [0, 0, 2, 5, 7]
export const bandPoints = (band: Band): number => points[band.spaces.length]!

export function bandsOf(land: Land): Band[] {
  const bands: Band[] = []
  for (const line of boardOf(land.tiles.length).lines)
    for (let start = 0; start < line.length; ) {
      const monster = land.tokens[line[start]!]!
      let end = start + 1
      if (isMonster(monster)) while (end < line.length && land.tokens[line[end]!] === monster) end++
      if (end - start >= 2) bands.push({ monster, spaces: line.slice(start, end) })
      start = end
    }
  return bands
}

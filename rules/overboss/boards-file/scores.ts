// A score sheet as a file format. Every terrain has a line, even if it is not in the game.
import { terrainIds } from '../model/pieces.ts'
import type { LineId, ScoreSheet } from '../result/sheet.ts'

export interface BoardScores {
  readonly id: string
  readonly tiles: { readonly [line: string]: number }
  readonly tilesTotal: number
  readonly minibosses: number
  readonly crystals: number
  readonly matching: number
  readonly bands: number
  readonly tokensTotal: number
  readonly boss: number
  readonly total: number
}

export function boardScores(id: string, sheet: ScoreSheet): BoardScores {
  const points = (line: LineId): number => sheet.lines.find(scored => scored.line === line)?.points ?? 0
  const tiles = terrainIds.flatMap(terrain =>
    terrain === 'graveyard'
      ? [
          ['graveyardPrinted', points('graveyard')],
          ['graveyardBonus', points('graveyardBonus')],
        ]
      : [[terrain, points(terrain)]],
  )
  return {
    id,
    tiles: Object.fromEntries(tiles),
    tilesTotal: sheet.tiles,
    minibosses: points('minibosses'),
    crystals: points('crystals'),
    matching: points('matching'),
    bands: points('bands'),
    tokensTotal: sheet.tokens,
    boss: sheet.boss,
    total: sheet.total,
  }
}

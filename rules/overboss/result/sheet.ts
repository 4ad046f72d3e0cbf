// The score sheet of one player, line by line (OB-101).
import { bossCards } from '../bosses/index.ts'
import { cellsOf, count } from '../model/boards.ts'
import type { RuleId } from '../model/events.ts'
import { terrainSpaces } from '../model/map.ts'
import { DUNGEON, GRAVEYARD, type Land, NONE, type Terrain, type TerrainId, terrainIds } from '../model/pieces.ts'
import type { Boss } from '../model/state.ts'
import { type ScorePart, sum } from '../scoring/parts.ts'
import { scoreTerrain, terrainScoring } from '../scoring/terrains.ts'
import { scoreBands, scoreCrystals, scoreMatching, scoreMinibosses } from '../scoring/tokens.ts'

export type LineId = TerrainId | 'graveyardBonus' | 'minibosses' | 'crystals' | 'matching' | 'bands' | 'boss'
export interface ScoreLine {
  readonly line: LineId
  readonly points: number
  readonly why: RuleId
  readonly parts: readonly ScorePart[]
}
export interface ScoreSheet {
  readonly lines: readonly ScoreLine[]
  readonly tiles: number
  readonly tokens: number
  readonly boss: number
  readonly total: number
}

const line = (id: LineId, why: RuleId, parts: readonly ScorePart[]): ScoreLine => ({
  line: id,
  points: sum(parts),
  why,
  parts,
})

/** Everything that a score sheet depends on. */
export interface ScoreInput {
  readonly land: Land
  /** The chosen terrains of this game. The dungeon is always in the game and not listed here. */
  readonly terrains: readonly Terrain[]
  /** The bonus for the number of graveyards, and its rule. */
  readonly graveyardBonus: { readonly points: number; readonly why: RuleId }
  readonly boss: Boss
}

export const graveyards = (land: Land): number => count(terrainSpaces(land, GRAVEYARD))
const bonusParts = (land: Land, bonus: ScoreInput['graveyardBonus']): ScorePart[] =>
  bonus.points > 0 ? [{ ...bonus, tiles: cellsOf(terrainSpaces(land, GRAVEYARD)) }] : []

export function scoreSheet({ land, terrains, graveyardBonus, boss }: ScoreInput): ScoreSheet {
  const tileLines: ScoreLine[] = []
  for (const terrain of [...terrains, DUNGEON]) {
    const id = terrainIds[terrain]!
    tileLines.push(line(id, terrainScoring[id].why, scoreTerrain(land, terrain)))
    if (terrain === GRAVEYARD)
      tileLines.push(line('graveyardBonus', graveyardBonus.why, bonusParts(land, graveyardBonus)))
  }
  const tokenLines = [
    line('minibosses', 'OB-97', scoreMinibosses(land)),
    line('crystals', 'OB-99', scoreCrystals(land)),
    line('matching', 'OB-98', scoreMatching(land)),
    line('bands', 'OB-93', scoreBands(land)),
  ]
  const bossLines = boss === NONE ? [] : [line('boss', bossCards[boss]!.goal.why, bossCards[boss]!.goal.score(land))]
  const [tiles, tokens, bossPoints] = [sum(tileLines), sum(tokenLines), sum(bossLines)]
  return {
    lines: [...tileLines, ...tokenLines, ...bossLines],
    tiles,
    tokens,
    boss: bossPoints,
    total: tiles + tokens + bossPoints,
  }
}

// The games that scenarios can be written for. A new game joins by one line.
import {
  bossMonster,
  bossMonsterSituations,
  nextLevel,
  nextLevelSituations,
  superBossMonster,
  superBossMonsterSituations,
} from '@overlair/rules/dungeon'
import type { AnyGame, SituationFormat } from '@overlair/rules/kernel'
import { overboss, situations as overbossSituations } from '@overlair/rules/overboss'
import { campaign, campaignSituations } from './campaign-game.ts'

export interface GameEntry {
  readonly game: AnyGame
  readonly situations: SituationFormat<unknown>
}
export const gameEntries: readonly GameEntry[] = [
  { game: overboss, situations: overbossSituations },
  { game: campaign, situations: campaignSituations },
  { game: bossMonster, situations: bossMonsterSituations },
  { game: nextLevel, situations: nextLevelSituations },
  { game: superBossMonster, situations: superBossMonsterSituations },
]

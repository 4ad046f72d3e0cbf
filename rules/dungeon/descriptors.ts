import type { GameDescriptor } from '../kernel/game-descriptor.ts'
import { dungeonCardUsage as cardUsage } from './card-usage.ts'
import {
  bossMonster,
  bossMonsterSituations,
  nextLevel,
  nextLevelSituations,
  superBossMonster,
  superBossMonsterSituations,
} from './index.ts'
import { soloMarks } from './super/solo-marks.ts'

export const dungeonDescriptors: readonly GameDescriptor[] = [
  { game: bossMonster, situations: bossMonsterSituations, cardUsage },
  { game: nextLevel, situations: nextLevelSituations, cardUsage },
  { game: superBossMonster, situations: superBossMonsterSituations, cardUsage, soloMarks },
]

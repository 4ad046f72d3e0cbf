import { familyTests } from '../../kernel/testing/family-tests.ts'
import { bossMonsterModes, nextLevelModes, superBossMonsterModes } from '../golden/modes.ts'
import { bossMonster, nextLevel, superBossMonster } from '../index.ts'
import { countUses, eager } from './card-uses.ts'
import { configurations, superConfigurations } from './configurations.ts'

export const dungeonTests = familyTests({
  configurations: [...configurations, ...superConfigurations],
  goldenFolder: 'rules/dungeon/golden',
  golden: [
    { game: bossMonster, modes: bossMonsterModes },
    { game: nextLevel, modes: nextLevelModes },
    { game: superBossMonster, modes: superBossMonsterModes },
  ],
  choose: eager,
  countUses,
})

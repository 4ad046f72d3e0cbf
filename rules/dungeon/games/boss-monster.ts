import { shelf } from '../cards/shelf.ts'
import type { RuleSet } from '../engine/rulesets.ts'
import { baseOptions, baseRules, baseVariants } from './base-rules.ts'
import { dungeonGame } from './dungeon-game.ts'

const id = 'boss-monster'
export const bossMonsterRules: RuleSet = {
  ...baseRules,
  options: baseOptions({ choose: 'BM-154', machinations: 'BM-156', hard: 'BM-158' }),
  settings: options => ({ sets: [id], heroes: [id], variants: baseVariants(options) }),
  seedsPile: false,
  openingDiscard: () => true,
  machinationsBarredBy: 'defeated',
}
export const bossMonster = dungeonGame({ id, ruleSet: bossMonsterRules, boxes: shelf.only(id) })

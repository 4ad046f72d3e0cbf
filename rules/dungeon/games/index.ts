// The games without their cards: a game needs the boxes that take part in it (cards/<box>/index.ts) before it is set up.
import { dungeonGame } from './dungeon-game.ts'
import '../super/ruleset.ts'

export const bossMonster = dungeonGame('boss-monster')
export const nextLevel = dungeonGame('next-level')
export const superBossMonster = dungeonGame('super-boss-monster')

// The games without their cards. Before setup, load the boxes that take part (cards/load-boxes.ts).
export { bossMonster } from './boss-monster.ts'
export { nextLevel } from './next-level.ts'
export { superBossMonster } from './super-boss-monster.ts'

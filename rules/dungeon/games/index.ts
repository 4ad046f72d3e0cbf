// The games without their cards. Before setup, load the boxes that take part from the shelf (cards/shelf.ts).
export { bossMonster } from './boss-monster.ts'
export { nextLevel } from './next-level.ts'
export { superBossMonster } from './super-boss-monster.ts'

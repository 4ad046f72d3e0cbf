// Boss Monster, The Next Level and Super Boss Monster.
import './cards/index.ts'
import { situations } from './situation.ts'

export { bossMonster, nextLevel, superBossMonster } from './games.ts'
export const bossMonsterSituations = /* @__PURE__ */ situations('boss-monster')
export const nextLevelSituations = /* @__PURE__ */ situations('next-level')
export const superBossMonsterSituations = /* @__PURE__ */ situations('super-boss-monster')

export { bossFacts, boxOf, heroFacts, roomFacts, spellFacts } from './catalogue.ts'
export type { Choice } from './choices.ts'
export type { Event } from './events.ts'
export type { DungeonGame } from './game.ts'
export type { State } from './state.ts'
export type { EffectView, HeroView, PlayerView, RoomView, View } from './view.ts'

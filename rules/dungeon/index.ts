// Boss Monster, The Next Level and Super Boss Monster.
import './cards/index.ts'
import { bossMonster, nextLevel, superBossMonster } from './games/index.ts'
import { situations } from './situation/situation.ts'

export { bossMonster, nextLevel, superBossMonster }
export const bossMonsterSituations = /* @__PURE__ */ situations(bossMonster)
export const nextLevelSituations = /* @__PURE__ */ situations(nextLevel)
export const superBossMonsterSituations = /* @__PURE__ */ situations(superBossMonster)

export { bossFacts, boxOf, heroFacts, roomFacts, spellFacts } from './engine/card-registry.ts'
export type { DungeonGame } from './games/dungeon-game.ts'
export type { Choice } from './model/choices.ts'
export type { Event } from './model/events.ts'
export type { State } from './model/state.ts'
export type { EffectView, HeroView, PlayerView, RoomView, View } from './view/view.ts'

// Boss Monster, The Next Level and Super Boss Monster, with all their boxes.
import { allBoxes } from './cards/index.ts'
import { shelf } from './cards/shelf.ts'
import { bossMonster, nextLevel, superBossMonster } from './games/index.ts'
import { situations } from './situation/situation.ts'

for (const box of allBoxes) shelf.add(box)

export { bossMonster, nextLevel, shelf, superBossMonster }
export const bossMonsterSituations = /* @__PURE__ */ situations(bossMonster)
export const nextLevelSituations = /* @__PURE__ */ situations(nextLevel)
export const superBossMonsterSituations = /* @__PURE__ */ situations(superBossMonster)

export type { DungeonGame } from './games/dungeon-game.ts'
export type { Choice } from './model/choices.ts'
export type { Event } from './model/events.ts'
export type { DungeonPosition } from './model/sealed.ts'
export type { State } from './model/state.ts'
export type { EffectView, HeroView, PlayerView, RoomView, View } from './view/view.ts'

// All boxes of the published games. Code that needs only some of them imports those, or loads them from the shelf.
import type { Box } from '../engine/cards.ts'
import { bossMonsterBox } from './boss-monster/index.ts'
import { coinCardsBox } from './coin-cards/index.ts'
import { crashLandingBox } from './crash-landing/index.ts'
import { itemsBox } from './items/index.ts'
import { nextLevelBox } from './next-level/index.ts'
import { superBossMonsterBox } from './super-boss-monster/index.ts'

export const allBoxes: readonly Box[] = [
  ...[bossMonsterBox, nextLevelBox, superBossMonsterBox],
  ...[crashLandingBox, itemsBox, coinCardsBox],
]

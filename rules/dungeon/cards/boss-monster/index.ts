import type { Box } from '../../engine/cards.ts'
import { bosses } from './bosses.ts'
import { heroes } from './heroes.ts'
import { rooms } from './rooms.ts'
import { spells } from './spells.ts'

export const bossMonsterBox: Box = {
  id: 'boss-monster',
  source: 'lists',
  bosses,
  rooms,
  spells,
  heroes,
  heroCounts: {
    2: { ordinary: 13, epic: 8 }, // BM-20
    3: { ordinary: 17, epic: 12 }, // BM-21
    4: { ordinary: 25, epic: 16 }, // BM-22
  },
}

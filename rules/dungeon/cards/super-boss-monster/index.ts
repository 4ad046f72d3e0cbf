import type { Box } from '../../engine/cards.ts'
import { bosses } from './bosses.ts'
import { heroes } from './heroes.ts'
import { rooms } from './rooms.ts'
import { inRulebook } from './rulebook-cards.ts'
import { spells } from './spells.ts'

export const superBossMonsterBox: Box = {
  id: 'super-boss-monster',
  source: 'own',
  sources: { rulebook: inRulebook },
  bosses,
  rooms,
  spells,
  heroes,
  heroCounts: {
    1: { ordinary: 12, epic: 12 }, // SB-244
    2: { ordinary: 13, epic: 9 }, // SB-21
    3: { ordinary: 17, epic: 13 }, // SB-22, SB-24
    4: { ordinary: 25, epic: 17 }, // SB-23
  },
}

import type { Box } from '../../engine/cards.ts'
import { heroes } from './heroes.ts'
import { rooms } from './rooms.ts'
import { spells } from './spells.ts'

export const crashLandingBox: Box = {
  id: 'crash-landing',
  source: 'own',
  bosses: [],
  rooms,
  spells,
  heroes,
  treasure: ['explorer'],
  heroCounts: {
    2: { ordinary: 2, epic: 1 },
    3: { ordinary: 3, epic: 1 },
    4: { ordinary: 4, epic: 2 },
    5: { ordinary: 6, epic: 3 },
    6: { ordinary: 6, epic: 4 },
  },
}

import type { Box } from '../../engine/cards.ts'
import { bosses } from './bosses.ts'
import { heroes } from './heroes.ts'
import { rooms } from './rooms.ts'
import { spells } from './spells.ts'

export const nextLevelBox: Box = {
  id: 'next-level',
  source: 'lists',
  sources: { own: ['necromancer'] }, // its effect is our design: the known lists print the text of another card
  bosses,
  rooms,
  spells,
  heroes,
  heroCounts: {
    2: { ordinary: 13, epic: 9 }, // NL-5
    3: { ordinary: 17, epic: 13 }, // NL-6
    4: { ordinary: 25, epic: 17 }, // NL-7
  },
}

// What playing alone adds to Super Boss Monster.

import { fetched } from '../../app/fetched.tsx'
import type { GameAtHand } from '../../games/library.ts'

export const alone: Pick<GameAtHand, 'After' | 'Alone'> = {
  After: fetched(() => import('./after.tsx').then(({ After }) => After)),
  Alone: fetched(() => import('./alone.tsx').then(({ Alone }) => Alone)),
}

// What playing alone adds to Super Boss Monster.

import { lazy } from '../../app/fetched.tsx'
import type { GameModule } from '../../games/library.ts'

export const alone: Pick<GameModule, 'ScoreReport' | 'SoloOptions'> = {
  ScoreReport: lazy(() => import('./after.tsx').then(({ After }) => After)),
  SoloOptions: lazy(() => import('./alone.tsx').then(({ Alone }) => Alone)),
}

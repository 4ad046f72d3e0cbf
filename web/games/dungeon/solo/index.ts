// What playing alone adds to Super Boss Monster.

import type { GameModule } from '../../../game-module/game-module.ts'
import { lazy } from '../../../platform/browser/lazy.tsx'

export const alone: Pick<GameModule, 'ScoreReport' | 'SoloOptions'> = {
  ScoreReport: lazy(() => import('./score-report.tsx').then(({ After }) => After)),
  SoloOptions: lazy(() => import('./solo-options.tsx').then(({ Alone }) => Alone)),
}

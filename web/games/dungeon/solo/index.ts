// What playing alone adds to Super Boss Monster.
import { lazy } from '../../../platform/browser/lazy.tsx'
import type { GameModule } from '../../index.ts'

export const alone: Pick<GameModule, 'ScoreReport' | 'SoloOptions'> = {
  ScoreReport: lazy(() => import('./score-report.tsx').then(({ After }) => After)),
  SoloOptions: lazy(() => import('./solo-options.tsx').then(({ Alone }) => Alone)),
}

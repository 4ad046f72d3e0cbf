// Parts of the game module for solo games of Super Boss Monster.
import { lazy } from '../../../platform/browser/lazy.tsx'
import type { GameModule } from '../../index.ts'

export const soloParts: Pick<GameModule, 'ScoreReport' | 'SoloOptions'> = {
  ScoreReport: lazy(() => import('./score-report.tsx').then(module => module.ScoreReport)),
  SoloOptions: lazy(() => import('./solo-options.tsx').then(module => module.SoloOptions)),
}

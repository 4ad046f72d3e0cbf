// What playing alone adds to Overboss.
import type { GameModule } from '../../index.ts'
import { isCampaignGame } from './score.ts'
import { ScoreReport } from './score-report.tsx'
import { SoloOptions } from './solo-options.tsx'

export const alone: Pick<GameModule, 'ScoreReport' | 'SoloOptions' | 'isCampaign'> = {
  ScoreReport,
  SoloOptions,
  isCampaign: isCampaignGame,
}

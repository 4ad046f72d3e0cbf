// What playing alone adds to Overboss.
import type { GameModule } from '../games/library.ts'
import { ScoreReport } from './after.tsx'
import { SoloOptions } from './alone.tsx'
import { isCampaignGame } from './score-mode.ts'

export const alone: Pick<GameModule, 'ScoreReport' | 'SoloOptions' | 'isCampaign'> = {
  ScoreReport,
  SoloOptions,
  isCampaign: isCampaignGame,
}

import { overboss } from '@overlair/rules/overboss'
import type { PlayableGame } from '../../game-module/game-module.ts'
import { summaryOf } from './model/summary.ts'
import { incompleteReason, OptionsForm } from './options/options-form.tsx'
import { isCampaignGame } from './solo/score.ts'
import { ScoreReport } from './solo/score-report.tsx'
import { SoloOptions } from './solo/solo-options.tsx'
import { Status } from './table/status.tsx'
import { Table } from './table/table.tsx'

export const playableGame: PlayableGame = {
  id: 'overboss',
  game: overboss,
  loadSituations: async () => (await import('@overlair/rules/overboss/situation/situation')).situations,
  textNamespaces: () => ['overboss', 'prompts'],
  OptionsForm,
  incompleteReason,
  summaryOf,
  Status,
  Table,
  ScoreReport,
  SoloOptions,
  isCampaign: isCampaignGame,
}

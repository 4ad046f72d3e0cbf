import { overboss } from '@overlair/rules/overboss'
import type { GameModule } from '../../game-module/game-module.ts'
import { validOptions } from './options/option-rules.ts'
import { incompleteReason, OptionsForm } from './options/options-form.tsx'
import { Status } from './table/status.tsx'
import { Table } from './table/table.tsx'

export const atHand: GameModule = {
  game: overboss,
  textNamespaces: () => ['overboss', 'prompts'],
  OptionsForm,
  validOptions,
  incompleteReason,
  Status,
  Table,
}

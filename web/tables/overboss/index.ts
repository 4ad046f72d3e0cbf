import { overboss } from '@overlair/rules/overboss'
import type { GameModule } from '../../games/library.ts'
import { Status } from './status.tsx'
import { Table } from './table.tsx'
import { incompleteReason, OptionsForm } from './wishes.tsx'
import { validOptions } from './wishing.ts'

export const atHand: GameModule = {
  game: overboss,
  textNamespaces: () => ['overboss', 'prompts'],
  OptionsForm,
  validOptions,
  incompleteReason,
  Status,
  Table,
}

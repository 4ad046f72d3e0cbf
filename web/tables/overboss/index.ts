import { overboss } from '@overlair/rules/overboss'
import type { GameAtHand } from '../../games/library.ts'
import { Status } from './status.tsx'
import { Table } from './table.tsx'
import { missing, Wishes } from './wishes.tsx'
import { settle } from './wishing.ts'

export const atHand: GameAtHand = {
  game: overboss,
  words: () => ['overboss', 'prompts'],
  Wishes,
  settle,
  missing,
  Status,
  Table,
}

import type { Choice, View } from '@overlair/rules/overboss'
import type { TableMatch } from '../../../match/table-match.ts'

export type OverbossMatch = TableMatch<View, Choice>

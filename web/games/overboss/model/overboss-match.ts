import type { Choice, View } from '@overlair/rules/overboss'
import type { Match } from '../../../match/match-signals.ts'

export type OverbossMatch = Match<View, Choice>

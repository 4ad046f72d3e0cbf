import { overbossOutlook as outlook } from '@overlair/bots/outlooks/overboss'
import { overboss as game } from '@overlair/rules/overboss'
import type { Mind } from './mind.ts'

export const overboss: Mind = { game, outlook }

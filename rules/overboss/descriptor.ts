import type { GameDescriptor } from '../kernel/game-descriptor.ts'
import { overbossCardUsage as cardUsage } from './card-usage.ts'
import { overboss as game, situations } from './index.ts'
import { soloMarks } from './solo-marks.ts'

export const overbossDescriptor: GameDescriptor = { game, situations, cardUsage, soloMarks }

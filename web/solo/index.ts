// What playing alone adds to Overboss.
import type { GameAtHand } from '../games/library.ts'
import { After } from './after.tsx'
import { Alone } from './alone.tsx'
import { isCampaignGame } from './score-mode.ts'

export const alone: Pick<GameAtHand, 'After' | 'Alone' | 'isCampaign'> = { After, Alone, isCampaign: isCampaignGame }

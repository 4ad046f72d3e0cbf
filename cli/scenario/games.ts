// The games that scenarios can be written for: all games with situations, and the solo campaign of Overboss.
import { gameDescriptors } from '@overlair/rules'
import type { AnyGame, SituationFormat } from '@overlair/rules/kernel'
import { campaign, campaignSituations } from './campaign-game.ts'

export interface GameEntry {
  readonly game: AnyGame
  readonly situations: SituationFormat<unknown>
}
export const gameEntries: readonly GameEntry[] = [
  ...gameDescriptors.flatMap(({ game, situations }) => (situations ? [{ game, situations }] : [])),
  { game: campaign, situations: campaignSituations },
]

// Computes the progress of a campaign from the saved sheet and the record of its match. The end of a game saves no new
// sheet: the sheet follows from the match, so the two cannot contradict each other.
import { GameError } from '@overlair/rules/kernel'
import type { Campaign, GameFinished } from '@overlair/rules/overboss'
import { finishRecordedGame } from '@overlair/rules/overboss/finish-recorded-game'
import type { DamagedMatch, LocalMatch } from '../../../platform/storage/matches.ts'
import type { SavedCampaign } from './storage.ts'

export interface LastGame extends GameFinished {
  readonly match: string
  readonly points: number
}
export interface CampaignProgress {
  readonly sheet: Campaign
  /** The game that the player paid for, if it is still running or its match is lost. */
  readonly game?: { readonly kind: 'running'; readonly match: string } | { readonly kind: 'lost' }
  readonly last?: LastGame
}

export function campaignProgress(
  { campaign }: SavedCampaign,
  match: LocalMatch | DamagedMatch | undefined,
): CampaignProgress {
  if (campaign.playing === null) return { sheet: campaign }
  if (!match || 'damage' in match) return { sheet: campaign, game: { kind: 'lost' } }
  if (!match.over) return { sheet: campaign, game: { kind: 'running', match: match.id } }
  try {
    const finished = finishRecordedGame(campaign, match.record)
    return { sheet: finished.campaign, last: { ...finished, match: match.id } }
  } catch (error) {
    if (error instanceof GameError) return { sheet: campaign, game: { kind: 'lost' } }
    throw error
  }
}

/** Ends the current game without a gain. Its heart stays marked (OB-159). */
export const dropLostGame = (campaign: Campaign): Campaign => ({ ...campaign, playing: null })

// Computes the progress of a campaign from the saved sheet and the record of its match. The end of a game saves no new
// sheet: the sheet follows from the match, so the two cannot contradict each other.
import { GameError, replay } from '@overlair/rules/kernel'
import { openRecord } from '@overlair/rules/kernel/older-records'
import { type Campaign, finishGame, type GameFinished, overboss } from '@overlair/rules/overboss'
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
    const { record, stop } = openRecord([overboss], match.record)
    if (stop) return { sheet: campaign, game: { kind: 'lost' } }
    const state = replay(overboss, record)
    const finished = finishGame(campaign, state)
    return {
      sheet: finished.campaign,
      last: { ...finished, match: match.id, points: state.result?.scores[0] ?? 0 },
    }
  } catch (error) {
    if (error instanceof GameError) return { sheet: campaign, game: { kind: 'lost' } }
    throw error
  }
}

/** Ends the current game without a gain. Its heart stays marked (OB-159). */
export const dropLostGame = (campaign: Campaign): Campaign => ({ ...campaign, playing: null })

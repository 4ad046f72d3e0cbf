// Where a campaign stands: its sheet as it was kept, and what the match beside it has made of it. Nothing is written down
// when a game ends; the sheet follows from the match, so nothing can be lost between the two.
import { GameError, gameForRecord, replay } from '@overlair/rules/kernel'
import { type Campaign, finishGame, type GameFinished, overboss } from '@overlair/rules/overboss'
import type { DamagedMatch, SavedMatch } from '../../../platform/storage/matches.ts'
import type { SavedCampaign } from './storage.ts'

export interface LastGame extends GameFinished {
  readonly match: string
  readonly points: number
}
export interface CampaignProgress {
  readonly sheet: Campaign
  /** The game that is paid for: still to be played on, or nowhere to be found. */
  readonly game?: { readonly kind: 'under-way'; readonly match: string } | { readonly kind: 'gone' }
  readonly last?: LastGame
}

export function campaignProgress(
  { campaign }: SavedCampaign,
  match: SavedMatch | DamagedMatch | undefined,
): CampaignProgress {
  if (campaign.playing === null) return { sheet: campaign }
  if (!match || 'damage' in match) return { sheet: campaign, game: { kind: 'gone' } }
  if (!match.over) return { sheet: campaign, game: { kind: 'under-way', match: match.id } }
  try {
    gameForRecord([overboss], match.record)
    const state = replay(overboss, match.record)
    const finished = finishGame(campaign, state)
    return {
      sheet: finished.campaign,
      last: { ...finished, match: match.id, points: state.result?.scores[0] ?? 0 },
    }
  } catch (error) {
    if (error instanceof GameError) return { sheet: campaign, game: { kind: 'gone' } }
    throw error
  }
}

/** The heart of a game that is gone stays marked (OB-159). */
export const dropLostGame = (campaign: Campaign): Campaign => ({ ...campaign, playing: null })

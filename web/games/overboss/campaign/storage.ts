// The solo campaign of this device: its sheet, and the match that is played for the heart marked last.
import { GameError, isJsonObject } from '@overlair/rules/kernel'
import { type Campaign, readCampaign } from '@overlair/rules/overboss'
import { database } from '../../../platform/storage/database.ts'
import type { SavedMatch } from '../../../platform/storage/matches.ts'

export interface SavedCampaign {
  readonly campaign: Campaign
  /** The match under way or, until the next one starts, the last one played. */
  readonly match: string | null
}
export interface DamagedCampaign {
  readonly damage: string
  readonly raw: unknown
}

const KEY = 'overboss-campaign'

export async function findCampaign(): Promise<SavedCampaign | DamagedCampaign | undefined> {
  const entry = await (await database()).get('progress', KEY)
  return entry === undefined ? undefined : read(entry)
}

function read(raw: unknown): SavedCampaign | DamagedCampaign {
  try {
    const { campaign, match } = isJsonObject(raw) ? raw : {}
    return { campaign: readCampaign(campaign), match: typeof match === 'string' ? match : null }
  } catch (error) {
    if (error instanceof GameError) return { damage: error.message, raw }
    throw error
  }
}

export async function saveCampaign(kept: SavedCampaign): Promise<void> {
  await (await database()).write({ store: 'progress', key: KEY, value: kept })
}

/** The heart and the match it is paid for are kept together or not at all (OB-159). */
export async function saveCampaignGame(campaign: Campaign, { id, ...entry }: SavedMatch): Promise<void> {
  const kept: SavedCampaign = { campaign, match: id }
  await (await database()).write(
    { store: 'matches', key: id, value: entry },
    { store: 'progress', key: KEY, value: kept },
  )
}

export async function deleteCampaign(): Promise<void> {
  await (await database()).write({ store: 'progress', key: KEY })
}

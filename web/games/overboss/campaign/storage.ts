// Saves the solo campaign of this device: its sheet, and the id of the match that the last heart paid for.
import { GameError, isJsonObject } from '@overlair/rules/kernel'
import { type Campaign, readCampaign } from '@overlair/rules/overboss'
import { database } from '../../../platform/storage/database.ts'
import type { LocalMatch } from '../../../platform/storage/matches.ts'

export interface SavedCampaign {
  readonly campaign: Campaign
  /** Id of the running match or, until the next one starts, of the last one. */
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

export async function saveCampaign(campaign: SavedCampaign): Promise<void> {
  await (await database()).write({ store: 'progress', key: KEY, value: campaign })
}

/** Saves the heart and the match that it pays for in one transaction (OB-159). */
export async function saveCampaignGame(campaign: Campaign, { id, ...entry }: LocalMatch): Promise<void> {
  const saved: SavedCampaign = { campaign, match: id }
  await (await database()).write(
    { store: 'matches', key: id, value: entry },
    { store: 'progress', key: KEY, value: saved },
  )
}

export async function deleteCampaign(): Promise<void> {
  await (await database()).write({ store: 'progress', key: KEY })
}

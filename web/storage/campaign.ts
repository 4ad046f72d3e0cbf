// The solo campaign of this device: its sheet, and the match that is played for the heart marked last.
import { GameError, isWords } from '@overlair/rules/kernel'
import { type Campaign, readCampaign } from '@overlair/rules/overboss'
import { database } from './database.ts'
import type { SavedMatch } from './matches.ts'

export interface KeptCampaign {
  readonly campaign: Campaign
  /** The match under way or, until the next one starts, the last one played. */
  readonly match: string | null
}
export interface DamagedCampaign {
  readonly damage: string
  readonly raw: unknown
}

const KEY = 'overboss-campaign'

export async function findCampaign(): Promise<KeptCampaign | DamagedCampaign | undefined> {
  const entry = await (await database()).get('progress', KEY)
  return entry === undefined ? undefined : read(entry)
}

function read(raw: unknown): KeptCampaign | DamagedCampaign {
  try {
    const { campaign, match } = isWords(raw) ? raw : {}
    return { campaign: readCampaign(campaign), match: typeof match === 'string' ? match : null }
  } catch (error) {
    if (error instanceof GameError) return { damage: error.message, raw }
    throw error
  }
}

export async function saveCampaign(kept: KeptCampaign): Promise<void> {
  await (await database()).change({ store: 'progress', key: KEY, value: kept })
}

/** The heart and the match it is paid for are kept together or not at all (OB-159). */
export async function saveCampaignGame(campaign: Campaign, { id, ...entry }: SavedMatch): Promise<void> {
  const kept: KeptCampaign = { campaign, match: id }
  await (await database()).change(
    { store: 'matches', key: id, value: entry },
    { store: 'progress', key: KEY, value: kept },
  )
}

export async function deleteCampaign(): Promise<void> {
  await (await database()).change({ store: 'progress', key: KEY })
}

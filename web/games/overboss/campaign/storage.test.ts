import 'fake-indexeddb/auto'
import { newRecord } from '@overlair/rules/kernel'
import { gameOptions, markHeart, overboss, startCampaign } from '@overlair/rules/overboss'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteLesson, loadReadSteps, saveReadSteps } from '../../../platform/storage/lesson-progress.ts'
import { findMatch, type LocalMatch, saveMatch } from '../../../platform/storage/matches.ts'
import { deleteCampaign, findCampaign, saveCampaign, saveCampaignGame } from './storage.ts'

const campaign = markHeart(startCampaign('standard'))
const match: LocalMatch = {
  id: 'm',
  record: newRecord(overboss, gameOptions(campaign), 's'),
  seats: [{ kind: 'person', name: 'Ola' }],
  started: 1,
  touched: 1,
  over: false,
}

describe('the campaign on a device', () => {
  beforeEach(deleteCampaign)

  test('does not exist at first and loads as it was saved', async () => {
    expect(await findCampaign()).toBeUndefined()
    await saveCampaign({ campaign: startCampaign('hard'), match: null })
    expect(await findCampaign()).toEqual({ campaign: startCampaign('hard'), match: null })
  })

  test('a heart and the game it pays for are saved together (OB-159)', async () => {
    await saveCampaignGame(campaign, match)
    expect(await findCampaign()).toEqual({ campaign, match: 'm' })
    expect(await findMatch('m')).toEqual(match)
  })

  test.each([
    ['no object', 7, 'a campaign is a JSON object'],
    ['another format', { campaign: { format: 'x' } }, 'this is not a campaign'],
    ['a level too high', { campaign: { ...campaign, level: 9 } }, '“level” is 1 to 6'],
  ])('%s is reported as damaged, with the reason', async (_name, raw, reason) => {
    const db = await openDB('overlair')
    await db.put('progress', raw, 'overboss-campaign')
    db.close()
    expect(await findCampaign()).toEqual({ damage: expect.stringContaining(reason), raw })
  })
})

test('the steps read of a lesson are saved, and deleted with its match', async () => {
  expect(await loadReadSteps('lesson')).toEqual([])
  await saveMatch({ ...match, id: 'lesson' })
  await saveReadSteps('lesson', ['welcome', 'market'])
  expect(await loadReadSteps('lesson')).toEqual(['welcome', 'market'])
  await deleteLesson('lesson')
  expect(await loadReadSteps('lesson')).toEqual([])
  expect(await findMatch('lesson')).toBeUndefined()
})

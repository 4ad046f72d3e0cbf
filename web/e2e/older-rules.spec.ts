// Saved games and links of older rules: they go on where the current rules repeat them. Otherwise the app says where they stop.
import { deflateRawSync } from 'node:zlib'
import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { type GameRecord, newRecord } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { presetInstantPlay, savedEntries, writeToStore } from './support/storage.ts'
import { expect, test } from './support/test.ts'

const options = { players: 2 }
const bot = chooserOf(bots.greedy(overboss))
const { choices } = playOut(overboss, options, 'older', [bot, bot])
const older = (made: GameRecord['choices']): GameRecord => ({
  ...newRecord(overboss, options, 'older'),
  version: 'overboss/0',
  choices: made,
})
const opening = choices.slice(0, 12)
const stopped = older(opening.with(6, { ...opening[6]!, outcome: '0000' } as GameRecord['choices'][number]))
const entry = (record: GameRecord) => ({
  record,
  seats: [0, 1].map(seat => ({ kind: 'person', name: `Person ${seat + 1}` })),
  started: 1,
  touched: 1,
  over: false,
})

test.beforeEach(async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/')
})

test('a game of older rules goes on if the current rules repeat it', async ({ page }) => {
  await writeToStore(page, 'matches', 'older', entry(older(opening)))
  await page.goto('/table/older')
  await page.getByRole('button', { name: /^I am / }).click()
  await page.locator('[data-legal]').first().click()
  await expect
    .poll(async () => (await savedEntries(page)).map(({ record }) => record))
    .toEqual([expect.objectContaining({ version: overboss.version })])
})

test('a game that the current rules stop says where and why, stays saved and can be watched up to there', async ({
  page,
}) => {
  await writeToStore(page, 'matches', 'older', entry(stopped))
  await page.goto('/table/older')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game began under older rules')
  await expect(page.getByRole('status')).toContainText('Under today’s rules, choice 7 leads to something else.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep as a file' }).click()
  expect((await download).suggestedFilename()).toBe('overlair-overboss.json')
  await page.getByRole('link', { name: 'Watch' }).click()
  await expect(page.locator('[data-part=stop]')).toContainText('choice 7 leads to something else')
  await expect(page.getByRole('slider')).toHaveAttribute('max', '6')
  expect((await savedEntries(page)).map(({ record }) => record)).toEqual([stopped])
})

test('a link to a record of older rules plays up to its stop', async ({ page }) => {
  const packed = deflateRawSync(JSON.stringify(stopped)).toString('base64url')
  await page.goto(`/replay#r=${packed}`)
  await expect(page.locator('[data-part=stop]')).toContainText('The replay ends there.')
  await expect(page.getByRole('slider')).toHaveAttribute('max', '6')
})

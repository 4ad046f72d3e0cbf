import { overboss } from '@overlair/rules/overboss'
import { afterGame, turnOn } from './support/controls.ts'
import { inEveryLanguageAndWidth } from './support/every-language.ts'
import { playActions } from './support/overboss-table.ts'
import { expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { expectSavedOptions, presetInstantPlay, savedMatches, writeToStore } from './support/storage.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => presetInstantPlay(page))

/** A saved campaign, with some fields changed. */
const savedCampaign = (fields: object) => ({
  campaign: {
    format: 'overlair-campaign/1',
    difficulty: 'standard',
    level: 1,
    heartsMarked: 0,
    playing: null,
    objectives: [],
    cells: [],
    ...fields,
  },
  match: null,
})

test('a game of a level costs a heart, and the sheet shows what it brought (OB-159)', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Campaign' }).click()
  await page.getByRole('radio', { name: /Hard/ }).check()
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(page.getByText('8 hearts left')).toBeVisible()
  await expect(page.getByText('Kazanna')).toBeVisible()
  await page.getByRole('button', { name: 'Play for one heart' }).click()
  await expect(page).toHaveURL(/\/table\//)

  // The heart is marked at the start of the game. The unfinished game can be resumed.
  await page.goto('/campaign')
  await expect(page.getByText('7 hearts left')).toBeVisible()
  await page.getByRole('link', { name: 'Continue the game' }).click()
  await playActions(page)
  await expect(afterGame(page)).toBeVisible()
  await page.getByRole('link', { name: 'To the campaign sheet' }).click()
  await expect(page.getByRole('heading', { name: 'What the last game earned you' })).toBeVisible()
  await expect(page.getByText('7 hearts left')).toBeVisible()
  await expectAccessible(page)
  await screenshot(page, 'campaign-after-game')

  // The sheet shows the same after a reload. The next heart starts another game.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What the last game earned you' })).toBeVisible()
  await page.getByRole('button', { name: 'Play for one heart' }).click()
  await expect(page).toHaveURL(/\/table\//)
  expect(await savedMatches(page)).toHaveLength(2)
})

test('two met objectives open the next level, where the player chooses a boss (OB-158, OB-162)', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
  await writeToStore(
    page,
    'progress',
    'overboss-campaign',
    savedCampaign({ heartsMarked: 2, objectives: ['L1-1', 'L1-3'] }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Move on to level 2' }).click()
  await expect(page.getByRole('heading', { name: 'Time for Adventure', level: 2 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Cleopatra/ }).check()
  await page.getByRole('button', { name: 'Play for one heart' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.getByText('Cleopatra').first()).toBeVisible()
})

test('a level is played on the small map, or on the large one if the player chooses it (OB-187)', async ({ page }) => {
  await page.goto('/campaign')
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(page.getByRole('radio', { name: 'Small map, 3 × 4' })).toBeChecked()
  await page.getByRole('radio', { name: 'Large map, 4 × 4' }).check()
  await expectAccessible(page)
  await screenshot(page, 'campaign-large-map')
  await page.getByRole('button', { name: 'Play for one heart' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expectSavedOptions(page, overboss, { players: 1, board: '4x4', level: '1', boss: 'kazanna' })
})

test('a finished campaign shows its title (OB-180)', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
  const objectives = [1, 2, 3, 4, 5, 6].flatMap(level => [`L${level}-1`, `L${level}-2`, `L${level}-3`])
  await writeToStore(page, 'progress', 'overboss-campaign', savedCampaign({ level: 6, heartsMarked: 8, objectives }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The campaign is over' })).toBeVisible()
  // 18 for soul gems, 12 for 6 wickedness icons, 3 for the difficulty (OB-181).
  await expect(page.getByText('33 points')).toBeVisible()
  await expect(page.getByText('Overboss', { exact: true })).toBeVisible()
  await screenshot(page, 'campaign-over')
  await page.getByRole('button', { name: 'Start a new campaign' }).click()
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
})

test('the page of a damaged campaign says what is wrong and can start a new campaign', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
  await writeToStore(page, 'progress', 'overboss-campaign', savedCampaign({ level: 9 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This campaign is damaged' })).toBeVisible()
  await expect(page.getByText('“level” is 1 to 6, not 9')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start a new campaign' }).click()
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
})

test('the campaign continues without a lost game; its heart stays marked (OB-159)', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
  await writeToStore(page, 'progress', 'overboss-campaign', {
    ...savedCampaign({ heartsMarked: 1, playing: 'kazanna' }),
    match: 'lost',
  })
  await page.reload()
  await page.getByRole('button', { name: 'Go on without it' }).click()
  await expect(page.getByText('9 hearts left')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play for one heart' })).toBeVisible()
})

test('a campaign sheet with marks fits at every width in all languages', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
  const marks = {
    level: 2,
    heartsMarked: 4,
    objectives: ['L1-1', 'L1-2', 'L1-3', 'L2-1', 'L2-3'],
    cells: ['crystals:1', 'crystals:2', 'crystals:3', 'matching:5'],
  }
  await writeToStore(page, 'progress', 'overboss-campaign', savedCampaign(marks))
  await inEveryLanguageAndWidth(
    page,
    () => expect(page.locator('[aria-current="step"]')).toBeVisible(),
    async where => {
      await expectNoSidewaysScroll(page, where)
      await screenshot(page, `campaign-marked-${where}`)
    },
  )
})

test('Score mode gives a title and compares the score with earlier games (OB-155, OB-156)', async ({ page }) => {
  await page.goto('/new/overboss')
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Score mode' })).toBeVisible()
  await turnOn(page.getByRole('switch', { name: 'Play with boss cards' }))
  await page.getByLabel('Boss', { exact: true }).selectOption('Kirax')
  await page.getByRole('button', { name: 'Start' }).click()
  await playActions(page)
  const bests = page.getByRole('region', { name: 'Personal bests' })
  await expect(bests.getByText('New best!')).toHaveCount(4)
  await expect(bests.getByText('With this boss')).toBeVisible()
  await screenshot(page, 'score-mode-over')
  await page.goto('/new/overboss')
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(page.getByText(/Personal bests: \d+ points/)).toBeVisible()
})

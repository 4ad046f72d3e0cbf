import { everywhere } from './support/every-language.ts'
import { fits, isAccessible, shoot } from './support/page-checks.ts'
import { keep, over, playOn, quiet, savedMatches } from './support/play.ts'
import { expect, test, turnOn } from './support/test.ts'

test.beforeEach(({ page }) => quiet(page))

const sheet = (more: object) => ({
  campaign: {
    format: 'overlair-campaign/1',
    difficulty: 'standard',
    level: 1,
    heartsMarked: 0,
    playing: null,
    objectives: [],
    cells: [],
    ...more,
  },
  match: null,
})

test('a level is played for a heart, and the sheet shows what it has brought (OB-159)', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Campaign' }).click()
  await page.getByRole('radio', { name: /Hard/ }).check()
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(page.getByText('8 hearts left')).toBeVisible()
  await expect(page.getByText('Kazanna')).toBeVisible()
  await page.getByRole('button', { name: 'Play for one heart' }).click()
  await expect(page).toHaveURL(/\/table\//)

  // The heart is marked at once; the game waits.
  await page.goto('/campaign')
  await expect(page.getByText('7 hearts left')).toBeVisible()
  await page.getByRole('link', { name: 'Go on with the game' }).click()
  await playOn(page)
  await expect(over(page)).toBeVisible()
  await page.getByRole('link', { name: 'To the campaign sheet' }).click()
  await expect(page.getByRole('heading', { name: 'What the last game brought' })).toBeVisible()
  await expect(page.getByText('7 hearts left')).toBeVisible()
  await isAccessible(page)
  await shoot(page, 'campaign-after-game')

  // It says the same after a reload, and the next heart starts another game.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What the last game brought' })).toBeVisible()
  await page.getByRole('button', { name: 'Play for one heart' }).click()
  await expect(page).toHaveURL(/\/table\//)
  expect(await savedMatches(page)).toHaveLength(2)
})

test('two objectives lead on, and the next level lets one choose a boss (OB-158, OB-162)', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
  await keep(page, 'progress', 'overboss-campaign', sheet({ heartsMarked: 2, objectives: ['L1-1', 'L1-3'] }))
  await page.reload()
  await page.getByRole('button', { name: 'Move on to level 2' }).click()
  await expect(page.getByRole('heading', { name: 'Time for Adventure', level: 2 })).toBeVisible()
  await isAccessible(page)
  await page.getByRole('radio', { name: /Cleopatra/ }).check()
  await page.getByRole('button', { name: 'Play for one heart' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.getByText('Cleopatra').first()).toBeVisible()
})

test('a campaign that is over gives its title (OB-180)', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
  const objectives = [1, 2, 3, 4, 5, 6].flatMap(level => [`L${level}-1`, `L${level}-2`, `L${level}-3`])
  await keep(page, 'progress', 'overboss-campaign', sheet({ level: 6, heartsMarked: 8, objectives }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The campaign is over' })).toBeVisible()
  // 18 soul gems, 6 times wickedness, 3 for the difficulty (OB-181).
  await expect(page.getByText('33 points')).toBeVisible()
  await expect(page.getByText('Overboss', { exact: true })).toBeVisible()
  await shoot(page, 'campaign-over')
  await page.getByRole('button', { name: 'Start a new campaign' }).click()
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
})

test('a corrupt campaign says what is wrong and leaves a way on', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
  await keep(page, 'progress', 'overboss-campaign', sheet({ level: 9 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This campaign is damaged' })).toBeVisible()
  await expect(page.getByText('“level” is 1 to 6, not 9')).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Start a new campaign' }).click()
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
})

test('a game that is gone costs its heart and nothing else (OB-159)', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.getByRole('button', { name: 'Start the campaign' })).toBeVisible()
  await keep(page, 'progress', 'overboss-campaign', {
    ...sheet({ heartsMarked: 1, playing: 'kazanna' }),
    match: 'lost',
  })
  await page.reload()
  await page.getByRole('button', { name: 'Go on without it' }).click()
  await expect(page.getByText('9 hearts left')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play for one heart' })).toBeVisible()
})

test('a sheet with marks fits at every width in all languages', async ({ page }) => {
  await page.goto('/campaign')
  await expect(page.locator('.button--gold')).toBeVisible()
  const marks = {
    level: 2,
    heartsMarked: 4,
    objectives: ['L1-1', 'L1-2', 'L1-3', 'L2-1', 'L2-3'],
    cells: ['crystals:1', 'crystals:2', 'crystals:3', 'matching:5'],
  }
  await keep(page, 'progress', 'overboss-campaign', sheet(marks))
  await everywhere(
    page,
    () => expect(page.locator('[aria-current="step"]')).toBeVisible(),
    async where => {
      await fits(page, where)
      await shoot(page, `campaign-marked-${where}`)
    },
  )
})

test('Score mode gives a title and compares it with earlier games (OB-155, OB-156)', async ({ page }) => {
  await page.goto('/new/overboss')
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Score mode' })).toBeVisible()
  await turnOn(page.getByRole('switch', { name: 'Play with boss cards' }))
  await page.getByLabel('Boss', { exact: true }).selectOption('Kirax')
  await page.getByRole('button', { name: 'Start' }).click()
  await playOn(page)
  const bests = page.getByRole('region', { name: 'Personal bests' })
  await expect(bests.getByText('New best!')).toHaveCount(4)
  await expect(bests.getByText('With this boss')).toBeVisible()
  await shoot(page, 'score-mode-over')
  await page.goto('/new/overboss')
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(page.getByText(/Personal bests: \d+ points/)).toBeVisible()
})

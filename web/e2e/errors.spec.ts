// The app reports errors and offers a way to continue: failed downloads, full storage, broken links.
import { version } from '@overlair/rules/overboss/model/version'
import { legalSpots, playActions, startOverboss } from './support/overboss-table.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

/** Returns a list to which later uncaught errors of the page are added. */
function collectUncaught(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  return errors
}

test('a page that failed to load can be loaded again', async ({ page }) => {
  await page.route('**/assets/overboss-*.md', route => route.abort())
  await page.goto('/rules/overboss')
  await expect(page.getByText(/overboss-.+\.md could not be fetched/)).toBeVisible()
  await page.unroute('**/assets/overboss-*.md')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#OB-1')).toBeVisible()
})

test('an error page reports that a game could not be fetched; after a reload the game starts', async ({ page }) => {
  const errors = collectUncaught(page)
  await page.goto('/')
  let isBlocked = true
  await page.route('**/assets/*.js', route => (isBlocked ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke')
  isBlocked = false
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await expect(legalSpots(page).first()).toBeVisible()
  expect(errors).toEqual([])
})

test('the table reports that the bot worker could not be fetched, and can ask the bots again', async ({ page }) => {
  await presetInstantPlay(page)
  await page.route('**/assets/bot.worker-*.js', route => route.abort())
  await startOverboss(page)
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await playActions(page, 12, undefined, retry)
  await expect(retry).toBeVisible()
  await page.unroute('**/assets/bot.worker-*.js')
  await retry.click()
  await expect(retry).toBeHidden()
  await expect(legalSpots(page).first()).toBeVisible()
})

test('settings take effect even if the device has no space to save them', async ({ page }) => {
  const errors = collectUncaught(page)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Polski' }).check({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustawienia')
  expect(errors).toEqual([])
})

test('the replay page reports each invalid link and file, one after the other', async ({ page }) => {
  const errors = collectUncaught(page)
  const problem = page.getByRole('alert').filter({ hasText: 'This record cannot be shown' })
  await page.goto('/replay#m=%E0%A4%A')
  await expect(problem).toContainText('This game is not saved on this device')
  await page.evaluate(() => {
    location.hash = '#r=abcd'
  })
  await expect(problem).toContainText('damaged or was cut off')
  await page.evaluate(() => {
    location.hash = '#m='
  })
  await expect(problem).toContainText('This game is not saved on this device')
  await page.evaluate(() => {
    location.hash = '#r='
  })
  await expect(problem).toContainText('damaged or was cut off')
  const record = { format: 'overlair-record/1', game: 'overboss', version, seed: 's', choices: [] }
  const file = (options: object) => ({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, options })),
  })
  await page.locator('input[type=file]').setInputFiles(file({ players: 4294967296 }))
  await expect(problem).toContainText('overboss is for 1 to 5 players, not 4294967296')
  await page.locator('input[type=file]').setInputFiles(file({}))
  await expect(page.getByRole('region', { name: 'Playback' })).toBeVisible()
  expect(errors).toEqual([])
})

// What goes wrong outside the app is told, and there is a way on.
import { version } from '@overlair/rules/overboss/model/version'
import { legal, playNow, playOn, quiet } from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

/** Whatever nobody has caught. */
function uncaught(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  return errors
}

test('a page that broke is drawn anew at a second try', async ({ page }) => {
  await page.route('**/assets/overboss-*.md', route => route.abort())
  await page.goto('/rules/overboss')
  await expect(page.getByText(/overboss-.+\.md could not be fetched/)).toBeVisible()
  await page.unroute('**/assets/overboss-*.md')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#OB-1')).toBeVisible()
})

test('a game that cannot be fetched is told of, and begins at a second try', async ({ page }) => {
  const errors = uncaught(page)
  await page.goto('/')
  let cut = true
  await page.route('**/assets/*.js', route => (cut ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke')
  cut = false
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await expect(legal(page).first()).toBeVisible()
  expect(errors).toEqual([])
})

test('bots whose thread cannot be fetched are told of, and asked again', async ({ page }) => {
  await quiet(page)
  await page.route('**/assets/bot.worker-*.js', route => route.abort())
  await playNow(page)
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await playOn(page, 12, undefined, again)
  await expect(again).toBeVisible()
  await page.unroute('**/assets/bot.worker-*.js')
  await again.click()
  await expect(again).toBeHidden()
  await expect(legal(page).first()).toBeVisible()
})

test('a device that has no room for settings plays all the same', async ({ page }) => {
  const errors = uncaught(page)
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

test('replay links that mean nothing are told of, one after the other on the same page', async ({ page }) => {
  const errors = uncaught(page)
  const problem = page.getByRole('alert').filter({ hasText: 'This record cannot be shown' })
  await page.goto('/replay#m=%E0%A4%A')
  await expect(problem).toContainText('This game is not kept on this device')
  await page.evaluate(() => {
    location.hash = '#r=abcd'
  })
  await expect(problem).toContainText('damaged or was cut off')
  await page.evaluate(() => {
    location.hash = '#m='
  })
  await expect(problem).toContainText('This game is not kept on this device')
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

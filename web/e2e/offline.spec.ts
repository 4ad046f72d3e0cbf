// After the first visit the app needs no network.
import * as dungeon from './support/dungeon-table.ts'
import { legal, playNow, playOn, quiet, savedMatches } from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ keepsApp: true })

/** The first visit, to its end; from then on there is no network. Gives what could not be fetched. */
async function visitOnce(page: Page): Promise<readonly string[]> {
  await quiet(page)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  const failed: string[] = []
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText
    // What a page still wanted when it was left is given up by the browser itself.
    if (why !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${why}`)
  })
  return failed
}
const choices = async (page: Page) => (await savedMatches(page)).flatMap(({ choices: made }) => made).length

test('every page opens, in every language', async ({ page }) => {
  const failed = await visitOnce(page)
  for (const address of ['/', '/cards/overboss', '/rules/overboss', '/settings', '/new/overboss']) {
    await page.goto(address)
    await expect(page.locator('#main h1')).toBeAttached()
  }
  await page.getByRole('radio', { name: 'PL' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await page.goto('/about')
  await page.getByRole('link', { name: 'SIL Open Font License' }).first().click()
  await expect(page.getByText('PREAMBLE')).toBeVisible()
  expect(failed).toEqual([])
})

test('Overboss is played', async ({ page }) => {
  const failed = await visitOnce(page)
  await page.reload()
  await playNow(page)
  expect(await playOn(page, 9)).toBe(9)
  await page.reload()
  await expect(legal(page).first()).toBeVisible()
  expect(failed).toEqual([])
})

for (const game of ['next-level', 'super-boss-monster'])
  test(`${game} is begun and played, and its cards are found`, async ({ page }) => {
    const failed = await visitOnce(page)
    await dungeon.begin(page, game, { players: 2 })
    await dungeon.playOn(page, 10)
    const made = await choices(page)
    expect(made).toBeGreaterThan(5)
    await page.reload()
    await expect(dungeon.legal(page).first()).toBeVisible()
    expect(await choices(page)).toBe(made)
    await page.goto(`/cards/next-level?q=${encodeURIComponent('mroczny portal')}`)
    await expect(page.locator('.card-browser__results li:not([hidden])')).toHaveCount(1)
    expect(failed).toEqual([])
  })

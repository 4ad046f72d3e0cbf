// After the first visit the app works without a network.
import * as dungeon from './support/dungeon-table.ts'
import * as overboss from './support/overboss-table.ts'
import { presetInstantPlay, savedChoiceCount } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ withServiceWorker: true })

/** Opens the app, waits for the service worker and turns the network off. Returns a list to which failed requests are added. */
async function goOffline(page: Page): Promise<readonly string[]> {
  await presetInstantPlay(page)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  const failed: string[] = []
  page.on('requestfailed', request => {
    const error = request.failure()?.errorText
    // The browser aborts the open requests of a page when it leaves the page.
    if (error !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${error}`)
  })
  return failed
}

test('pages open offline, and the language can be changed', async ({ page }) => {
  const failed = await goOffline(page)
  for (const address of ['/', '/cards/overboss', '/rules/overboss', '/settings', '/new/overboss']) {
    await page.goto(address)
    await expect(page.locator('#main h1')).toBeAttached()
  }
  await page.getByRole('radio', { name: 'PL', exact: true }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await page.goto('/about')
  await page.getByRole('link', { name: 'SIL Open Font License' }).first().click()
  await expect(page.getByText('PREAMBLE')).toBeVisible()
  expect(failed).toEqual([])
})

test('Overboss can be played offline', async ({ page }) => {
  const failed = await goOffline(page)
  await page.reload()
  await overboss.startOverboss(page)
  expect(await overboss.playActions(page, 9)).toBe(9)
  await page.reload()
  await expect(overboss.legalSpots(page).first()).toBeVisible()
  expect(failed).toEqual([])
})

for (const game of ['next-level', 'super-boss-monster'])
  test(`${game} can be started and played offline, and its cards can be searched`, async ({ page }) => {
    const failed = await goOffline(page)
    await dungeon.startGame(page, game, { players: 2 })
    await dungeon.playActions(page, 10)
    const choices = await savedChoiceCount(page)
    expect(choices).toBeGreaterThan(5)
    await page.reload()
    await expect(dungeon.legalSpots(page).first()).toBeVisible()
    expect(await savedChoiceCount(page)).toBe(choices)
    await page.goto(`/cards/next-level?q=${encodeURIComponent('mroczny portal')}`)
    await expect(page.locator('main li:not([hidden]) > button[aria-haspopup="dialog"]')).toHaveCount(1)
    expect(failed).toEqual([])
  })

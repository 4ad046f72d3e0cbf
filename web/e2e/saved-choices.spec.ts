// Every choice is saved at once: no crash of a tab loses one.
import type { BrowserContext } from '@playwright/test'
import { afterPaint } from './support/controls.ts'
import { legalSpots, startOverboss } from './support/overboss-table.ts'
import { presetInstantPlay, presetStorage, savedMatches } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

/** Crashes the tab, as when the device runs out of memory. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await Promise.race([session.send('Page.crash').catch(() => {}), page.waitForEvent('crash')])
}
/** Opens another tab and counts the saved choices of the person there. */
async function openTab(context: BrowserContext): Promise<{ readonly page: Page; readonly ownChoices: number }> {
  const page = await context.newPage()
  await page.goto('/about')
  const [match] = await savedMatches(page)
  return { page, ownChoices: match?.choices.filter(({ seat }) => seat === 0).length ?? 0 }
}
/** The end of a turn is not held back: only choices that were made outlive a crash. */
const presetPlayAtOnce = (page: Page) =>
  presetStorage(page, {
    'overlair.settings': { language: 'en', speed: 'instant', muted: true, turnEnd: 'at-once' },
  })
const presetSlowPlay = (page: Page) =>
  presetStorage(page, { 'overlair.settings': { language: 'en', speed: 'slow', muted: true, motion: 'full' } })
const prompt = (page: Page) => page.locator('[data-coach="prompt"]')

test('a choice is saved even if the tab crashes right after it', async ({ page, context }) => {
  await presetPlayAtOnce(page)
  await startOverboss(page)
  const address = page.url()
  let table = page
  for (let choices = 1; choices <= 4; choices++) {
    await expect(legalSpots(table).first()).toBeVisible()
    await legalSpots(table).first().click()
    await crash(table)
    const after = await openTab(context)
    expect(after.ownChoices).toBe(choices)
    table = after.page
    await presetPlayAtOnce(table)
    await table.goto(address)
  }
})

for (const [when, progress] of [
  ['at the start of', 0],
  ['during', 0.3],
] as const)
  test(`a choice is saved even if the tab crashes ${when} the animation of its pair`, async ({ page, context }) => {
    await presetSlowPlay(page)
    await startOverboss(page)
    const address = page.url()
    // A tenth of the speed: long enough for the test to see it on any machine.
    const session = await context.newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
    await legalSpots(page).first().click()
    await page.waitForFunction(
      least =>
        document.getAnimations().some(({ effect }) => {
          const isPiece = effect instanceof KeyframeEffect && effect.target?.matches('[data-part="piece"]')
          return isPiece && (effect.getComputedTiming().progress ?? -1) >= least
        }),
      progress,
    )
    await crash(page)
    const after = await openTab(context)
    expect(after.ownChoices).toBe(1)
    await after.page.goto(address)
    await expect(prompt(after.page)).toContainText('Place the tile')
  })

test('a tab crash during the turn of the bot loses no choice, and the bot continues', async ({ page, context }) => {
  await presetSlowPlay(page)
  await startOverboss(page)
  const address = page.url()
  // Plays until the turn of the bot. The animation of its pieces takes more than a second.
  for (let steps = 0; steps < 6 && !(await prompt(page).textContent())?.includes('Grub'); steps++) {
    await expect(legalSpots(page).first()).toBeVisible()
    await legalSpots(page).last().click()
    await afterPaint(page)
  }
  await expect(prompt(page)).toContainText('Grub')
  await crash(page)
  const { page: table, ownChoices } = await openTab(context)
  expect(ownChoices).toBeGreaterThan(0)
  await table.goto(address)
  await expect(legalSpots(table).first()).toBeVisible()
  const [match] = await savedMatches(table)
  expect(match?.choices.filter(({ seat }) => seat === 0)).toHaveLength(ownChoices)
  expect(match?.choices.filter(({ seat }) => seat === 1).length).toBeGreaterThan(0)
})

test('a second tab opens the game when the first tab is closed', async ({ page, context }) => {
  await presetInstantPlay(page)
  await startOverboss(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Already open in another tab')
  await page.close()
  await expect(legalSpots(second).first()).toBeVisible()
})

test('during a move, the back button leads home and the forward button to the same prompt', async ({ page }) => {
  await presetInstantPlay(page)
  await startOverboss(page)
  await legalSpots(page).first().click()
  await expect(prompt(page)).toContainText('Place the tile')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible()
  await page.goForward()
  await expect(prompt(page)).toContainText('Place the tile')
})

test('on a device that denies storage the app says so, and the game can be played', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'indexedDB', denied)
    Object.defineProperty(window, 'localStorage', denied)
  })
  await startOverboss(page)
  await expect(page.getByText('This device does not save the game')).toBeVisible()
  await legalSpots(page).first().click()
  await expect(prompt(page)).toContainText('Place the tile')
  for (const address of ['/campaign', '/learn/overboss', '/table/none', '/settings']) {
    await page.goto(address)
    await expect(page.locator('#main h1').first()).toBeAttached()
    await expect(page.getByText('Something broke')).toHaveCount(0)
  }
})

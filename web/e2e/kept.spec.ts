// Nothing that was chosen is lost, whatever happens to the tab.
import type { BrowserContext } from '@playwright/test'
import { legal, playNow, quiet, savedMatches, shown } from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

/** The tab dies without a word, as when the device runs out of memory. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await Promise.race([session.send('Page.crash').catch(() => {}), page.waitForEvent('crash')])
}
/** Another tab of the same device: what it finds of the choices of the person. */
async function found(context: BrowserContext): Promise<{ readonly page: Page; readonly own: number }> {
  const page = await context.newPage()
  await page.goto('/about')
  const [match] = await savedMatches(page)
  return { page, own: match?.choices.filter(({ seat }) => seat === 0).length ?? 0 }
}
const slowly = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'overlair.settings',
      JSON.stringify({ language: 'en', speed: 'slow', muted: true, motion: 'full' }),
    ),
  )

test('a tab that is killed right after a choice has kept it', async ({ page, context }) => {
  await quiet(page)
  await playNow(page)
  const address = page.url()
  let table = page
  for (let choices = 1; choices <= 4; choices++) {
    await expect(legal(table).first()).toBeVisible()
    await legal(table).first().click()
    await kill(table)
    const after = await found(context)
    expect(after.own).toBe(choices)
    table = after.page
    await quiet(table)
    await table.goto(address)
  }
})

for (const [moment, progress] of [
  ['when the pair begins to fly', 0],
  ['in the middle of its flight', 0.3],
] as const)
  test(`a tab that is killed ${moment} has kept the choice`, async ({ page, context }) => {
    await slowly(page)
    await playNow(page)
    const address = page.url()
    // Slow enough to be seen on any machine.
    const session = await context.newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
    await legal(page).first().click()
    await page.waitForFunction(
      least =>
        document.getAnimations().some(({ effect }) => {
          const flies = effect instanceof KeyframeEffect && effect.target?.matches('.ob-piece')
          return flies && (effect.getComputedTiming().progress ?? -1) >= least
        }),
      progress,
    )
    await kill(page)
    const after = await found(context)
    expect(after.own).toBe(1)
    await after.page.goto(address)
    await expect(after.page.locator('[data-coach="prompt"]')).toContainText('Place the tile')
  })

test('a tab that is killed while a bot moves has kept what both have chosen, and the bot goes on as it would have', async ({
  page,
  context,
}) => {
  await slowly(page)
  await playNow(page)
  const address = page.url()
  const prompt = page.locator('[data-coach="prompt"]')
  // Until it is the turn of the bot: its pieces fly for a second and more.
  for (let steps = 0; steps < 6 && !(await prompt.textContent())?.includes('Grub'); steps++) {
    await expect(legal(page).first()).toBeVisible()
    await legal(page).last().click()
    await shown(page)
  }
  await expect(prompt).toContainText('Grub')
  await kill(page)
  const { page: table, own } = await found(context)
  expect(own).toBeGreaterThan(0)
  await table.goto(address)
  await expect(legal(table).first()).toBeVisible()
  const [match] = await savedMatches(table)
  expect(match?.choices.filter(({ seat }) => seat === 0)).toHaveLength(own)
  expect(match?.choices.filter(({ seat }) => seat === 1).length).toBeGreaterThan(0)
})

test('a second tab waits until the first one has left the game', async ({ page, context }) => {
  await quiet(page)
  await playNow(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Open in another tab')
  await page.close()
  await expect(legal(second).first()).toBeVisible()
})

test('back in the middle of a move leads home, forward to the same question', async ({ page }) => {
  await quiet(page)
  await playNow(page)
  await legal(page).first().click()
  await expect(page.locator('[data-coach="prompt"]')).toContainText('Place the tile')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible()
  await page.goForward()
  await expect(page.locator('[data-coach="prompt"]')).toContainText('Place the tile')
})

test('a device that keeps nothing says so and plays all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'indexedDB', denied)
    Object.defineProperty(window, 'localStorage', denied)
  })
  await playNow(page)
  await expect(page.getByText('This device does not let us keep the game')).toBeVisible()
  await legal(page).first().click()
  await expect(page.locator('[data-coach="prompt"]')).toContainText('Place the tile')
  for (const address of ['/campaign', '/learn/overboss', '/table/none', '/settings']) {
    await page.goto(address)
    await expect(page.locator('#main h1').first()).toBeAttached()
    await expect(page.getByText('Something broke')).toHaveCount(0)
  }
})

test('a game of other rules says so and can be kept as a file', async ({ page }) => {
  await quiet(page)
  await playNow(page)
  const id = page.url().split('/').at(-1) ?? ''
  await page.goto('/about')
  await page.evaluate(
    match =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('overlair')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction('matches', 'readwrite').objectStore('matches')
          const reading = store.get(match)
          reading.onsuccess = () => {
            const entry = reading.result
            store.put({ ...entry, record: { ...entry.record, version: '99' } }, match).onsuccess = () => {
              opening.result.close()
              resolve()
            }
          }
        }
      }),
    id,
  )
  await page.goto(`/table/${id}`)
  await expect(page.getByText('made with rules 99')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep as a file' }).click()
  await saving
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
})

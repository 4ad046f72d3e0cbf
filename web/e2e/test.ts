// A test of the app in a browser. Whatever the app draws by lot comes out the same every time, so no rare deal fails a test.
import { type BrowserContextOptions, expect, type Locator, type Page, test as playwright } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

/** Seeds and ids of games, counted through on each device. */
function countLots(): void {
  let inMemory = 0
  const next = (): number => {
    try {
      const drawn = Number(localStorage.getItem('drawn') ?? 0) + 1
      localStorage.setItem('drawn', String(drawn))
      return drawn
    } catch {
      inMemory += 1
      return inMemory
    }
  }
  crypto.randomUUID = () => `${String(next()).padStart(8, '0')}-0000-4000-8000-000000000000`
}

interface Fixtures {
  /** Another device: its first page. */
  readonly visit: (device?: BrowserContextOptions) => Promise<Page>
}

export const test = playwright.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript(countLots)
    await use(context)
  },
  visit: async ({ browser }, use) => {
    const devices: Page[] = []
    await use(async device => {
      const context = await browser.newContext(device)
      await context.addInitScript(countLots)
      const page = await context.newPage()
      devices.push(page)
      return page
    })
    for (const page of devices) await page.context().close()
  },
})

/** A switch, turned on where a person clicks: on its words, which must not be covered. */
export async function turnOn(toggle: Locator): Promise<void> {
  if (!(await toggle.isChecked())) await toggle.locator('..').click()
  await expect(toggle).toBeChecked()
}

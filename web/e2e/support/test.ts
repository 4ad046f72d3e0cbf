// A test of the app in a browser. Whatever the app draws by lot comes out the same every time, so no rare deal fails a test.
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as playwright,
} from '@playwright/test'

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

declare global {
  interface Window {
    /** How many choices of the match that was kept last have been made. */
    choicesKept: number
  }
}
/** Follows what is kept on the device, so that a question can be told from the next one. */
function countChoices(): void {
  window.choicesKept = 0
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (value, key) {
    if (this.name === 'matches') window.choicesKept = value.record.choices?.length ?? 0
    return put.call(this, value, key)
  }
}

/** A browser that cannot keep the app: nothing is fetched beside what the page asks for. */
function keepNothing(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

interface Fixtures {
  /** Whether the device keeps the whole app for times without a network; the others do not spend their time on it. */
  readonly keepsApp: boolean
  /** Another device: its first page. */
  readonly visit: (device?: BrowserContextOptions) => Promise<Page>
}

export const test = playwright.extend<Fixtures>({
  keepsApp: [false, { option: true }],
  context: async ({ context, keepsApp }, use) => {
    await prepare(context, keepsApp)
    await use(context)
  },
  visit: async ({ browser, keepsApp }, use) => {
    const devices: Page[] = []
    await use(async device => {
      const context = await browser.newContext(device)
      await prepare(context, keepsApp)
      const page = await context.newPage()
      devices.push(page)
      return page
    })
    for (const page of devices) await page.context().close()
  },
})

/** What tests and measurements must know of a device, or have in hand on it. */
export async function prepare(context: BrowserContext, keepsApp: boolean): Promise<void> {
  await context.addInitScript(countLots)
  await context.addInitScript(countChoices)
  if (!keepsApp) await context.addInitScript(keepNothing)
}

/** A switch, turned on where a person clicks: on its words, which must not be covered. */
export async function turnOn(toggle: Locator): Promise<void> {
  if (!(await toggle.isChecked())) await toggle.locator('..').click()
  await expect(toggle).toBeChecked()
}

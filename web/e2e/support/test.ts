// The `test` function of the specs. Seeds and ids of games are the same in every run, so no rare deal can fail a test.
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as playwright,
} from '@playwright/test'

export type { Locator, Page } from '@playwright/test'
export { expect }

/** Runs in the page. Makes `crypto.randomUUID` count up; the app takes seeds and ids of games from it. */
function countUuids(): void {
  let inMemory = 0
  const next = (): number => {
    try {
      const count = Number(localStorage.getItem('uuids') ?? 0) + 1
      localStorage.setItem('uuids', String(count))
      return count
    } catch {
      inMemory += 1
      return inMemory
    }
  }
  crypto.randomUUID = () => `${String(next()).padStart(8, '0')}-0000-4000-8000-000000000000`
}

declare global {
  interface Window {
    /** Number of choices in the match that the app saved last. */
    savedChoices: number
  }
}
/** Runs in the page. Counts saved choices, so that a test can tell two prompts with the same text apart. */
function countSavedChoices(): void {
  window.savedChoices = 0
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (value, key) {
    if (this.name === 'matches') window.savedChoices = value.record.choices?.length ?? 0
    return put.call(this, value, key)
  }
}

/** Runs in the page. Without a service worker the browser fetches only what the page needs. */
function removeServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** Runs in the page. Returns the visible sprites without an image: their sheet has no rule in the style sheets. */
function spritesWithoutImage(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[style*="--sprite-x"]')]
    .filter(element => element.checkVisibility() && getComputedStyle(element).backgroundImage === 'none')
    .map(element => element.outerHTML)
}

export interface Fixtures {
  /** Whether the service worker saves the app for offline use. Off by default: the download costs time. */
  readonly withServiceWorker: boolean
  /** Opens a page on another device, that is, in a browser context with its own storage. */
  readonly openDevice: (device?: BrowserContextOptions) => Promise<Page>
}

export const test = playwright.extend<Fixtures>({
  withServiceWorker: [false, { option: true }],
  context: async ({ context, withServiceWorker }, use) => {
    await prepareContext(context, withServiceWorker)
    await use(context)
  },
  page: async ({ page }, use) => {
    let isCrashed = false
    page.on('crash', () => {
      isCrashed = true
    })
    await use(page)
    const blank = isCrashed || page.isClosed() ? [] : await page.evaluate(spritesWithoutImage)
    expect(blank).toEqual([])
  },
  openDevice: async ({ browser, withServiceWorker }, use) => {
    const opened: Page[] = []
    await use(async device => {
      const context = await browser.newContext(device)
      await prepareContext(context, withServiceWorker)
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

/** Prepares a browser context for tests or measurements. */
export async function prepareContext(context: BrowserContext, withServiceWorker: boolean): Promise<void> {
  await context.addInitScript(countUuids)
  await context.addInitScript(countSavedChoices)
  if (!withServiceWorker) await context.addInitScript(removeServiceWorker)
}

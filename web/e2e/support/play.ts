// How the tests sit at a table: through what it offers to everybody (web/README.md), never through its classes.
import { expect, type Locator, type Page } from '@playwright/test'

let laid = 0
/** Puts something into the page's storage before the app looks there next; what the app changes afterwards stays. */
export const layDown = (page: Page, entries: Readonly<Record<string, object>>) =>
  page.addInitScript(
    ([lot, all]) => {
      if (Number(sessionStorage.getItem('laid')) >= lot) return
      sessionStorage.setItem('laid', String(lot))
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value))
    },
    [++laid, entries] as const,
  )
/** Everything at once and silent, unless a test wants it otherwise. */
export const quiet = (page: Page, language = 'en') =>
  layDown(page, { 'overlair.settings': { language, speed: 'instant', muted: true } })

/** Until what was done is on the screen. */
export const shown = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))

export async function playNow(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(legal(page).first()).toBeVisible()
}

export const legal = (page: Page): Locator => page.locator('[data-legal]:visible')
export const endTurn = (page: Page): Locator =>
  page.getByRole('button', { name: /^(End turn|Done|No swap|No command|Zakończ turę|Завершити хід)/ })
/** The ways on after a game, or what a coach says then. */
export const over = (page: Page): Locator => page.locator('#main').getByRole('region', { name: 'After the game' })

/** What is to be done next, done by somebody who takes whatever comes first; false when the game is over. */
export async function takeStep(
  page: Page,
  press: (what: Locator) => Promise<void>,
  end = over(page),
): Promise<boolean> {
  await legal(page).or(endTurn(page)).or(end).first().waitFor()
  if (await end.isVisible()) return false
  await press((await endTurn(page).isVisible()) ? endTurn(page) : legal(page).first())
  await shown(page)
  return true
}

export const byMouse = (what: Locator): Promise<void> => what.click()

/** Plays on, to the end or for some steps; gives how many were taken. */
export async function playOn(page: Page, most = 150, press = byMouse, end = over(page)): Promise<number> {
  for (let taken = 0; taken < most; taken++) if (!(await takeStep(page, press, end))) return taken
  return most
}

interface Kept {
  readonly record: { readonly choices: { readonly seat: number }[]; readonly options: object }
  readonly over: boolean
}
/** The matches of the device, past the app. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly (readonly [id: string, entry: Kept])[]>((resolve, reject) => {
        const opening = indexedDB.open('overlair')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction('matches').objectStore('matches')
          const keys = store.getAllKeys()
          const entries = store.getAll()
          entries.onsuccess = () => {
            opening.result.close()
            resolve(entries.result.map((entry, i) => [String(keys.result[i]), entry] as const))
          }
        }
      }),
  )
/** All saved matches. */
export const savedMatches = async (page: Page) =>
  (await kept(page)).map(([id, { record, over: isOver }]) => ({ id, choices: record.choices, over: isOver }))
/** The saved matches as they lie there. */
export const savedEntries = async (page: Page) => (await kept(page)).map(([, entry]) => entry)
/** What the saved matches are played with. */
export const savedOptions = async (page: Page) => (await kept(page)).map(([, { record }]) => record.options)

/** Puts something into a store of the device, past the app. */
export async function keep(page: Page, store: 'matches' | 'progress', key: string, value: unknown): Promise<void> {
  // The app makes the stores; whoever opens an empty database before it would spoil it.
  // (`waitForFunction` takes the promise of an async function for a yes.)
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('overlair')
  await page.evaluate(
    ([name, id, entry]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('overlair')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite')
          transaction.objectStore(name).put(entry, id)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [store, key, value] as const,
  )
}

// Reads and writes the storage of a device directly, without the app: localStorage and the IndexedDB stores.
import type { AnyGame, RawOptions } from '@overlair/rules/kernel'
import { expect, type Page } from '@playwright/test'

let presets = 0
/**
 * Writes entries to localStorage before the next page load. Later loads of the same tab do not write them again, so changes made by
 * the app stay.
 */
export const presetStorage = (page: Page, entries: Readonly<Record<string, object>>) =>
  page.addInitScript(
    ([preset, all]) => {
      if (Number(sessionStorage.getItem('preset')) >= preset) return
      sessionStorage.setItem('preset', String(preset))
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value))
    },
    [++presets, entries] as const,
  )
/** Settings of most tests: playback shows all events at once, sound is off. */
export const presetInstantPlay = (page: Page, language = 'en') =>
  presetStorage(page, { 'overlair.settings': { language, speed: 'instant', muted: true } })

interface SavedMatch {
  readonly record: { readonly choices: { readonly seat: number }[]; readonly options: object }
  readonly over: boolean
  readonly seats: readonly { readonly kind: string; readonly level?: string }[]
}
const readMatches = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly (readonly [id: string, match: SavedMatch])[]>((resolve, reject) => {
        const opening = indexedDB.open('overlair')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction('matches').objectStore('matches')
          const keys = store.getAllKeys()
          const matches = store.getAll()
          matches.onsuccess = () => {
            opening.result.close()
            resolve(matches.result.map((match, i) => [String(keys.result[i]), match] as const))
          }
        }
      }),
  )
/** Id, choices and status of every saved match. */
export const savedMatches = async (page: Page) =>
  (await readMatches(page)).map(([id, { record, over }]) => ({ id, choices: record.choices, over }))
/** The number of choices in all saved matches. */
export const savedChoiceCount = async (page: Page): Promise<number> =>
  (await savedMatches(page)).flatMap(({ choices }) => choices).length
/** Every saved match as it is stored. */
export const savedEntries = async (page: Page) => (await readMatches(page)).map(([, match]) => match)
/** The game options of every saved match. */
/** Checks the options of the only saved match: the chosen ones, and the default of every other. */
export async function expectSavedOptions(page: Page, game: AnyGame, chosen: RawOptions): Promise<void> {
  const saved = (await readMatches(page)).map(([, { record }]) => record.options)
  expect(saved).toEqual([game.resolve(chosen)])
}

/** Writes a value to a store. */
export async function writeToStore(
  page: Page,
  store: 'matches' | 'progress' | 'finished',
  key: string,
  value: unknown,
): Promise<void> {
  // The app creates the stores. To open the database earlier would create it without them.
  // `waitForFunction` cannot wait here: it takes the promise of an async function for `true`.
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

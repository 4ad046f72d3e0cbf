// Small helpers for the controls of any page.
import { expect, type Locator, type Page } from '@playwright/test'

/** Clicks, taps or presses Enter on an element. */
export type Press = (element: Locator) => Promise<void>
export const click: Press = element => element.click()

/** Turns a switch on by a click on its label. The click fails if another element covers the label. */
export async function turnOn(toggle: Locator): Promise<void> {
  if (!(await toggle.isChecked())) await toggle.locator('..').click()
  await expect(toggle).toBeChecked()
}

/** Waits until the browser has painted the last change. */
export const afterPaint = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))

/** The section below the results of a game: personal bests, rematch, replay. */
export const afterGame = (page: Page): Locator => page.locator('#main').getByRole('region', { name: 'After the game' })

// Starts and plays Overboss in the browser tests.
import { expect, type Locator, type Page } from '@playwright/test'
import { afterGame, afterPaint, click, type Press } from './controls.ts'

/** Starts a game by the button on the home page. */
export async function startOverboss(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(legalSpots(page).first()).toBeVisible()
}

export const legalSpots = (page: Page): Locator => page.locator('[data-legal]:visible')
/** The button that passes: it ends the turn or declines an option. */
export const passButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(End turn|Done|No swap|No command|Zakończ turę|Завершити хід)/ })

/** Passes if possible, else presses the first legal spot. Returns false when `end` is visible. */
export async function takeAction(page: Page, press: Press = click, end = afterGame(page)): Promise<boolean> {
  await legalSpots(page).or(passButton(page)).or(end).first().waitFor()
  if (await end.isVisible()) return false
  await press((await passButton(page).isVisible()) ? passButton(page) : legalSpots(page).first())
  await afterPaint(page)
  return true
}

/** Takes actions until `end` is visible or `most` were taken. Returns their number. */
export async function playActions(page: Page, most = 150, press = click, end = afterGame(page)): Promise<number> {
  for (let taken = 0; taken < most; taken++) if (!(await takeAction(page, press, end))) return taken
  return most
}

// Starts and plays dungeon games in the browser tests.
import { expect, type Locator, type Page } from '@playwright/test'
import { click, type Press, turnOn } from './controls.ts'
import { type InputMethod, nextAction, performAction } from './dungeon-input.ts'
import { presetStorage } from './storage.ts'

export const prompt = (page: Page): Locator => page.locator('[data-coach="prompt"]')
export const promptText = (page: Page): Locator => page.locator('[data-part="prompt-text"]')
/** The prompt while it asks the person at this device. */
export const openPrompt = (page: Page): Locator => page.locator('[data-coach="prompt"][data-state="asks"]')
/** Visible spots and prompt buttons that start, continue or replace a choice. */
export const legalSpots = (page: Page): Locator =>
  page
    .locator('[data-part="table"]')
    .locator(
      '[data-legal]:visible, [data-alternative]:visible, [data-coach="prompt"][data-state="asks"] [data-part="buttons"] button:visible',
    )
export const handCards = (page: Page): Locator => page.locator('[data-coach="hand"] [data-spot]')
/** Cards in the hand that start a choice. */
export const playableCards = (page: Page): Locator =>
  page.locator('[data-coach="hand"] :is([data-legal], [data-alternative])')
/** The dungeon shown at full size, of any player. */
export const dungeon = (page: Page): Locator => page.locator('[data-part="dungeon"]')
export const log = (page: Page): Locator => page.locator('[data-part="log"]')
export const results = (page: Page): Locator => page.locator('[data-part="results"]')

export interface StartOptions {
  readonly speed?: string
  readonly players?: number
  readonly stops?: object
  /** Switches to turn on in the form, by their English names. */
  readonly on?: readonly string[]
  /** How to press the start button. */
  readonly pressStart?: Press
}
export async function startGame(page: Page, game: string, options: StartOptions = {}): Promise<void> {
  const { speed = 'instant', players = 4, stops = {}, on = [], pressStart = click } = options
  await presetStorage(page, { 'overlair.settings': { language: 'en', speed, muted: true }, 'overlair.stops': stops })
  await page.goto(`/new/${game}`)
  await page
    .getByRole('group', { name: 'How many players?' })
    .getByRole('radio', { name: String(players), exact: true })
    .check({ force: true })
  for (const name of on) await turnOn(page.getByRole('switch', { name, exact: true }))
  await pressStart(page.getByRole('button', { name: 'Start', exact: true }))
  await expect(page).toHaveURL(/\/table\//)
  await expect(legalSpots(page).first()).toBeVisible()
}

/** Keeps the opening hand if the rules allow a new one. */
export async function keepOpeningHand(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: 'Keep this hand' })
  const legalCard = page.locator('[data-coach="hand"] [data-legal]').first()
  await expect(legalCard.or(keep).first()).toBeVisible()
  if (await keep.isVisible()) await keep.click()
  await expect(legalCard).toBeVisible()
}

export async function takeAction(page: Page, input: InputMethod = 'mouse'): Promise<void> {
  await performAction(page, await nextAction(page), input)
}
/** Takes so many actions, fewer if the game ends. Then waits for the next prompt. */
export async function playActions(page: Page, count: number, input: InputMethod = 'mouse'): Promise<void> {
  for (let taken = 0; taken < count; taken++) {
    const action = await nextAction(page)
    if (action.target === 'over') return
    await performAction(page, action, input)
  }
  await nextAction(page)
}

interface PlayedGame {
  /** For each prompt of the person, the number of choices made before it. */
  readonly promptsAt: readonly number[]
  readonly actions: number
}
/** Plays until the result. The page must not scroll sideways at any time. */
export async function playToEnd(page: Page, input: InputMethod = 'mouse', most = 260): Promise<PlayedGame> {
  const promptsAt: number[] = []
  for (let actions = 0; actions < most; actions++) {
    const action = await nextAction(page)
    expect(action.overflow, `the page scrolls sideways after ${action.savedChoices} choices`).toBe(0)
    if (action.target === 'over') return { promptsAt, actions }
    if (promptsAt.at(-1) !== action.savedChoices) promptsAt.push(action.savedChoices)
    await performAction(page, action, input)
  }
  throw new Error(`the game is not over after ${most} actions`)
}

/** The results show a table and a chart. */
export async function expectResults(page: Page): Promise<void> {
  await expect(results(page)).toBeVisible()
  await expect(results(page).getByRole('table').first()).toBeVisible()
  await expect(results(page).getByRole('img').locator('polyline')).not.toHaveCount(0)
}

/** The page does not scroll sideways, and the texts of buttons, counts, names and fates are not cut off. */
export async function expectTableFits(page: Page, where = page.url()): Promise<void> {
  const { overflow, cutOff } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cutOff: [
      ...document.querySelectorAll<HTMLElement>(
        ':is(button:not([data-spot]), a, [data-part="dungeon"] [data-part="chip"], [data-part="count"], [data-part="player-name"], [data-part="fate"])',
      ),
    ]
      .filter(element => element.closest('[data-part="table"]') && element.offsetParent !== null)
      .filter(element => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map(element => element.textContent),
  }))
  expect(overflow, where).toBe(0)
  expect(cutOff, where).toEqual([])
}

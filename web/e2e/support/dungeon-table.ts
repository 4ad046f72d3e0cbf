// How the browser tests sit down to a dungeon game and play on.
import { expect, type Locator, type Page } from '@playwright/test'
import { nextToDo, touch, type Way } from './dungeon-input.ts'
import { byMouse, layDown } from './play.ts'
import { turnOn } from './test.ts'

export const legal = (page: Page): Locator =>
  page.locator(
    '.dm [data-legal]:visible, .dm .is-alternative:visible, .dm-prompt--asks .dm-prompt__buttons .button:visible',
  )
export const over = (page: Page): Locator => page.locator('.dm-results')

export interface Wishes {
  readonly language?: string
  readonly speed?: string
  readonly players?: number
  readonly stops?: object
  /** What is switched on before the game, by its English name. */
  readonly on?: readonly string[]
  /** How the button is pressed that starts the game. */
  readonly start?: (button: Locator) => Promise<void>
}
export async function begin(page: Page, game: string, wishes: Wishes = {}): Promise<void> {
  const { language = 'en', speed = 'instant', players = 4, stops = {}, on = [], start = byMouse } = wishes
  await layDown(page, { 'overlair.settings': { language, speed, muted: true }, 'overlair.stops': stops })
  await page.goto(`/new/${game}`)
  await page
    .locator('.new-game')
    .getByRole('radio', { name: String(players), exact: true })
    .check({ force: true })
  for (const wish of on) await turnOn(page.getByRole('switch', { name: wish, exact: true }))
  await start(page.locator('.button--gold.button--wide'))
  await expect(page).toHaveURL(/\/table\//)
  await expect(legal(page).first()).toBeVisible()
}

/** Some opening hands may be changed; here they are kept. */
export async function keepHand(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: 'Keep this hand' })
  await expect(page.locator('.dm-hand .is-legal').first().or(keep).first()).toBeVisible()
  if (await keep.isVisible()) await keep.click()
  await expect(page.locator('.dm-hand .is-legal').first()).toBeVisible()
}

export async function touchOne(page: Page, way: Way = 'mouse'): Promise<void> {
  await touch(page, await nextToDo(page), way)
}
/** Until the next question, at most so many touches on. */
export async function playOn(page: Page, touches: number, way: Way = 'mouse'): Promise<void> {
  for (let made = 0; made < touches; made++) {
    const seen = await nextToDo(page)
    if (seen.touch === 'over') return
    await touch(page, seen, way)
  }
  await nextToDo(page)
}

interface Played {
  /** How many choices had been made when the person was asked, for each question. */
  readonly questions: readonly number[]
  readonly touches: number
}
/** To the end, and nothing sticks out sideways at any time. */
export async function untilOver(page: Page, way: Way = 'mouse', most = 260): Promise<Played> {
  const questions: number[] = []
  for (let touches = 0; touches < most; touches++) {
    const seen = await nextToDo(page)
    expect(seen.beyond, `something sticks out sideways after ${seen.choices} choices`).toBe(0)
    if (seen.touch === 'over') return { questions, touches }
    if (questions.at(-1) !== seen.choices) questions.push(seen.choices)
    await touch(page, seen, way)
  }
  throw new Error(`not over after ${most} touches`)
}

export async function expectResult(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible()
  await expect(over(page).getByRole('table').first()).toBeVisible()
  await expect(over(page).locator('.dm-chart__lines polyline')).not.toHaveCount(0)
}

/** Nothing sticks out sideways, and no word of the table's frame is cut off. */
export async function expectFits(page: Page, where = page.url()): Promise<void> {
  const { beyond, cut } = await page.evaluate(() => ({
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cut: [
      ...document.querySelectorAll<HTMLElement>(
        '.dm .button, .dm-dungeon .dm-chip, .dm .dm-symbol-count, .dm .dm-player-header__text b, .dm .dm-hero__fate',
      ),
    ]
      .filter(one => one.offsetParent !== null && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .map(one => one.textContent),
  }))
  expect(beyond, where).toBe(0)
  expect(cut, where).toEqual([])
}

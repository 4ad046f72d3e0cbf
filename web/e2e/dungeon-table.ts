// How the browser tests sit down to a dungeon game and play on.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { turnOn } from './test.ts'

export const legal = (page: Page): Locator =>
  page.locator('.dm [data-legal]:visible, .dm .dm-other:visible, .dm-prompt--asks .dm-prompt__buttons .button:visible')
export const over = (page: Page): Locator => page.locator('.dm-results')

export interface Wishes {
  readonly language?: string
  readonly speed?: string
  readonly players?: number
  readonly stops?: object
  /** What is switched on before the game, by its English name. */
  readonly on?: readonly string[]
}
export async function begin(page: Page, game: string, wishes: Wishes = {}): Promise<void> {
  const { language = 'en', speed = 'instant', players = 4, stops = {}, on = [] } = wishes
  await page.goto('/settings')
  await page.evaluate(
    ([settings, asked]) => {
      localStorage.setItem('overlair.settings', settings)
      localStorage.setItem('overlair.stops', asked)
    },
    [JSON.stringify({ language, speed }), JSON.stringify(stops)] as const,
  )
  await page.goto(`/new/${game}`)
  await page
    .locator('.set-up')
    .getByRole('radio', { name: String(players), exact: true })
    .check({ force: true })
  for (const wish of on) await turnOn(page.getByRole('switch', { name: wish, exact: true }))
  await page.locator('.button--gold.button--wide').click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(legal(page).first()).toBeVisible({ timeout: 20_000 })
}

/** Some opening hands may be changed; here they are kept. */
export async function keepHand(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: 'Keep this hand' })
  await expect(page.locator('.dm-hand .dm-legal').first().or(keep).first()).toBeVisible()
  if (await keep.isVisible()) await keep.click()
  await expect(page.locator('.dm-hand .dm-legal').first()).toBeVisible()
}

/** Does the same thing until the game is over; gives back how often. */
export async function untilOver(page: Page, act: () => Promise<void>, most = 240): Promise<number> {
  for (let made = 0; made < most; made++) {
    await expect(legal(page).first().or(over(page)).first()).toBeVisible({ timeout: 30_000 })
    if (await over(page).isVisible()) return made
    await act()
  }
  throw new Error(`not over after ${most} touches`)
}

/** Goes on with what is picked, plays cards of the hand, takes what glows, else passes. */
export async function touchOne(page: Page, how: 'click' | 'tap' = 'click'): Promise<void> {
  const ways = [
    page.locator('.dm-dungeon [data-legal]:visible'),
    page.locator('.dm:has(.dm-steps) [data-legal]:visible'),
    page.locator('.dm-hand .dm-legal:visible, .dm-hand .dm-other:visible'),
    page.locator('.dm [data-legal]:visible'),
    page.locator('.dm-prompt__buttons .button:visible'),
  ]
  for (const way of ways) {
    const count = await way.count()
    if (count === 0) continue
    const one = way.nth(way === ways[0] ? 0 : count - 1)
    await (how === 'tap' ? one.tap() : one.click())
    return
  }
}
export async function playOn(page: Page, touches: number): Promise<void> {
  for (let made = 0; made < touches; made++) {
    await expect(legal(page).first().or(over(page)).first()).toBeVisible({ timeout: 30_000 })
    if (await over(page).isVisible()) return
    await touchOne(page)
  }
  await expect(legal(page).first().or(over(page)).first()).toBeVisible({ timeout: 30_000 })
}

export async function expectResult(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible()
  await expect(over(page).getByRole('table').first()).toBeVisible()
  await expect(over(page).locator('.dm-chart__lines polyline')).not.toHaveCount(0)
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual([])
}

/** Nothing sticks out sideways, and no word of the table's frame is cut off. */
export async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const cut = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.dm .button, .dm-dungeon .dm-chip, .dm .dm-figure, .dm .dm-name__words b, .dm .dm-hero__fate',
      ),
    ]
      .filter(one => one.offsetParent !== null && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .map(one => one.textContent),
  )
  expect(cut).toEqual([])
}

// The lessons of the dungeon games, played to their end by somebody who follows the coach.
import { legal, over, touchOne } from './support/dungeon-table.ts'
import { fits, isAccessible, shoot } from './support/page-checks.ts'
import { quiet } from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' })
const next = (page: Page) => coach(page).getByRole('button', { name: 'Next' })
const stepOf = (page: Page) => coach(page).getAttribute('data-step')

/** What the coach speaks of is framed and in sight, a moment after it has begun to speak. */
async function expectInSight(page: Page): Promise<void> {
  await expect(async () => {
    const at = await page.evaluate(() => document.documentElement.dataset.coachAt)
    if (at === undefined) return
    const part = page.locator(`[data-coach="${at}"]`)
    await expect(part).toHaveCSS('outline-style', 'dashed', { timeout: 1000 })
    await expect(part).toBeInViewport({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
}

const lessons = [
  {
    game: 'boss-monster',
    name: 'Learn Boss Monster',
    first: ['welcome', 'cards', 'discard'],
    taught: ['town', 'bait', 'build', 'lured', 'rival'],
  },
  {
    game: 'super-boss-monster',
    name: 'Learn Super Boss Monster',
    first: ['welcome', 'boss'],
    taught: ['town', 'market', 'landmarks', 'minion', 'build', 'worked', 'marker'],
  },
]
for (const { game, name, first, taught } of lessons)
  for (const [width, how] of [
    [390, 'touch'],
    [1440, 'mouse'],
  ] as const)
    test.describe(`${game} at ${width}`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch: width < 720, isMobile: width < 720 })
      test('the coach leads through a first game, which goes on after a reload', async ({ page }) => {
        await quiet(page)
        await page.goto('/')
        await page.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(`/learn/${game}`)
        await expect(coach(page)).toHaveAttribute('data-step', first[0] ?? '')
        await isAccessible(page)
        const came: string[] = []
        const end = coach(page).getByRole('link', { name: 'Play a real game' })
        for (let i = 0; i < 300; i++) {
          await expect(next(page).or(legal(page)).or(end).first()).toBeVisible()
          if (await end.isVisible()) break
          const step = await stepOf(page)
          if (step && came.at(-1) !== step) {
            came.push(step)
            await expectInSight(page)
            if (came.length <= 8) await shoot(page, `learn-${game}-${width}-${step}`)
          }
          if (step === taught[0]) {
            await page.reload()
            await expect(coach(page)).toHaveAttribute('data-step', step)
            await fits(page)
          }
          if (await next(page).isVisible()) await (how === 'touch' ? next(page).tap() : next(page).click())
          else await touchOne(page, how)
        }
        expect(came.slice(0, first.length)).toEqual(first)
        for (const step of taught) expect(came).toContain(step)
        await expect(over(page)).toBeVisible()
        await expect(end).toBeVisible()
        await shoot(page, `learn-${game}-${width}-over`)
        await coach(page).getByRole('button', { name: 'Start the lesson anew' }).click()
        await expect(coach(page)).toHaveAttribute('data-step', first[0] ?? '')
      })
    })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the coach of Boss Monster opens the tab of what it speaks of', async ({ page }) => {
    await quiet(page)
    await page.goto('/learn/boss-monster')
    await expect(coach(page)).toHaveAttribute('data-step', 'welcome')
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await expect(page.locator('[data-coach="hand"]')).toBeHidden()
    await next(page).tap()
    await expect(coach(page)).toHaveAttribute('data-step', 'cards')
    await expect(page.locator('[data-coach="hand"]')).toBeInViewport()
  })
})

for (const [game, language, width, second] of [
  ['boss-monster', 'pl', 390, 'cards'],
  ['boss-monster', 'uk', 1440, 'cards'],
  ['super-boss-monster', 'uk', 390, 'boss'],
  ['super-boss-monster', 'pl', 1440, 'boss'],
] as const)
  test(`the coach of ${game} stands beside the table, never over it, in ${language} at ${width}`, async ({ page }) => {
    await quiet(page, language)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/learn/${game}`)
    await expect(legal(page).first()).toBeVisible()
    await page.locator('.coach .button').click()
    await expect(page.locator('.coach')).toHaveAttribute('data-step', second)
    await fits(page)
    await shoot(page, `learn-${game}-${language}-${width}`)
    const covered = await page.evaluate(() => {
      const coached = document.querySelector('.coach')!.getBoundingClientRect()
      const at = document.documentElement.dataset.coachAt
      return [`[data-coach="${at}"]`, '.dm-log'].filter(what => {
        const part = document.querySelector(what)!.getBoundingClientRect()
        const beside = part.right <= coached.left || part.left >= coached.right
        return !beside && part.top < coached.bottom && part.bottom > coached.top
      })
    })
    expect(covered).toEqual([])
    if (width === 1440) await expect(page.locator('.topbar')).toBeInViewport({ ratio: 1 })
  })

test('a game without a lesson says so', async ({ page }) => {
  await quiet(page)
  await page.goto('/learn/next-level')
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible()
})

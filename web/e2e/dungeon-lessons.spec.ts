// The lessons of the dungeon games, played to their end as the coach says.
import { legalSpots, results, takeAction } from './support/dungeon-table.ts'
import { expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { phone } from './support/routes.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

const coach = (page: Page) => page.locator('[data-part="coach"]')
const next = (page: Page) => coach(page).getByRole('button', { name: 'Next' })
const currentStep = (page: Page) => coach(page).getAttribute('data-step')

/** The part that the coach points at gets a frame and is visible. */
async function expectTargetVisible(page: Page): Promise<void> {
  await expect(async () => {
    const target = await page.evaluate(() => document.documentElement.dataset.coachAt)
    if (target === undefined) return
    const part = page.locator(`[data-coach="${target}"]`)
    await expect(part).toHaveCSS('outline-style', 'dashed', { timeout: 1000 })
    await expect(part).toBeInViewport({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
}

const lessons = [
  {
    game: 'boss-monster',
    name: 'Learn Boss Monster',
    firstSteps: ['welcome', 'cards', 'discard'],
    laterSteps: ['town', 'bait', 'build', 'lured', 'rival'],
  },
  {
    game: 'super-boss-monster',
    name: 'Learn Super Boss Monster',
    firstSteps: ['welcome', 'boss'],
    laterSteps: ['town', 'market', 'landmarks', 'minion', 'build', 'worked', 'marker'],
  },
]
for (const { game, name, firstSteps, laterSteps } of lessons)
  for (const [width, input] of [
    [390, 'touch'],
    [1440, 'mouse'],
  ] as const)
    test.describe(`${game} at ${width}`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch: width < 720, isMobile: width < 720 })
      test('the coach leads through a first game, which continues after a reload', async ({ page }) => {
        await presetInstantPlay(page)
        await page.goto('/')
        await page.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(`/learn/${game}`)
        await expect(coach(page)).toHaveAttribute('data-step', firstSteps[0] ?? '')
        await expectAccessible(page)
        const steps: string[] = []
        const end = coach(page).getByRole('link', { name: 'Play a real game' })
        for (let i = 0; i < 300; i++) {
          await expect(next(page).or(legalSpots(page)).or(end).first()).toBeVisible()
          if (await end.isVisible()) break
          const step = await currentStep(page)
          if (step && steps.at(-1) !== step) {
            steps.push(step)
            await expectTargetVisible(page)
            if (steps.length <= 8) await screenshot(page, `learn-${game}-${width}-${step}`)
          }
          if (step === laterSteps[0]) {
            await page.reload()
            await expect(coach(page)).toHaveAttribute('data-step', step)
            await expectNoSidewaysScroll(page)
          }
          if (await next(page).isVisible()) await (input === 'touch' ? next(page).tap() : next(page).click())
          else await takeAction(page, input)
        }
        expect(steps.slice(0, firstSteps.length)).toEqual(firstSteps)
        for (const step of laterSteps) expect(steps).toContain(step)
        await expect(results(page)).toBeVisible()
        await expect(end).toBeVisible()
        await screenshot(page, `learn-${game}-${width}-over`)
        await coach(page).getByRole('button', { name: 'Start the lesson again' }).click()
        await expect(coach(page)).toHaveAttribute('data-step', firstSteps[0] ?? '')
      })
    })

test.describe('on a phone', () => {
  test.use(phone)
  test('the coach of Boss Monster opens the tab with the part it points at', async ({ page }) => {
    await presetInstantPlay(page)
    await page.goto('/learn/boss-monster')
    await expect(coach(page)).toHaveAttribute('data-step', 'welcome')
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await expect(page.locator('[data-coach="hand"]')).toBeHidden()
    await next(page).tap()
    await expect(coach(page)).toHaveAttribute('data-step', 'cards')
    await expect(page.locator('[data-coach="hand"]')).toBeInViewport()
  })
})

for (const [game, language, width, secondStep] of [
  ['boss-monster', 'pl', 390, 'cards'],
  ['boss-monster', 'uk', 1440, 'cards'],
  ['super-boss-monster', 'uk', 390, 'boss'],
  ['super-boss-monster', 'pl', 1440, 'boss'],
] as const)
  test(`the coach of ${game} does not cover the part it points at or the log, in ${language} at ${width}`, async ({
    page,
  }) => {
    await presetInstantPlay(page, language)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/learn/${game}`)
    await expect(legalSpots(page).first()).toBeVisible()
    await coach(page).getByRole('button').click()
    await expect(coach(page)).toHaveAttribute('data-step', secondStep)
    await expectNoSidewaysScroll(page)
    await screenshot(page, `learn-${game}-${language}-${width}`)
    const covered = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
      const coachBox = boxOf('[data-part="coach"]')
      const target = document.documentElement.dataset.coachAt
      return [`[data-coach="${target}"]`, '[data-part="log"]'].filter(selector => {
        const box = boxOf(selector)
        const isBeside = box.right <= coachBox.left || box.left >= coachBox.right
        return !isBeside && box.top < coachBox.bottom && box.bottom > coachBox.top
      })
    })
    expect(covered).toEqual([])
    if (width === 1440) await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  })

test('a game without a lesson has no lesson page', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/learn/next-level')
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible()
})

import { legalSpots, playActions, takeAction } from './support/overboss-table.ts'
import { expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { phone } from './support/routes.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

test.beforeEach(({ page }) => presetInstantPlay(page))

const coach = (page: Page) => page.locator('[data-part="coach"]')
const next = (page: Page) => coach(page).getByRole('button', { name: 'Next' })

test('the coach leads through a first game, which continues after a reload', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn Overboss' }).click()
  await expect(page).toHaveURL('/learn/overboss')
  await expect(coach(page)).toContainText('You are the villain here')
  await next(page).click()
  await expect(coach(page)).toContainText('This is the market')
  await expect(page.locator('[data-coach="market"]')).toHaveCSS('outline-style', 'dashed')
  await expectAccessible(page)
  await screenshot(page, 'learn-market')
  await page.reload()
  await expect(coach(page)).toContainText('This is the market')
  await next(page).click()
  await expect(coach(page)).toContainText('Take any pair you like')
  await takeAction(page)
  await expect(coach(page)).toContainText('any empty space of your map')
  await expect(page.locator('[data-coach="map"]')).toHaveCSS('outline-style', 'dashed')
  await screenshot(page, 'learn-place')
  await takeAction(page)
  await expect(coach(page)).toContainText('a matching monster: 1 point')
  await page.reload()
  await expect(coach(page)).toContainText('a matching monster: 1 point')
  await next(page).click()
  await expect(coach(page)).toContainText('Your points are counted')

  // From here the test ignores the coach: the pupil may make any legal move until the end.
  const end = coach(page).getByRole('link', { name: 'Play a real game' })
  await playActions(page, 150, undefined, end)
  await expect(end).toBeVisible()
  await screenshot(page, 'learn-over')
  await coach(page).getByRole('button', { name: 'Start the lesson again' }).click()
  await expect(coach(page)).toContainText('You are the villain here')
})

test('a lesson can be left at any time and resumed from the home page', async ({ page }) => {
  await page.goto('/learn/overboss')
  await next(page).click()
  await takeAction(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Resume' }).click()
  await expect(page).toHaveURL('/learn/overboss')
  await expect(coach(page)).toContainText('any empty space of your map')
})

for (const [language, width] of [
  ['en', 390],
  ['pl', 820],
  ['uk', 390],
  ['uk', 1440],
] as const)
  test(`the coach does not cover the market, in ${language} at ${width}`, async ({ page }) => {
    await presetInstantPlay(page, language)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/learn/overboss')
    await expect(legalSpots(page).first()).toBeVisible()
    await coach(page).getByRole('button').click()
    await expectNoSidewaysScroll(page)
    await screenshot(page, `learn-${language}-${width}`)
    const covered = await page.locator('[data-coach="market"]').evaluate(market => {
      const coachBox = document.querySelector('[data-part="coach"]')!.getBoundingClientRect()
      const { top, bottom } = market.getBoundingClientRect()
      return top < coachBox.bottom && bottom > coachBox.top
    })
    expect(covered).toBe(false)
  })

test.describe('on a phone', () => {
  test.use(phone)
  test('the part that the coach points at is visible, in whatever tab it is', async ({ page }) => {
    await page.goto('/learn/overboss')
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await next(page).tap()
    await expect(page.locator('[data-coach="market"]')).toBeInViewport()
    for (let steps = 0; steps < 12; steps++) {
      if ((await coach(page).getAttribute('data-step')) === 'score') break
      if (await next(page).isVisible()) await next(page).tap()
      else await takeAction(page)
    }
    await expect(coach(page)).toContainText('Your points are counted')
    await expect(page.locator('[data-coach="score"]')).toBeInViewport()
    await next(page).tap()
    await expect(page.locator('[data-coach="others"]')).toBeInViewport()
    await expect(page.locator('[data-coach="map"]')).toBeVisible()
  })
  test('after the last step the table is shown with a legal spot in view', async ({ page }) => {
    await page.goto('/learn/overboss')
    for (let steps = 0; steps < 20; steps++) {
      await expect(next(page).or(legalSpots(page)).first()).toBeVisible()
      if (await next(page).isVisible()) await next(page).tap()
      else if ((await coach(page).getAttribute('data-step')) === null) break
      else await takeAction(page)
    }
    await expect(coach(page)).toContainText('Play on.')
    await expect(legalSpots(page).first()).toBeInViewport()
  })
})

import { fits, isAccessible, shoot } from './support/page-checks.ts'
import { byMouse, legal, playOn, quiet, takeStep } from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

test.beforeEach(({ page }) => quiet(page))

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' })
const next = (page: Page) => coach(page).getByRole('button', { name: 'Next' })

test('a newcomer is led through a first game and resumes it after a reload', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn Overboss' }).click()
  await expect(page).toHaveURL('/learn/overboss')
  await expect(coach(page)).toContainText('You are the villain here')
  await next(page).click()
  await expect(coach(page)).toContainText('This is the market')
  await expect(page.locator('[data-coach="market"]')).toHaveCSS('outline-style', 'dashed')
  await isAccessible(page)
  await shoot(page, 'learn-market')
  await page.reload()
  await expect(coach(page)).toContainText('This is the market')
  await next(page).click()
  await expect(coach(page)).toContainText('Take any pair you like')
  await takeStep(page, byMouse)
  await expect(coach(page)).toContainText('any empty space of your map')
  await expect(page.locator('[data-coach="map"]')).toHaveCSS('outline-style', 'dashed')
  await shoot(page, 'learn-place')
  await takeStep(page, byMouse)
  await expect(coach(page)).toContainText('a matching monster: 1 point')
  await page.reload()
  await expect(coach(page)).toContainText('a matching monster: 1 point')
  await next(page).click()
  await expect(coach(page)).toContainText('Your points are counted')

  // From here on the pupil reads nothing: any legal move is accepted, to the end.
  const end = coach(page).getByRole('link', { name: 'Play a real game' })
  await playOn(page, 150, byMouse, end)
  await expect(end).toBeVisible()
  await shoot(page, 'learn-over')
  await coach(page).getByRole('button', { name: 'Start the lesson anew' }).click()
  await expect(coach(page)).toContainText('You are the villain here')
})

test('a lesson can be left at any time and waits on the home page', async ({ page }) => {
  await page.goto('/learn/overboss')
  await next(page).click()
  await takeStep(page, byMouse)
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
  test(`the coach stands beside the table, never over it, in ${language} at ${width}`, async ({ page }) => {
    await page.addInitScript(
      settings => localStorage.setItem('overlair.settings', settings),
      JSON.stringify({ language, speed: 'instant', muted: true }),
    )
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/learn/overboss')
    await expect(legal(page).first()).toBeVisible()
    await page.locator('.coach .button').click()
    await fits(page)
    await shoot(page, `learn-${language}-${width}`)
    const covered = await page.locator('[data-coach="market"]').evaluate(market => {
      const coached = document.querySelector('.coach')?.getBoundingClientRect()
      const { top, bottom } = market.getBoundingClientRect()
      return coached !== undefined && top < coached.bottom && bottom > coached.top
    })
    expect(covered).toBe(false)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('what the coach speaks of is in sight, whatever tab it lies behind', async ({ page }) => {
    await page.goto('/learn/overboss')
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await next(page).tap()
    await expect(page.locator('[data-coach="market"]')).toBeInViewport()
    for (let pages = 0; pages < 12; pages++) {
      if ((await coach(page).getAttribute('data-step')) === 'score') break
      if (await next(page).isVisible()) await next(page).tap()
      else await takeStep(page, byMouse)
    }
    await expect(coach(page)).toContainText('Your points are counted')
    await expect(page.locator('[data-coach="score"]')).toBeInViewport()
    await next(page).tap()
    await expect(page.locator('[data-coach="others"]')).toBeInViewport()
    await expect(page.locator('[data-coach="map"]')).toBeVisible()
  })
  test('when all is said the table comes back, with what can be done in sight', async ({ page }) => {
    await page.goto('/learn/overboss')
    for (let pages = 0; pages < 20; pages++) {
      await expect(next(page).or(legal(page)).first()).toBeVisible()
      if (await next(page).isVisible()) await next(page).tap()
      else if ((await coach(page).getAttribute('data-step')) === null) break
      else await takeStep(page, byMouse)
    }
    await expect(coach(page)).toContainText('Play on.')
    await expect(legal(page).first()).toBeInViewport()
  })
})

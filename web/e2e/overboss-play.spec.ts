// Whole games of Overboss: by mouse, by keys alone, by touch on a phone; each to its result.
import { atEveryWidth } from './support/every-language.ts'
import { isAccessible } from './support/page-checks.ts'
import { layDown, shown } from './support/play.ts'
import { expect, type Locator, type Page, test, turnOn } from './support/test.ts'

const legal = (page: Page): Locator => page.locator('.ob [data-legal]:visible')
const over = (page: Page): Locator => page.locator('.ob-results')

async function begin(
  page: Page,
  options: { readonly bosses?: boolean; readonly commands?: boolean } = {},
): Promise<void> {
  // With sound: somebody has to hear it.
  await layDown(page, { 'overlair.settings': { language: 'en', speed: 'instant' } })
  await page.goto('/new/overboss')
  if (options.bosses) await turnOn(page.getByRole('switch', { name: 'Play with boss cards' }))
  if (options.commands) await turnOn(page.getByRole('switch', { name: 'Play with command cards' }))
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(legal(page).first()).toBeVisible()
}

/** Does the same thing until the game is over. */
async function untilOver(page: Page, act: () => Promise<void>, most = 160): Promise<void> {
  for (let made = 0; made < most; made++) {
    await expect(legal(page).first().or(over(page))).toBeVisible()
    if (await over(page).isVisible()) return
    await act()
  }
}

/** The result says who has won, with a total that its lines add up to. */
async function expectResult(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible()
  const table = over(page).getByRole('table')
  const columns = await table.locator('thead th').count()
  for (let column = 1; column < columns; column++) {
    const points = await table.locator(`tbody tr td:nth-of-type(${column})`).allTextContents()
    const total = await table.locator(`tfoot td:nth-of-type(${column})`).textContent()
    expect(points.reduce((sum, text) => sum + Number(text), 0)).toBe(Number(total))
    expect(Number(total)).toBeGreaterThan(0)
  }
}

test('a whole game by mouse, with bosses and commands', async ({ page }) => {
  await begin(page, { bosses: true, commands: true })
  let made = 0
  await untilOver(page, async () => {
    const choices = legal(page)
    await choices.nth((made++ * 7) % (await choices.count())).click()
  })
  await expectResult(page)
})

test('a whole game by keys alone; the focus is never lost', async ({ page }) => {
  await begin(page)
  await page.locator('.ob-pair').first().focus()
  await untilOver(page, async () => {
    await expect
      .poll(() =>
        page.evaluate(
          () => document.activeElement?.closest('.ob') !== null || document.querySelector('.ob-results') !== null,
        ),
      )
      .toBe(true)
    if (await over(page).isVisible()) return
    if (await page.locator('.ob-space[data-legal]').first().isVisible()) {
      // The space that brings most has the focus.
      await expect(page.locator('.ob-space[data-legal]:focus')).toHaveCount(1)
      await page.keyboard.press('Enter')
    } else if (await page.locator('.ob-pair[data-legal]').first().isVisible()) await page.keyboard.press('2')
    else await page.keyboard.press('e')
    await shown(page)
  })
  await expectResult(page)
})

test('arrows lead through market and map, Escape takes the pair back', async ({ page }) => {
  await begin(page)
  await page.locator('.ob-pair').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.ob-pair').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-coach="prompt"]')).toContainText('Place the tile')
  await expect(page.locator('.ob-space:focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-coach="prompt"]')).toContainText('Take one pair')
  await expect(page.locator('.ob-pair:focus')).toHaveCount(1)
  await page.locator('.ob-space').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.ob-space:focus')).toHaveAccessibleName(/row 2, column 2/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.ob-pair:focus')).toHaveCount(1)
})

test('a pair is dragged from the market onto a space', async ({ page }) => {
  await begin(page)
  const name = (await page.locator('.ob-pair b').nth(2).textContent()) ?? ''
  await page.locator('.ob-pair').nth(2).dragTo(page.locator('.ob-space').nth(5))
  await expect(page.locator('.ob-space').nth(5)).toHaveAccessibleName(new RegExp(`row 2, column 2: ${name}`))
})

test('whoever points sees what would come of the space they point at, and of no other; by keys, of the one with the focus', async ({
  page,
}) => {
  await begin(page)
  await page.locator('.ob-pair[data-legal]').first().click()
  // The focus moves along, the pointer does not.
  await expect(page.locator('.ob-space[data-legal]:focus')).toHaveCount(1)
  const lookedAt = page.locator('.ob-space--focused')
  await expect(lookedAt).toHaveCount(0)
  await page.locator('.ob-space[data-legal]').nth(3).hover()
  await expect(lookedAt).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(lookedAt).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.ob-space--focused:focus')).toHaveCount(1)
})

test('the numbers on the spaces come true', async ({ page }) => {
  await begin(page)
  for (let turn = 0; turn < 4; turn++) {
    await page.locator('.ob-pair[data-legal]').first().click()
    const spaces = page.locator('.ob-space[data-legal]')
    const space = spaces.nth(turn % (await spaces.count()))
    await space.hover()
    const now = Number(await page.locator('.ob-sheet__total b').first().textContent())
    const gain = Number(await space.getAttribute('data-gain'))
    await space.click()
    // The token settles where the preview saw it best, if it is asked for.
    const prompt = page.locator('[data-coach="prompt"]')
    await expect(prompt).toContainText(/Place the token|Take one pair|before your turn ends/)
    if ((await prompt.textContent())?.includes('Place the token')) {
      const gains = await spaces.evaluateAll<number[], HTMLElement>(all =>
        all.map(({ dataset }) => Number(dataset.gain)),
      )
      await spaces.nth(gains.indexOf(Math.max(...gains))).click()
    }
    // A portal in the stash makes the game ask once more.
    await expect(prompt).toContainText(/Take one pair|before your turn ends/)
    if ((await prompt.textContent())?.includes('before your turn ends')) await page.keyboard.press('e')
    await expect(page.locator('.ob-pair[data-legal]').first()).toBeVisible()
    const total = Number(await page.locator('.ob-sheet__total b').first().textContent())
    // Others may have taken or given up a place among the graveyards meanwhile.
    expect([-5, -3, -2, 0, 2, 3, 5]).toContain(total - now - gain)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a whole game by touch: a space is tapped once to look and once to choose', async ({ page }) => {
    await begin(page)
    await page.locator('.ob-pair[data-legal]').first().tap()
    const space = page.locator('.ob-space[data-legal]').nth(3)
    await space.tap()
    await expect(page.getByRole('button', { name: /Place here/ })).toBeVisible()
    await space.tap()
    await expect(page.getByRole('button', { name: /Place here/ })).toHaveCount(0)
    await untilOver(
      page,
      async () => {
        const here = page.getByRole('button', { name: /Place here/ })
        await ((await here.isVisible()) ? here : legal(page).first()).tap()
      },
      260,
    )
    await expectResult(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('the dock shows one thing at a time', async ({ page }) => {
    await begin(page)
    await expect(page.locator('.ob-map')).toBeVisible()
    await page.getByRole('button', { name: 'Score', exact: true }).tap()
    await expect(page.locator('.ob-sheet')).toBeVisible()
    await expect(page.locator('.ob-map')).toBeHidden()
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await expect(page.locator('.ob-log')).toBeVisible()
    await page.getByRole('button', { name: 'Others', exact: true }).tap()
    await page.locator('.ob-opponent').first().tap()
    await expect(page.getByRole('button', { name: 'Back to my map' })).toBeVisible()
  })
})

test('a rule opens in place', async ({ page }) => {
  await begin(page)
  await page.locator('[data-coach="prompt"] .rule-link').click()
  await expect(page.getByRole('dialog', { name: 'OB-40' })).toContainText('take one pair')
  await page.keyboard.press('Escape')
  await expect(page.locator('.ob-pair[data-legal]').first()).toBeVisible()
})

test('no accessibility violations at any width, at the beginning, in the middle and at the end', async ({ page }) => {
  const check = () => atEveryWidth(page, () => isAccessible(page))
  await begin(page, { bosses: true, commands: true })
  await check()
  for (let i = 0; i < 12; i++) await legal(page).first().click()
  await expect(legal(page).first()).toBeVisible()
  await check()
  await untilOver(page, async () => legal(page).first().click())
  await check()
})

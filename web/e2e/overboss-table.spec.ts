// The table of Overboss: mouse, keyboard, drag and touch; previews, tabs, rules.
import { afterPaint, turnOn } from './support/controls.ts'
import { atEveryWidth } from './support/every-language.ts'
import { expectAccessible } from './support/page-checks.ts'
import { phone } from './support/routes.ts'
import { presetStorage } from './support/storage.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

const legalSpots = (page: Page): Locator => page.locator('[data-part="table"] [data-legal]:visible')
const results = (page: Page): Locator => page.locator('[data-part="results"]')
const prompt = (page: Page): Locator => page.locator('[data-coach="prompt"]')
/** Pairs of the market. */
const pairs = (page: Page): Locator => page.locator('[data-coach="market"] [data-spot]')
const legalPairs = (page: Page): Locator => page.locator('[data-coach="market"] [data-legal]')
/** Spaces of the map in the middle. */
const spaces = (page: Page): Locator => page.locator('[role="grid"] [data-spot]')
const legalSpaces = (page: Page): Locator => page.locator('[role="grid"] [data-legal]')
/** The element of these that has the focus. */
const focused = (elements: Locator): Locator => elements.and(elements.page().locator(':focus'))
/** The space whose preview the table shows. */
const previewed = (page: Page): Locator => page.locator('[role="grid"] [data-state="previewed"]')
/** The total of the map in the middle. */
const total = async (page: Page): Promise<number> => Number(await page.locator('[data-part="total"]').textContent())

async function startGame(
  page: Page,
  options: { readonly bosses?: boolean; readonly commands?: boolean } = {},
): Promise<void> {
  // With sound, unlike the other tests, so that playing sounds is tested, too. `overboss-land.spec.ts` tests the held choice.
  await presetStorage(page, { 'overlair.settings': { language: 'en', speed: 'instant', turnEnd: 'at-once' } })
  await page.goto('/new/overboss')
  if (options.bosses) await turnOn(page.getByRole('switch', { name: 'Play with boss cards' }))
  if (options.commands) await turnOn(page.getByRole('switch', { name: 'Play with command cards' }))
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(legalSpots(page).first()).toBeVisible()
}

/** Repeats an action until the game is over. */
async function repeatUntilOver(page: Page, action: () => Promise<void>, most = 160): Promise<void> {
  for (let actions = 0; actions < most; actions++) {
    await expect(legalSpots(page).first().or(results(page))).toBeVisible()
    if (await results(page).isVisible()) return
    await action()
  }
}

/** The results show a score sheet, and the lines of each player add up to the total. */
async function expectResults(page: Page): Promise<void> {
  await expect(results(page)).toBeVisible()
  const table = results(page).getByRole('table')
  const columns = await table.locator('thead th').count()
  for (let column = 1; column < columns; column++) {
    const points = await table.locator(`tbody tr td:nth-of-type(${column})`).allTextContents()
    const sum = Number(await table.locator(`tfoot td:nth-of-type(${column})`).textContent())
    expect(points.reduce((sumSoFar, text) => sumSoFar + Number(text), 0)).toBe(sum)
    expect(sum).toBeGreaterThan(0)
  }
}

test('a whole game by mouse, with bosses and commands', async ({ page }) => {
  await startGame(page, { bosses: true, commands: true })
  let clicks = 0
  await repeatUntilOver(page, async () => {
    const spots = legalSpots(page)
    await spots.nth((clicks++ * 7) % (await spots.count())).click()
  })
  await expectResults(page)
})

test('a whole game by keyboard alone keeps the focus on the table', async ({ page }) => {
  await startGame(page)
  await pairs(page).first().focus()
  await repeatUntilOver(page, async () => {
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.activeElement?.closest('[data-part="table"]') !== null ||
            document.querySelector('[data-part="results"]') !== null,
        ),
      )
      .toBe(true)
    if (await results(page).isVisible()) return
    if (await legalSpaces(page).first().isVisible()) {
      // The best space has the focus.
      await expect(focused(legalSpaces(page))).toHaveCount(1)
      await page.keyboard.press('Enter')
    } else if (await legalPairs(page).first().isVisible()) await page.keyboard.press('2')
    else await page.keyboard.press('e')
    await afterPaint(page)
  })
  await expectResults(page)
})

test('arrow keys move through market and map, and Escape puts a pair back', async ({ page }) => {
  await startGame(page)
  await pairs(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(pairs(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toContainText('Place the tile')
  await expect(focused(spaces(page))).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toContainText('Take one pair')
  await expect(focused(pairs(page))).toHaveCount(1)
  await spaces(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(focused(spaces(page))).toHaveAccessibleName(/row 2, column 2/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(focused(pairs(page))).toHaveCount(1)
})

test('a pair can be dragged from the market to a space', async ({ page }) => {
  await startGame(page)
  const name = (await pairs(page).nth(2).locator('b').textContent()) ?? ''
  await pairs(page).nth(2).dragTo(spaces(page).nth(5))
  await expect(spaces(page).nth(5)).toHaveAccessibleName(new RegExp(`row 2, column 2: ${name}`))
})

test('the table previews the space under the pointer or, by keyboard, the focused space, and no other', async ({
  page,
}) => {
  await startGame(page)
  await legalPairs(page).first().click()
  // The focus moves to a space, but the player uses the pointer.
  await expect(focused(legalSpaces(page))).toHaveCount(1)
  await expect(previewed(page)).toHaveCount(0)
  await legalSpaces(page).nth(3).hover()
  await expect(previewed(page)).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(previewed(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(focused(previewed(page))).toHaveCount(1)
})

test('the score changes by the number shown on the chosen space', async ({ page }) => {
  await startGame(page)
  for (let turn = 0; turn < 4; turn++) {
    await legalPairs(page).first().click()
    const space = legalSpaces(page).nth(turn % (await legalSpaces(page).count()))
    await space.hover()
    const before = await total(page)
    const gain = Number(await space.getAttribute('data-gain'))
    await space.click()
    // If the game asks for the space of the token, the best one is chosen, as in the preview.
    await expect(prompt(page)).toContainText(/Place the token|Take one pair|before your turn ends/)
    if ((await prompt(page).textContent())?.includes('Place the token')) {
      const gains = await legalSpaces(page).evaluateAll<number[], HTMLElement>(all =>
        all.map(({ dataset }) => Number(dataset.gain)),
      )
      await legalSpaces(page)
        .nth(gains.indexOf(Math.max(...gains)))
        .click()
    }
    // With a portal in the stash, the game asks once more.
    await expect(prompt(page)).toContainText(/Take one pair|before your turn ends/)
    if ((await prompt(page).textContent())?.includes('before your turn ends')) await page.keyboard.press('e')
    await expect(legalPairs(page).first()).toBeVisible()
    // The moves of others can change the points for graveyards.
    expect([-5, -3, -2, 0, 2, 3, 5]).toContain((await total(page)) - before - gain)
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a whole game by touch: the first tap on a space shows a preview, the second chooses it', async ({ page }) => {
    await startGame(page)
    await legalPairs(page).first().tap()
    const space = legalSpaces(page).nth(3)
    await space.tap()
    await expect(page.getByRole('button', { name: /Place here/ })).toBeVisible()
    await space.tap()
    await expect(page.getByRole('button', { name: /Place here/ })).toHaveCount(0)
    await repeatUntilOver(
      page,
      async () => {
        const confirm = page.getByRole('button', { name: /Place here/ })
        await ((await confirm.isVisible()) ? confirm : legalSpots(page).first()).tap()
      },
      260,
    )
    await expectResults(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('the tabs show one part of the table at a time', async ({ page }) => {
    await startGame(page)
    await expect(page.locator('[data-coach="map"]')).toBeVisible()
    await page.getByRole('button', { name: 'Score', exact: true }).tap()
    await expect(page.locator('[data-coach="score"]')).toBeVisible()
    await expect(page.locator('[data-coach="map"]')).toBeHidden()
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await expect(page.locator('[data-part="log"]')).toBeVisible()
    await page.getByRole('button', { name: 'Others', exact: true }).tap()
    await page.locator('[data-coach="others"]').getByRole('button').first().tap()
    await expect(page.getByRole('button', { name: 'Back to my map' })).toBeVisible()
  })
})

test('a rule opens in a dialog', async ({ page }) => {
  await startGame(page)
  await prompt(page).getByRole('link', { name: 'OB-40' }).click()
  await expect(page.getByRole('dialog', { name: 'OB-40' })).toContainText('take one pair')
  await page.keyboard.press('Escape')
  await expect(legalPairs(page).first()).toBeVisible()
})

test('the table is accessible at every width, at the start, in the middle and at the end', async ({ page }) => {
  const check = () => atEveryWidth(page, () => expectAccessible(page))
  await startGame(page, { bosses: true, commands: true })
  await check()
  for (let i = 0; i < 12; i++) await legalSpots(page).first().click()
  await expect(legalSpots(page).first()).toBeVisible()
  await check()
  await repeatUntilOver(page, async () => legalSpots(page).first().click())
  await check()
})

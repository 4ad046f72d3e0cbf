// Whole games of Boss Monster, The Next Level and Super Boss Monster: by mouse, by keys alone, by touch on a phone; each to its result.
import { begin, expectFits, expectResult, over, touchOne, untilOver } from './dungeon-table.ts'
import { expect, test } from './test.ts'

const games = ['boss-monster', 'next-level', 'super-boss-monster'] as const

for (const game of games) {
  test(`a whole game of ${game} by mouse, four at the table, in few clicks`, async ({ page }) => {
    test.setTimeout(240_000)
    await begin(page, game)
    const clicks = await untilOver(page, () => touchOne(page))
    console.log(`${game}: ${clicks} clicks`)
    expect(clicks).toBeLessThanOrEqual(90)
    await expectResult(page)
    await page.screenshot({ path: `test-results/shots/${game}-result.png`, fullPage: true })
  })

  test(`a whole game of ${game} by keys alone; the focus is never lost`, async ({ page }) => {
    test.setTimeout(240_000)
    await begin(page, game, { players: 2 })
    await page.locator('.dm-spot[data-legal], .dm-hand .dm-spot').first().focus()
    await untilOver(page, async () => {
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.dm, .after') !== null)).toBe(true)
      if (await over(page).isVisible()) return
      const place = page.locator('.dm-spot[data-legal]:focus')
      if ((await place.count()) > 0) await page.keyboard.press('Enter')
      else if ((await page.locator('.dm-hand .dm-legal, .dm-hand .dm-other').count()) > 0) {
        const cards = await page
          .locator('.dm-hand .dm-spot')
          .evaluateAll(all => all.findIndex(one => one.matches('.dm-legal, .dm-other')))
        if (cards < 9) await page.keyboard.press(String(cards + 1))
        else {
          // Only nine cards have a number.
          await page.keyboard.press('h')
          for (let n = 0; n < cards; n++) await page.keyboard.press('ArrowRight')
          await page.keyboard.press('Enter')
        }
      } else await page.keyboard.press((await page.locator('.button:focus').count()) > 0 ? 'Enter' : 'p')
      await page.waitForTimeout(60)
    })
    await expectResult(page)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const game of games)
    test(`a whole game of ${game} by touch`, async ({ page }) => {
      test.setTimeout(240_000)
      await begin(page, game, { players: 3 })
      await untilOver(page, () => touchOne(page, 'tap'))
      await expectResult(page)
      await expectFits(page)
    })

  test('a long press looks at a card and does not choose it', async ({ page }) => {
    await begin(page, 'boss-monster', { players: 2 })
    const card = page.locator('.dm-hand .dm-spot').first()
    const name = (await card.locator('.dm-card__title').textContent()) ?? ''
    const box = await card.boundingBox()
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await page.waitForTimeout(500)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    expect(box).not.toBeNull()
    await expect(card).not.toHaveAttribute('aria-pressed', 'true')
  })

  test('the dock shows the log', async ({ page }) => {
    await begin(page, 'boss-monster', { players: 2 })
    await expect(page.locator('.dm-log')).toBeHidden()
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await expect(page.locator('.dm-log')).toBeVisible()
    await expect(page.locator('.dm-town')).toBeHidden()
    await expect(page.locator('.dm-prompt')).toBeVisible()
  })
})

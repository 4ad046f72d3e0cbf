// What the tables of Boss Monster and The Next Level promise besides being playable.
import { begin, expectAccessible, expectFits, keepHand, legal, playOn, touchOne, untilOver } from './dungeon-table.ts'

import { languages, widths } from './routes.ts'
import { expect, test } from './test.ts'

for (const width of widths)
  test(`at ${width} nothing is cut off or violates accessibility, in all languages`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 900 })
    for (const language of languages) {
      await begin(page, 'next-level', { language })
      await playOn(page, 10)
      await expectFits(page)
      await expectAccessible(page)
      await page.screenshot({ path: `test-results/shots/dungeon-${language}-${width}.png` })
    }
  })

test('the end has no accessibility violations and shows the game round by round', async ({ page }) => {
  test.setTimeout(240_000)
  await begin(page, 'boss-monster', { players: 2 })
  await untilOver(page, () => touchOne(page))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('columnheader', { name: 'Round' })).toBeVisible()
})

test('a game goes on after a reload where it was', async ({ page }) => {
  test.setTimeout(90_000)
  await begin(page, 'boss-monster', { players: 2 })
  await playOn(page, 5)
  await page.keyboard.press('Escape') // what is only picked is not a choice yet
  const text = () => page.locator('.dm-prompt__said').textContent()
  const [asked, rooms] = [await text(), await page.locator('.dm-dungeon').textContent()]
  await page.reload()
  await expect(legal(page).first()).toBeVisible()
  expect(await text()).toBe(asked)
  await expect.poll(() => page.locator('.dm-dungeon').textContent()).toBe(rooms)
})

test('what was picked is put down by Escape', async ({ page }) => {
  await begin(page, 'boss-monster', { players: 2 })
  await keepHand(page)
  const card = page.locator('.dm-hand .dm-spot').first()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(card).not.toHaveAttribute('aria-pressed', 'true')
})

test('a card opens in a dialog with its text and its rules', async ({ page }) => {
  await begin(page, 'boss-monster', { players: 2 })
  const boss = page.locator('.dm-boss .dm-spot')
  await boss.focus()
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('XP')
  await dialog.getByRole('link', { name: 'BM-94' }).click()
  await expect(page.getByRole('dialog', { name: 'BM-94' })).toContainText('Level-up')
})

test('a hero’s walk is shown room by room, and step by step on demand', async ({ page }) => {
  test.setTimeout(120_000)
  await begin(page, 'boss-monster', { players: 2, speed: 'normal', stops: { stepByStep: true } })
  const walker = page.locator('.dm-walker')
  const next = page.getByRole('button', { name: /^(Next step|Skip)/ })
  for (let i = 0; i < 80 && (await walker.count()) === 0; i++) {
    // What is being shown may be over before it is touched.
    if (await next.isVisible()) await next.click({ timeout: 400 }).catch(() => {})
    else if ((await legal(page).count()) > 0) await touchOne(page)
    await page.waitForTimeout(50)
  }
  await expect(walker.first()).toBeVisible()
  await expect(walker.locator('.dm-bar__words').first()).toHaveText(/\d+\/\d+/)
  await page.screenshot({ path: 'test-results/shots/dungeon-walk.png' })
})

test('with full control every window is asked, and “pass this round” lets it go', async ({ page }) => {
  test.setTimeout(90_000)
  await begin(page, 'boss-monster', { players: 2, stops: { fullControl: true } })
  const windowAsk = page.getByRole('button', { name: /Pass this round/ })
  for (let i = 0; i < 20 && !(await windowAsk.isVisible()); i++) {
    await touchOne(page)
    await expect(legal(page).first()).toBeVisible({ timeout: 20_000 })
  }
  const round = page.locator('.dm-status__round')
  const before = (await round.textContent()) ?? ''
  await windowAsk.click()
  // Nothing but one’s own building is asked before the next round.
  for (let i = 0; i < 4 && (await round.textContent()) === before; i++) {
    await expect(legal(page).first()).toBeVisible({ timeout: 20_000 })
    if ((await round.textContent()) === before) {
      await expect(windowAsk).toHaveCount(0)
      await touchOne(page)
    }
  }
})

test('two people on one device see nothing of each other’s hands', async ({ page }) => {
  await page.goto('/settings')
  await page.evaluate(() =>
    localStorage.setItem('overlair.settings', JSON.stringify({ language: 'en', speed: 'instant' })),
  )
  await page.goto('/new/boss-monster')
  await page.getByLabel('Who is player 2?').selectOption('person')
  await page.getByLabel('Name of player 2').fill('Max')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pass the device to/)
  await expect(page.locator('.dm')).toHaveCount(0)
  await page.getByRole('button', { name: /I am/ }).click()
  await keepHand(page)
  await page.locator('.dm-hand .dm-spot').first().click()
  await page.locator('.dm-hand .dm-legal').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pass the device to/)
  await expect(page.locator('.dm')).toHaveCount(0)
})

test('a replay shows the same table', async ({ page }) => {
  test.setTimeout(90_000)
  await begin(page, 'boss-monster', { players: 2 })
  await playOn(page, 6)
  await page.goto('/replay')
  await page.getByRole('button', { name: 'Watch' }).click()
  await page.getByRole('slider').fill('8')
  await expect(page.locator('.dm-dungeon')).toBeVisible()
  await expectAccessible(page)
})

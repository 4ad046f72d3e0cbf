// The card browser: filters, search in three languages, card dialogs, and addresses that contain all of it.
import { afterPaint } from './support/controls.ts'
import { inEveryLanguage, inEveryLanguageAndWidth } from './support/every-language.ts'
import { cutOffTexts, expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

const count = (page: Page) => page.getByRole('main').getByRole('status')
/** The cards found, each a button that opens a dialog. */
const cards = (page: Page) => page.locator('main li:not([hidden]) > button[aria-haspopup="dialog"]')
const titles = (page: Page) => cards(page).locator('[data-part="card-title"]')
const filter = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'i') })

test('filters narrow the list, and the address opens the same list again', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/cards/boss-monster')
  await expect(count(page)).toHaveText('96 components')
  await filter(page, 'Rooms').check()
  await expect(count(page)).toHaveText('31 components')
  await filter(page, 'Mage').check()
  await filter(page, 'The Next Level').check()
  await page.getByLabel('Mechanic').selectOption('hero-dies')
  const names = await titles(page).allTextContents()
  expect(names.length).toBeGreaterThan(1)
  await expect(page).toHaveURL(/box=boss-monster\.next-level&kind=room&treasure=mage&mechanic=hero-dies/)
  await page.goto(page.url())
  await expect(titles(page)).toHaveText(names)
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(count(page)).toHaveText('96 components')
  await expect(page).toHaveURL('/cards/boss-monster')
})

test('the search finds a card by its name in any language, with or without accents', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/cards/boss-monster')
  for (const query of ['dark altar', 'mroczny oltarz', 'Mroczny ołtarz', 'темний вівтар']) {
    await page.getByRole('searchbox').fill(query)
    await expect(cards(page), query).toHaveCount(1)
    await expect(cards(page)).toContainText('Dark Altar')
  }
  await page.getByRole('searchbox').fill('no such thing')
  await expect(page.getByText('Nothing found for “no such thing”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(count(page)).toHaveText('96 components')
})

test('a link with a search in Polish works for an English reader', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto(`/cards/next-level?box=all&q=${encodeURIComponent('ołtarz')}`)
  await expect(cards(page).first()).toContainText('Altar')
})

test('the list contains all boxes, also those of our own design', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/cards/super-boss-monster')
  await expect(count(page)).toHaveText('120 components')
  for (const [box, n] of [
    ['Crash Landing', 22],
    ['Coins', 9],
  ] as const) {
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await filter(page, 'Super Boss Monster').uncheck()
    await filter(page, box).check()
    await expect(count(page)).toHaveText(`${n} components`)
  }
})

test('the dialog of a card longer than the screen closes by a visible button or by a click beside it', async ({
  page,
}) => {
  await presetInstantPlay(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/cards/boss-monster')
  const opener = page.getByRole('button', { name: /^Dark Altar/ })
  const dialog = page.getByRole('dialog', { name: 'Dark Altar' })
  await opener.click()
  await expect(dialog.getByRole('region', { name: 'In other languages' })).toBeAttached()
  expect(await dialog.evaluate(element => element.scrollHeight > element.clientHeight)).toBe(true)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await page.mouse.move(640, 200)
  await page.mouse.down()
  await page.mouse.move(20, 200)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(20, 200)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the dialog of a card shows its text, keywords, rules and source', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/cards/boss-monster')
  await page.getByRole('button', { name: /^Dark Altar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Dark Altar' })
  await expect(dialog).toContainText('3 copies in the box')
  await expect(dialog.getByRole('region', { name: 'Terms on this card' })).toContainText('activated ability')
  await expect(dialog.getByRole('region', { name: 'Where it comes from' })).toContainText('public lists')
  await expect(dialog.getByRole('region', { name: 'Where it comes from' }).getByRole('link')).toHaveText([
    'BM-229',
    'BM-212',
  ])
  await expect(dialog.getByRole('region', { name: 'In other languages' })).toContainText('Mroczny ołtarz')
  await expect(page).toHaveURL(/card=dark-altar/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Next card' }).click()
  await expect(page.getByRole('dialog')).not.toContainText('Dark Altar')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/cards/boss-monster')
})

test('the dialog of a card that is in no rulebook says that it is our own design', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/cards/super-boss-monster?card=sbm-room-golem-gym')
  await expect(page.getByRole('dialog')).toContainText('Our own design')
  await page.goto('/cards/super-boss-monster?card=sbm-room-frozen-monster')
  await expect(page.getByRole('dialog')).toContainText('Named or shown in the rulebooks')
  await page.getByRole('dialog').getByRole('link', { name: 'SB-322' }).first().click()
  await expect(page.getByRole('dialog', { name: 'SB-322' })).toBeVisible()
})

test('components of Overboss can be filtered by kind and searched in any language', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/cards/overboss')
  await filter(page, 'Monsters').check()
  await expect(count(page)).toHaveText('10 components')
  await page.getByRole('searchbox').fill('kobold')
  await cards(page).first().click()
  await expect(page.getByRole('dialog', { name: 'Kobold' })).toContainText('Named or shown in the rulebooks')
})

test('the list shows the whole collection at once and does not shift while scrolling', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/cards/boss-monster?box=all')
  await expect(cards(page).first()).toBeVisible()
  expect(await cards(page).count()).toBeGreaterThan(370)
  await page.evaluate(() => {
    const layout = { shift: 0 }
    Object.assign(window, { layout })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) layout.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  for (let i = 0; i < 12; i++) {
    await page.mouse.wheel(0, 900)
    await afterPaint(page)
  }
  expect(await page.evaluate(() => (window as Window & { layout?: { shift: number } }).layout?.shift)).toBeLessThan(0.1)
})

test('all cards fit and are accessible in every language at every width', async ({ page }) => {
  const settled = async () => {
    await expect(cards(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/cards/super-boss-monster?box=all')
  await inEveryLanguageAndWidth(page, settled, async where => {
    await expectNoSidewaysScroll(page, where)
    expect(await cutOffTexts(page), where).toEqual([])
    await screenshot(page, `cards-all-${where}`)
  })
  await page.goto('/cards/super-boss-monster?box=crash-landing.items')
  await inEveryLanguage(page, settled, async language => {
    await page.locator('main button[aria-expanded]').click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await screenshot(page, `cards-filters-${language}`)
  })
  await page.goto('/cards/super-boss-monster?card=sbm-room-minion-arena')
  await inEveryLanguage(page, settled, async language => {
    await expect(page.getByRole('dialog').getByRole('region')).toHaveCount(3)
    expect(await page.getByRole('dialog').evaluate(dialog => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    await screenshot(page, `cards-dialog-${language}`)
  })
})

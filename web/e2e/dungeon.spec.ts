// What the tables of Boss Monster and The Next Level promise besides being playable.
import { begin, expectFits, keepHand, legal, playOn, touchOne } from './support/dungeon-table.ts'
import { everywhere } from './support/every-language.ts'
import { isAccessible, shoot } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

test('nothing is cut off or violates accessibility, in all languages at every width', async ({ page }) => {
  await begin(page, 'next-level')
  await playOn(page, 10)
  await everywhere(
    page,
    () => expect(legal(page).first()).toBeVisible(),
    async where => {
      await expectFits(page, where)
      await isAccessible(page)
      await shoot(page, `dungeon-${where}`)
    },
  )
})

test('a game goes on after a reload where it was', async ({ page }) => {
  await begin(page, 'boss-monster', { players: 2 })
  await playOn(page, 5)
  await page.keyboard.press('Escape') // what is only picked is not a choice yet
  const text = () => page.locator('.dm-prompt__text').textContent()
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

test('whoever looks at another dungeon and takes up a room has their own back: the new place is offered there', async ({
  page,
}) => {
  await begin(page, 'boss-monster', { players: 2 })
  await playOn(page, 3)
  await page.keyboard.press('Escape')
  const own = page.locator('[data-coach="dungeon"]')
  await expect(own).toBeVisible()
  await page.locator('.dm-player .dm-enlarge').click()
  await expect(own).toHaveCount(0)
  await expect(page.locator('.dm-dungeon')).toBeFocused()
  await page.locator('.dm-hand :is(.is-legal, .is-alternative)').first().click()
  await expect(own.locator('.dm-new-place')).toBeVisible()
})

test('what is asked of a card that was picked lies in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await begin(page, 'boss-monster', { players: 2 })
  await playOn(page, 3)
  const prompt = page.locator('.dm-prompt')
  const card = page.locator('.dm-hand :is(.is-legal, .is-alternative)').first()
  const overPrompt = async () => {
    const [picture, asked] = [await card.locator('.dm-card').boundingBox(), await prompt.boundingBox()]
    return picture !== null && asked !== null && picture.y < asked.y + asked.height - 20
  }
  await card.hover()
  await expect.poll(overPrompt).toBe(true)
  await card.click()
  await expect.poll(overPrompt).toBe(false)
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
  await begin(page, 'boss-monster', { players: 2, speed: 'normal', stops: { stepByStep: true } })
  const walker = page.locator('.dm-walker')
  const next = page.getByRole('button', { name: /^Next step/ })
  for (let steps = 0; steps < 80; steps++) {
    await expect(walker.or(next).or(legal(page)).first()).toBeVisible()
    if ((await walker.count()) > 0) break
    if (await next.isVisible()) await next.click()
    else await touchOne(page)
  }
  await expect(walker.first()).toBeVisible()
  await expect(walker.locator('.dm-health-bar__text').first()).toHaveText(/\d+\/\d+/)
  // The log and the phase tell of nothing that is still to be shown.
  await expect(next).toBeVisible()
  const said = (await page.locator('.dm-prompt__text').textContent()) ?? ''
  await expect(page.locator('.dm-log li').first()).toContainText(said)
  await expect(page.locator('.dm-phase-bar__current')).toHaveText('Adventure')
  await shoot(page, 'dungeon-walk')
})

test('with full control every window is asked, and “pass this round” lets it go', async ({ page }) => {
  await begin(page, 'boss-monster', { players: 2, stops: { fullControl: true } })
  const windowAsk = page.getByRole('button', { name: /Pass this round/ })
  for (let i = 0; i < 20 && !(await windowAsk.isVisible()); i++) {
    await touchOne(page)
    await expect(legal(page).first()).toBeVisible()
  }
  const round = page.locator('.dm-status__round')
  const before = (await round.textContent()) ?? ''
  await windowAsk.click()
  // Nothing but one’s own building is asked before the next round.
  for (let i = 0; i < 4 && (await round.textContent()) === before; i++) {
    await expect(legal(page).first()).toBeVisible()
    if ((await round.textContent()) === before) {
      await expect(windowAsk).toHaveCount(0)
      await touchOne(page)
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a hero is seen walking, also in the dungeon of somebody else', async ({ page }) => {
    await begin(page, 'boss-monster', { players: 2, speed: 'normal', stops: { stepByStep: true } })
    const next = page.getByRole('button', { name: /^Next step/ })
    const elsewhere = page.locator('.dm-dungeon:not([data-coach]) .dm-walker')
    for (let steps = 0; steps < 80 && (await elsewhere.count()) === 0; steps++) {
      await expect(next.or(legal(page)).first()).toBeVisible()
      if ((await elsewhere.count()) > 0) break
      if (await next.isVisible()) await next.click()
      else await touchOne(page, 'touch')
    }
    await expect(elsewhere).toBeInViewport()
  })

  test('a long press looks at a card and does not choose it', async ({ page }) => {
    await begin(page, 'boss-monster', { players: 2 })
    const card = page.locator('.dm-hand .dm-spot').first()
    const name = (await card.locator('.dm-card__title').textContent()) ?? ''
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await expect(page.getByRole('dialog', { name })).toBeVisible()
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

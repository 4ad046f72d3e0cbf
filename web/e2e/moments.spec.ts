// Busy moments of dungeon games: what must be in sight is, and what lies open can be looked through.
import { expectFits } from './support/dungeon-table.ts'
import { isAccessible, shoot } from './support/page-checks.ts'
import { savedMatches } from './support/play.ts'
import { sitDownTo } from './support/positions.ts'
import { languages, screens } from './support/routes.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

/** Between the upper edge of the screen and what is asked, which stands before everything else. */
async function inSight(page: Page, what: Locator): Promise<boolean> {
  const [box, prompt] = [await what.boundingBox(), await page.locator('.dm-prompt').boundingBox()]
  return box !== null && prompt !== null && box.y >= 0 && (box.y + box.height <= prompt.y + 1 || isInside(box, prompt))
}
interface Box {
  readonly y: number
  readonly height: number
}
const isInside = (box: Box, prompt: Box): boolean => box.y >= prompt.y && box.y + box.height <= prompt.y + prompt.height

for (const { width, height } of screens)
  test(`six play at ${width}: whoever sends a minion sees landmarks, question and own dungeon together`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const language of languages) {
      await sitDownTo(page, 'sending', { language })
      await expect(page.locator('.dm-fate-badges__item').first()).toBeVisible()
      const own = page.locator(width === 390 ? '.dm-prompt__own-counts' : '.dm-dungeon__head')
      for (const what of [page.locator('.dm-landmarks'), own]) expect(await inSight(page, what)).toBe(true)
      if (width === 1440) expect(await inSight(page, page.locator('.dm-dungeon'))).toBe(true)
      await expectFits(page)
      await isAccessible(page)
      await shoot(page, `sending-${language}-${width}`)
    }
  })

for (const { width, height } of screens)
  test(`three effects at ${width}: who, what, at what, which is next, who passed and who is still to answer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const language of languages) {
      await sitDownTo(page, 'answering', { language })
      const stack = page.locator('.dm-pending')
      await expect(stack.locator('.dm-effect')).toHaveCount(3)
      await expect(stack.locator('.dm-effect').first().locator('em')).toBeVisible()
      const answerers = stack.locator('.dm-responders__item')
      expect(await answerers.count()).toBeGreaterThan(1)
      await expect(stack.locator('.dm-responders__item--asked')).toContainText('Ada')
      expect(await stack.boundingBox()).toMatchObject({ y: expect.any(Number) })
      await expectFits(page)
      await isAccessible(page)
      await shoot(page, `answering-${language}-${width}`)
    }
  })

for (const moment of ['walking', 'holding'] as const)
  test(`nothing is cut off while ${moment}`, async ({ page }) => {
    for (const { width, height } of screens) {
      await page.setViewportSize({ width, height })
      for (const language of languages) {
        await sitDownTo(page, moment, { language })
        await expectFits(page)
        await shoot(page, `${moment}-${language}-${width}`)
      }
      await isAccessible(page)
    }
  })

for (const { width, height } of screens)
  test(`with coins at ${width}: a picked room can be discarded by a button that says so, and its places stay in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await sitDownTo(page, 'selling')
    await page.locator('.dm-hand [data-legal]').first().click()
    const prompt = page.locator('.dm-prompt')
    await expect(prompt.getByRole('button', { name: /^Discard .+ for 1 coin$/ })).toBeVisible()
    await expect(prompt.locator('.dm-card')).toHaveCount(0)
    if (width === 1440) expect(await inSight(page, page.locator('.dm-dungeon'))).toBe(true)
    await expectFits(page)
    await shoot(page, `selling-${width}`)
  })

test('on a phone the hand moves to the cards that can be chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDownTo(page, 'holding')
  await expect(page.locator('.dm-hand [data-legal]').first()).toBeInViewport({ ratio: 0.5 })
})

test('what becomes of a hero is told where it waits, and room by room at a closer look', async ({ page }) => {
  await sitDownTo(page, 'walking')
  const hero = page.locator('.dm-dungeon .dm-entrance .dm-hero').first()
  await expect(hero.locator('.dm-hero__fate')).toHaveText(/Dies|Survives|Waits|Leaves|open/)
  await hero.click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Its way' })).toContainText('/')
})

test('souls and wounds open the heroes they came with: by mouse, by key and by touch', async ({ page, visit }) => {
  await sitDownTo(page, 'scored')
  const own = page.getByRole('button', { name: 'Look through the scoring area: Ada' })
  const area = page.getByRole('dialog', { name: 'Scoring area: Ada' })
  await own.click()
  await expect(area.getByRole('heading', { name: 'Souls' })).toBeVisible()
  await expect(area.getByRole('heading', { name: 'Wounds' })).toBeVisible()
  await area.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('dialog').getByText('The amount of damage that kills the hero.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(area).toHaveCount(0)
  await page.keyboard.press('w')
  await expect(own).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(area).toBeVisible()
  const phone = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await sitDownTo(phone, 'scored')
  await phone.getByRole('button', { name: 'Look through the scoring area: Grub' }).tap()
  await expect(phone.getByRole('dialog', { name: 'Scoring area: Grub' })).toBeVisible()
})

test('a spell can be taken back until its last step; then everybody knows of it', async ({ page }) => {
  await sitDownTo(page, 'aiming')
  const made = async () => (await savedMatches(page)).flatMap(({ choices }) => choices).length
  const before = await made()
  const freeze = page.locator('.dm-hand [data-card="sbm-spell-freeze"]').first()
  await freeze.click()
  await expect(page.getByRole('list', { name: 'Steps so far' })).toContainText('Freeze')
  await expect(page.locator('.dm-room.is-legal, .dm-room-thumb.is-legal').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('list', { name: 'Steps so far' })).toHaveCount(0)
  expect(await made()).toBe(before)
  await freeze.click()
  await page.locator('.dm-room.is-legal, .dm-room-thumb.is-legal').first().click()
  await expect.poll(made).toBeGreaterThan(before + 1)
})

test('a card that is looked at closely explains its words, in the language of the moment', async ({ page }) => {
  for (const [language, word] of [
    ['en', 'Stun'],
    ['pl', 'ogłuszyć'],
    ['uk', 'знешкодити'],
  ] as const) {
    await sitDownTo(page, 'aiming', { language })
    await page.locator('.dm-hand [data-card="sbm-spell-freeze"]').first().focus()
    await page.keyboard.press('i')
    await expect(
      page
        .getByRole('dialog')
        .locator('dt')
        .filter({ hasText: new RegExp(word, 'i') }),
    ).toBeVisible()
  }
})

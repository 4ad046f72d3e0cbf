// Crowded positions of dungeon games: the parts that the player needs are visible, and open cards can be inspected.
import { dungeon, expectTableFits, prompt } from './support/dungeon-table.ts'
import { expectAccessible, screenshot } from './support/page-checks.ts'
import { openPosition } from './support/positions.ts'
import { languages, phone, screens } from './support/routes.ts'
import { savedChoiceCount } from './support/storage.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

/** Whether a part is on the screen and not behind the prompt, which lies above all other parts. */
async function isUncovered(page: Page, part: Locator): Promise<boolean> {
  const [box, promptBox] = [await part.boundingBox(), await prompt(page).boundingBox()]
  if (box === null || promptBox === null || box.y < 0) return false
  return box.y + box.height <= promptBox.y + 1 || isInside(box, promptBox)
}
interface Box {
  readonly y: number
  readonly height: number
}
const isInside = (box: Box, outer: Box): boolean => box.y >= outer.y && box.y + box.height <= outer.y + outer.height

const hand = (page: Page) => page.locator('[data-coach="hand"]')

for (const { width, height } of screens)
  test(`with six players at ${width}, a player who places a minion sees landmarks, prompt and own dungeon together`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const language of languages) {
      await openPosition(page, 'minion-placement', language)
      await expect(page.locator('[data-part="queue"] [data-part="fate"]').first()).toBeVisible()
      // On a phone the prompt shows the counts of the own dungeon.
      const own =
        width === 390 ? prompt(page).locator('[data-part="counts"]').locator('..') : dungeon(page).locator('header')
      for (const part of [page.locator('[data-coach="landmarks"]'), own])
        expect(await isUncovered(page, part)).toBe(true)
      if (width === 1440) expect(await isUncovered(page, dungeon(page))).toBe(true)
      await expectTableFits(page)
      await expectAccessible(page)
      await screenshot(page, `minion-placement-${language}-${width}`)
    }
  })

for (const { width, height } of screens)
  test(`with three pending effects at ${width}, the table shows the next effect and the players who may respond`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const language of languages) {
      await openPosition(page, 'three-effects', language)
      const pending = page.locator('[data-part="pending"]')
      await expect(pending.locator('[data-card]')).toHaveCount(3)
      await expect(pending.locator('[data-card]').first().locator('em')).toBeVisible()
      const responders = pending.locator('[data-part="responder"]')
      expect(await responders.count()).toBeGreaterThan(1)
      await expect(pending.locator('[data-part="responder"][data-state="asked"]')).toContainText('Ada')
      expect(await pending.boundingBox()).toMatchObject({ y: expect.any(Number) })
      await expectTableFits(page)
      await expectAccessible(page)
      await screenshot(page, `three-effects-${language}-${width}`)
    }
  })

for (const position of ['walking-heroes', 'full-hand'] as const)
  test(`the table fits and is accessible in the position “${position}”`, async ({ page }) => {
    for (const { width, height } of screens) {
      await page.setViewportSize({ width, height })
      for (const language of languages) {
        await openPosition(page, position, language)
        await expectTableFits(page)
        await screenshot(page, `${position}-${language}-${width}`)
      }
      await expectAccessible(page)
    }
  })

for (const { width, height } of screens)
  test(`with coins at ${width}, a selected room can be discarded by a button, and the places to build stay visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openPosition(page, 'room-for-coin')
    await hand(page).locator('[data-legal]').first().click()
    await expect(prompt(page).getByRole('button', { name: /^Discard .+ for 1 coin$/ })).toBeVisible()
    await expect(prompt(page).locator('[data-card]')).toHaveCount(0)
    if (width === 1440) expect(await isUncovered(page, dungeon(page))).toBe(true)
    await expectTableFits(page)
    await screenshot(page, `room-for-coin-${width}`)
  })

test('on a phone the hand scrolls to the first legal card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPosition(page, 'full-hand')
  await expect(hand(page).locator('[data-legal]').first()).toBeInViewport({ ratio: 0.5 })
})

test('a hero at the entrance shows its fate, and its dialog shows it room by room', async ({ page }) => {
  await openPosition(page, 'walking-heroes')
  const hero = dungeon(page).locator('[data-spot^="hero:"]').first()
  await expect(hero.locator('[data-part="fate"]')).toHaveText(/Dies|Survives|Waits|Leaves|open/)
  await hero.click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'The hero’s path' })).toContainText('/')
})

test('the scoring area opens the heroes behind souls and wounds, by mouse, keyboard and touch', async ({
  page,
  openDevice,
}) => {
  await openPosition(page, 'souls-and-wounds')
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
  const other = await openDevice({ viewport: phone.viewport, hasTouch: true })
  await openPosition(other, 'souls-and-wounds')
  await other.getByRole('button', { name: 'Look through the scoring area: Grub' }).tap()
  await expect(other.getByRole('dialog', { name: 'Scoring area: Grub' })).toBeVisible()
})

test('a spell can be cancelled until its last step; only then the choices reach the match', async ({ page }) => {
  await openPosition(page, 'targeted-spell')
  const before = await savedChoiceCount(page)
  const freeze = hand(page).locator('[data-card="sbm-spell-freeze"]').first()
  const target = page.locator('[data-part="room"] [data-legal]').first()
  await freeze.click()
  await expect(page.getByRole('list', { name: 'Steps so far' })).toContainText('Freeze')
  await expect(target).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('list', { name: 'Steps so far' })).toHaveCount(0)
  expect(await savedChoiceCount(page)).toBe(before)
  await freeze.click()
  await target.click()
  await expect.poll(() => savedChoiceCount(page)).toBeGreaterThan(before + 1)
})

test('the dialog of a card explains its keywords in the current language', async ({ page }) => {
  for (const [language, keyword] of [
    ['en', 'Stun'],
    ['pl', 'ogłuszyć'],
    ['uk', 'знешкодити'],
  ] as const) {
    await openPosition(page, 'targeted-spell', language)
    await hand(page).locator('[data-card="sbm-spell-freeze"]').first().focus()
    await page.keyboard.press('i')
    await expect(
      page
        .getByRole('dialog')
        .locator('dt')
        .filter({ hasText: new RegExp(keyword, 'i') }),
    ).toBeVisible()
  }
})

// The land of Overboss: the end of a turn, dragging, hints, signs of commands and objectives, a replay with names.
import { turnOn } from './support/controls.ts'
import { legalSpots, playActions, startOverboss } from './support/overboss-table.ts'
import { presetInstantPlay, presetStorage } from './support/storage.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

const prompt = (page: Page): Locator => page.locator('[data-coach="prompt"]')
const pairs = (page: Page): Locator => page.locator('[data-coach="market"] [data-spot]')
const spaces = (page: Page): Locator => page.locator('[role="grid"] [data-spot]')
const gains = (page: Page): Locator => page.locator('[role="grid"] [data-gain]')

/** Takes the first pair with a monster and clicks a space: with one place for the token, the turn would end. */
async function placeFirstMonster(page: Page): Promise<void> {
  await pairs(page)
    .filter({ hasText: /Kobold|Dragon|Skeleton|Witch|Orc/ })
    .first()
    .click()
  await spaces(page).nth(5).click()
}

test.describe('the end of a turn', () => {
  test.beforeEach(async ({ page }) => {
    await presetStorage(page, {
      'overlair.settings': { language: 'en', muted: true, speed: 'instant', turnEnd: 'confirm' },
    })
    await startOverboss(page)
  })

  test('the last choice of a turn can be taken back', async ({ page }) => {
    await placeFirstMonster(page)
    await expect(prompt(page)).toContainText('This ends your turn')
    await page.getByRole('button', { name: 'Take back' }).click()
    await expect(prompt(page)).toContainText('Place the tile')
    await expect(spaces(page).nth(5)).toHaveAccessibleName(/empty/)
  })

  test('a confirmation or the same click again makes it', async ({ page }) => {
    await placeFirstMonster(page)
    await page.getByRole('button', { name: 'End turn' }).click()
    await expect(spaces(page).nth(5)).toHaveAccessibleName(/with/)
  })

  test('a drag that would end the turn can be taken back, too', async ({ page }) => {
    const monster = pairs(page).filter({ hasText: /Kobold|Dragon|Skeleton|Witch|Orc/ })
    await monster.first().dragTo(spaces(page).nth(5))
    await expect(prompt(page)).toContainText('This ends your turn')
    await page.keyboard.press('Escape')
    await expect(prompt(page)).toContainText('Place the tile')
  })
})

test('while a pair is dragged, every empty space shows its points, and the space below the pointer the tile', async ({
  page,
}) => {
  await presetInstantPlay(page)
  await startOverboss(page)
  await pairs(page).first().hover()
  await page.mouse.down()
  const target = await spaces(page).nth(6).boundingBox()
  await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 30, { steps: 8 })
  await expect(gains(page)).toHaveCount(12)
  await expect(page.locator('[role="grid"] [data-state="previewed"]')).toHaveCount(1)
  await expect(spaces(page).nth(6).locator('[data-part="piece"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

test('the key H switches the points off that the table shows before a choice', async ({ page }) => {
  await presetInstantPlay(page)
  await startOverboss(page)
  await expect(pairs(page).first()).toContainText('sure')
  await page.keyboard.press('h')
  await expect(pairs(page).first()).not.toContainText('sure')
  await page.keyboard.press('h')
  await expect(pairs(page).first()).toContainText('sure')
})

test('a command card says what it does and why it cannot be activated (OB-132)', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/new/overboss')
  await turnOn(page.getByRole('switch', { name: 'Play with command cards' }))
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const cards = page.locator('[data-coach="commands"] li')
  await expect(cards).toHaveCount(4)
  await expect(cards.first()).toContainText(/Slide|Destroy|Swap/)
  await expect(cards.first()).toContainText('Pattern:')
  await playActions(page, 3)
  await expect(cards.first()).toContainText(/short|ready|pattern/i)
})

test('a campaign game shows its objectives with their progress (OB-167)', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/campaign')
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await page.getByRole('button', { name: 'Play for one heart' }).click()
  const goals = page.locator('[data-part="goal"]')
  await expect(goals).toHaveCount(3)
  await expect(goals.first()).toContainText('0 of 3')
  await expect(goals.last().getByRole('meter')).toHaveAttribute('aria-valuemax', '50')
  await expect(page.getByText('leaves next')).toBeVisible()
  await playActions(page, 6)
  await expect(goals.last()).not.toContainText('0 of 50')
})

test('a replay link keeps the names of the players', async ({ page, openDevice }) => {
  await presetInstantPlay(page)
  await page.goto('/new/overboss')
  await page.getByLabel('Name of player 1').fill('Ola')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(legalSpots(page).first()).toBeVisible()
  await page.goto('/replay')
  await page.getByRole('button', { name: 'Watch' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page).toHaveURL(/#r=/)
  const other = await openDevice({ locale: 'en' })
  await other.goto(page.url())
  await expect(other.getByText('Ola').first()).toBeVisible()
})

// What the table of Super Boss Monster promises besides being playable like the other dungeon games.
import {
  begin,
  expectAccessible,
  expectFits,
  expectResult,
  keepHand,
  legal,
  over,
  playOn,
  touchOne,
  untilOver,
} from './dungeon-table.ts'
import { shoot } from './looks.ts'
import { languages, widths } from './routes.ts'
import { expect, type Page, test } from './test.ts'

const game = 'super-boss-monster'
const prompt = (page: Page) => page.locator('.dm-prompt__said')

/** From the boss to the first draft. */
async function toTheMarket(page: Page): Promise<void> {
  const market = page.locator('.dm-market .dm-legal')
  for (let made = 0; made < 12 && (await market.count()) === 0; made++) {
    await expect(legal(page).first()).toBeVisible({ timeout: 30_000 })
    if ((await market.count()) === 0) await touchOne(page)
  }
  await expect(market.first()).toBeVisible()
}

for (const width of widths)
  test(`at ${width} nothing is cut off or violates accessibility, in all languages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const language of languages) {
      await begin(page, game, { language })
      await toTheMarket(page)
      await expectFits(page)
      await shoot(page, `super-town-${language}-${width}`)
      await playOn(page, 7)
      await expectFits(page)
      await expectAccessible(page)
      await shoot(page, `super-${language}-${width}`)
    }
  })

test('six play with explorers, items and coins; every dungeon fits', async ({ page }) => {
  test.setTimeout(240_000)
  await begin(page, game, { players: 6, on: ['Items', 'Coins'] })
  await toTheMarket(page)
  await expect(page.locator('.dm-player')).toHaveCount(5)
  await expect(page.locator('.dm-landmark--landing-pad')).toBeVisible()
  await expect(page.locator('.dm-dungeon .dm-counts .dm-figure')).toHaveCount(6) // the sum and five treasures (SB-11)
  await expect(page.locator('.dm-holdings').getByText('Coins').first()).toBeAttached()
  await expectFits(page)
  await untilOver(page, () => touchOne(page), 160)
  await expectResult(page)
  await expectFits(page)
})

for (const [mode, on] of [
  ['alone', []],
  ['in the challenge', ['Challenge']],
] as const)
  test(`a whole game ${mode} ends with a title and what the others take (SB-266)`, async ({ page }) => {
    await begin(page, game, { players: 1, on })
    await expect(page.locator('.dm-player')).toHaveCount(0)
    await untilOver(page, () => touchOne(page))
    await expectResult(page)
    const titles = page.getByRole('region', { name: 'Titles' })
    await expect(titles.getByRole('listitem')).toHaveCount(11)
    await expect(titles.locator('[aria-current]')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Personal bests' })).toBeVisible()
    await expectAccessible(page)
  })

test('a card of the market is taken and a minion is placed by one click each', async ({ page }) => {
  await begin(page, game)
  await toTheMarket(page)
  const offered = await page.locator('.dm-market__card').count()
  await page.locator('.dm-market .dm-legal').first().click()
  await expect(prompt(page)).toContainText('Send your minion')
  await expect(page.locator('.dm-market__card')).toHaveCount(offered - 1)
  await page.locator('.dm-space.dm-legal').first().click()
  await expect(prompt(page)).not.toContainText('Send your minion')
  await expect(page.locator('.dm-landmarks .dm-minion').first()).toBeVisible()
})

test('cards and minions can be dragged: from the market to the hand, onto a space, from the hand into the dungeon', async ({
  page,
}) => {
  await begin(page, game, { players: 2 })
  await toTheMarket(page)
  await page.setViewportSize({ width: 1440, height: 1300 })
  const cards = page.locator('.dm-hand__card')
  const held = await cards.count()
  await page.locator('.dm-market .dm-legal').first().dragTo(page.locator('.dm-hand'))
  await expect(cards).toHaveCount(held + 1)
  await expect(prompt(page)).toContainText('Send your minion')
  await page.locator('.dm-dungeon [data-carry="minion"]').dragTo(page.locator('.dm-space.dm-legal').first())
  await expect(page.locator('.dm-landmarks .dm-minion').first()).toBeVisible()
  // Building, or the window before it: the room goes where it was carried to.
  await expect(page.locator('.dm-hand .dm-legal, .dm-hand .dm-other').first()).toBeVisible({ timeout: 30_000 })
  const rooms = page.locator('.dm-dungeon .dm-room:not(.dm-boss *)')
  const stood = await rooms.count()
  const room = page.locator(
    '.dm-hand li:has(.dm-card__plate) > :is(.dm-legal, .dm-other):not(:has(.dm-card--advanced))',
  )
  await room.first().dragTo(page.locator('.dm-place--free, .dm-new').first())
  await expect(rooms).toHaveCount(stood + 1)
})

test('a card that is let go over nothing goes back', async ({ page }) => {
  await begin(page, 'boss-monster', { players: 2 })
  await keepHand(page)
  await playOn(page, 2)
  const card = page.locator('.dm-hand :is(.dm-legal, .dm-other)').first()
  await expect(card).toBeVisible()
  await card.dragTo(page.locator('.dm-log'))
  await expect(page.locator('.dm-hand .dm-picked')).toHaveCount(0)
  await expect(page.locator('.lifted')).toHaveCount(0)
})

test('where a minion cannot go, the table says why (SB-76)', async ({ page }) => {
  await begin(page, game, { players: 2 })
  await toTheMarket(page)
  await page.locator('.dm-market .dm-legal').first().click()
  await expect(prompt(page)).toContainText('Send your minion')
  await page.locator('.dm-boss .dm-spot').click()
  await expect(page.getByRole('dialog')).toContainText('opens after the level-up')
})

test('two people on one device see nothing of each other’s hands', async ({ page }) => {
  await page.goto('/settings')
  await page.evaluate(() =>
    localStorage.setItem('overlair.settings', JSON.stringify({ language: 'en', speed: 'instant' })),
  )
  await page.goto(`/new/${game}`)
  await page.getByLabel('Who is player 2?').selectOption('person')
  await page.getByRole('button', { name: 'Start' }).click()
  const handOver = page.getByRole('heading', { level: 1, name: /Pass the device to/ })
  for (let turn = 0; turn < 4; turn++) {
    await expect(handOver.or(page.locator('.dm')).first()).toBeVisible()
    if (await handOver.isVisible()) {
      await expect(page.locator('.dm')).toHaveCount(0)
      await page.getByRole('button', { name: /I am/ }).click()
    }
    await touchOne(page)
  }
  await expect(over(page)).toHaveCount(0)
})

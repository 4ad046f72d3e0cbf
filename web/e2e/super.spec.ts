// What the table of Super Boss Monster promises besides being playable like the other dungeon games.
import { nextToDo } from './support/dungeon-input.ts'
import { begin, expectFits, keepHand, legal, playOn, touchOne } from './support/dungeon-table.ts'
import { everywhere } from './support/every-language.ts'
import { isAccessible, shoot } from './support/page-checks.ts'
import { savedOptions } from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

const game = 'super-boss-monster'
const prompt = (page: Page) => page.locator('.dm-prompt__text')

/** From the boss to the first draft. */
async function toTheMarket(page: Page): Promise<void> {
  const market = page.locator('.dm-market .is-legal')
  for (let made = 0; made < 12 && (await market.count()) === 0; made++) {
    await touchOne(page)
    await nextToDo(page)
  }
  await expect(market.first()).toBeVisible()
}

test('nothing is cut off or violates accessibility, in all languages at every width', async ({ page }) => {
  const ready = () => expect(legal(page).first()).toBeVisible()
  await begin(page, game)
  await toTheMarket(page)
  await everywhere(page, ready, async where => {
    await expectFits(page, where)
    await shoot(page, `super-town-${where}`)
  })
  await playOn(page, 7)
  await everywhere(page, ready, async where => {
    await expectFits(page, where)
    await isAccessible(page)
    await shoot(page, `super-${where}`)
  })
})

for (const { players, on, options, shown } of [
  {
    players: 3,
    on: ['With Boss Monster', 'With The Next Level'],
    options: { bossMonster: true, nextLevel: true },
    shown: 'With Boss Monster · With The Next Level',
  },
  {
    players: 2,
    on: ['Crash Landing', 'Items', 'Coins'],
    options: { crashLanding: true, items: true, coins: true },
    shown: 'Crash Landing · Items · Coins',
  },
  { players: 5, on: ['Items'], options: { items: true }, shown: 'Crash Landing · Items' },
])
  test(`${players} begin with ${on.join(', ')}: that is played, and the table says so`, async ({ page }) => {
    await begin(page, game, { players, on })
    expect(await savedOptions(page)).toEqual([{ players, ...options }])
    await expect(page.locator('.dm-status__options')).toHaveText(shown)
    await toTheMarket(page)
    const extended = shown.includes('Crash Landing')
    await expect(page.locator('.dm-landmark--landing-pad')).toHaveCount(extended ? 1 : 0)
    await expect(page.locator('.dm-dungeon .dm-treasure-counts .dm-symbol-count')).toHaveCount(extended ? 6 : 5)
    await expect(page.locator('.dm-hand-counts').getByText('Coins')).toHaveCount(on.includes('Coins') ? players : 0)
    const untitled = page.locator('.dm-card__title').filter({ hasNotText: /\p{L}/u })
    await expect(untitled).toHaveCount(0)
    expect(await page.locator('.dm-card__title').count()).toBeGreaterThan(5)
    await expectFits(page)
  })

test('six play with explorers, items and coins; every dungeon fits', async ({ page }) => {
  await begin(page, game, { players: 6, on: ['Items', 'Coins'] })
  await toTheMarket(page)
  await expect(page.locator('.dm-player')).toHaveCount(5)
  await expect(page.locator('.dm-landmark--landing-pad')).toBeVisible()
  await expect(page.locator('.dm-dungeon .dm-treasure-counts .dm-symbol-count')).toHaveCount(6) // the sum and five treasures (SB-11)
  await expect(page.locator('.dm-hand-counts').getByText('Coins').first()).toBeAttached()
  await expectFits(page)
})

test('a card of the market is taken and a minion is placed by one click each', async ({ page }) => {
  await begin(page, game)
  await toTheMarket(page)
  const offered = await page.locator('.dm-market__card').count()
  await page.locator('.dm-market .is-legal').first().click()
  await expect(prompt(page)).toContainText('Send your minion')
  await expect(page.locator('.dm-market__card')).toHaveCount(offered - 1)
  await page.locator('.dm-action-space.is-legal').first().click()
  await expect(prompt(page)).not.toContainText('Send your minion')
  await expect(page.locator('.dm-landmarks .dm-minion').first()).toBeVisible()
})

test('on a desk four players fit on the screen, and from one question of the Town phase to the next nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await begin(page, game)
  await toTheMarket(page)
  const tops = () =>
    page.evaluate(() =>
      ['.dm__players', '.dm-town', '.dm-dungeon', '.dm-prompt', '.dm-hand'].map(part =>
        Math.round(document.querySelector(part)?.getBoundingClientRect().top ?? -1),
      ),
    )
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  // What becomes of the heroes is found out after the table is drawn, and takes its place in it.
  await expect(page.locator('.dm-queue .dm-fate-badges__item').first()).toBeVisible()
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await tops()
  expect(await beyond()).toBe(0)
  await page.locator('.dm-market .is-legal').first().click()
  await expect(prompt(page)).toContainText('Send your minion')
  expect(await tops()).toEqual(before)
  await page.locator('.dm-action-space.is-legal').first().click()
  await expect(page.locator('.dm-hand .is-legal, .dm-hand .is-alternative').first()).toBeVisible()
  expect(await beyond()).toBe(0)
})

test('cards and minions can be dragged: from the market to the hand, onto a space, from the hand into the dungeon', async ({
  page,
}) => {
  await begin(page, game, { players: 2 })
  await toTheMarket(page)
  await page.setViewportSize({ width: 1440, height: 1300 })
  const cards = page.locator('.dm-hand__card')
  const held = await cards.count()
  await page.locator('.dm-market .is-legal').first().dragTo(page.locator('.dm-hand'))
  await expect(cards).toHaveCount(held + 1)
  await expect(prompt(page)).toContainText('Send your minion')
  await page.locator('.dm-dungeon [data-carry="minion"]').dragTo(page.locator('.dm-action-space.is-legal').first())
  await expect(page.locator('.dm-landmarks .dm-minion').first()).toBeVisible()
  // Building, or the window before it: the room goes where it was carried to.
  await expect(page.locator('.dm-hand .is-legal, .dm-hand .is-alternative').first()).toBeVisible()
  const rooms = page.locator('.dm-dungeon .dm-room:not(.dm-boss *)')
  const stood = await rooms.count()
  const room = page.locator(
    '.dm-hand li:has(.dm-card__plate) > :is(.is-legal, .is-alternative):not(:has(.dm-card--advanced))',
  )
  await room.first().dragTo(page.locator('.dm-place--free, .dm-new-place').first())
  await expect(rooms).toHaveCount(stood + 1)
})

test('a card that is let go over nothing goes back', async ({ page }) => {
  await begin(page, 'boss-monster', { players: 2 })
  await keepHand(page)
  await playOn(page, 2)
  const card = page.locator('.dm-hand :is(.is-legal, .is-alternative)').first()
  await expect(card).toBeVisible()
  await card.dragTo(page.locator('.dm-log'))
  await expect(page.locator('.dm-hand .is-selected')).toHaveCount(0)
  await expect(page.locator('.drag-ghost')).toHaveCount(0)
})

test('where a minion cannot go, the table says why (SB-76)', async ({ page }) => {
  await begin(page, game, { players: 2 })
  await toTheMarket(page)
  await page.locator('.dm-market .is-legal').first().click()
  await expect(prompt(page)).toContainText('Send your minion')
  await page.locator('.dm-boss .dm-spot').click()
  await expect(page.getByRole('dialog')).toContainText('opens after the level-up')
})

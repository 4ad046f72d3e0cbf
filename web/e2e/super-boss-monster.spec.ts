// The table of Super Boss Monster: town board, market, minions, drag and drop.
import { superBossMonster } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { nextAction } from './support/dungeon-input.ts'
import {
  dungeon,
  expectTableFits,
  handCards,
  keepOpeningHand,
  legalSpots,
  log,
  playActions,
  playableCards,
  promptText,
  startGame,
  takeAction,
} from './support/dungeon-table.ts'
import { inEveryLanguageAndWidth } from './support/every-language.ts'
import { expectAccessible, screenshot } from './support/page-checks.ts'
import { expectSavedOptions } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

const game = superBossMonster.id
const hand = (page: Page) => page.locator('[data-coach="hand"]')
const landmarks = (page: Page) => page.locator('[data-coach="landmarks"]')
const landingPad = (page: Page) => landmarks(page).getByRole('heading', { name: 'Landing pad' })
const marketCards = (page: Page) => page.locator('[data-coach="market"] [data-spot]')
const legalMarketCards = (page: Page) => page.locator('[data-coach="market"] [data-legal]')
/** Action spaces of the town board where the minion may go. */
const legalSpaces = (page: Page) => page.locator('[data-spot^="space:"][data-legal]')
const counts = (page: Page) => page.locator('[data-part="count"]')
const cardTitles = (page: Page) => page.locator('[data-part="card-title"]')

/** Plays from the choice of the boss to the first draft. */
async function playToMarket(page: Page): Promise<void> {
  for (let actions = 0; actions < 12 && (await legalMarketCards(page).count()) === 0; actions++) {
    await takeAction(page)
    await nextAction(page)
  }
  await expect(legalMarketCards(page).first()).toBeVisible()
}

test('the table fits and is accessible in all languages at every width', async ({ page }) => {
  const ready = () => expect(legalSpots(page).first()).toBeVisible()
  await startGame(page, game)
  await playToMarket(page)
  await inEveryLanguageAndWidth(page, ready, async where => {
    await expectTableFits(page, where)
    await screenshot(page, `super-town-${where}`)
  })
  await playActions(page, 7)
  await inEveryLanguageAndWidth(page, ready, async where => {
    await expectTableFits(page, where)
    await expectAccessible(page)
    await screenshot(page, `super-${where}`)
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
  test(`${players} players start a game with ${on.join(', ')}, and the table names these options`, async ({ page }) => {
    await startGame(page, game, { players, on })
    await expectSavedOptions(page, superBossMonster, { players, ...options })
    await expect(page.locator('[data-part="variants"]')).toHaveText(shown)
    await playToMarket(page)
    const hasExtension = shown.includes('Crash Landing')
    await expect(landingPad(page)).toHaveCount(hasExtension ? 1 : 0)
    await expect(page.locator('[data-coach="counts"] [data-part="count"]')).toHaveCount(hasExtension ? 6 : 5)
    await expect(counts(page).filter({ hasText: 'Coins' })).toHaveCount(on.includes('Coins') ? players : 0)
    await expect(cardTitles(page).filter({ hasNotText: /\p{L}/u })).toHaveCount(0)
    expect(await cardTitles(page).count()).toBeGreaterThan(5)
    await expectTableFits(page)
  })

test('the table of six players with explorers, items and coins fits', async ({ page }) => {
  await startGame(page, game, { players: 6, on: ['Items', 'Coins'] })
  await playToMarket(page)
  await expect(page.locator('[data-part="player"]')).toHaveCount(5)
  await expect(landingPad(page)).toBeVisible()
  // The sum and five treasures (SB-11).
  await expect(page.locator('[data-coach="counts"] [data-part="count"]')).toHaveCount(6)
  await expect(counts(page).filter({ hasText: 'Coins' }).first()).toBeAttached()
  await expectTableFits(page)
})

test('one click takes a card from the market, and one click places the minion', async ({ page }) => {
  await startGame(page, game)
  await playToMarket(page)
  const offered = await marketCards(page).count()
  await legalMarketCards(page).first().click()
  await expect(promptText(page)).toContainText('Send your minion')
  await expect(marketCards(page)).toHaveCount(offered - 1)
  await legalSpaces(page).first().click()
  await expect(promptText(page)).not.toContainText('Send your minion')
  await expect(landmarks(page).locator('[data-part="minion"]').first()).toBeVisible()
})

test('on a desktop four players fit on the screen, and no part moves between two prompts of the Town phase', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startGame(page, game)
  await playToMarket(page)
  const tops = () =>
    page.evaluate(() =>
      ['others', 'town', 'dungeon', 'prompt', 'hand'].map(part =>
        Math.round(document.querySelector(`[data-coach="${part}"]`)!.getBoundingClientRect().top),
      ),
    )
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  // The forecast renders after the table and changes its layout.
  await expect(page.locator('[data-part="queue"] [data-part="fate"]').first()).toBeVisible()
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await tops()
  expect(await overflow()).toBe(0)
  await legalMarketCards(page).first().click()
  await expect(promptText(page)).toContainText('Send your minion')
  expect(await tops()).toEqual(before)
  await legalSpaces(page).first().click()
  await expect(playableCards(page).first()).toBeVisible()
  expect(await overflow()).toBe(0)
})

test('cards can be dragged from the market to the hand and from the hand to the dungeon, the minion to a space', async ({
  page,
}) => {
  await startGame(page, game, { players: 2 })
  await playToMarket(page)
  await page.setViewportSize({ width: 1440, height: 1300 })
  const held = await handCards(page).count()
  await legalMarketCards(page).first().dragTo(hand(page))
  await expect(handCards(page)).toHaveCount(held + 1)
  await expect(promptText(page)).toContainText('Send your minion')
  await dungeon(page).locator('[data-carry="minion"]').dragTo(legalSpaces(page).first())
  await expect(landmarks(page).locator('[data-part="minion"]').first()).toBeVisible()
  // The prompt asks for a room, or for a response before that. In both cases a dropped room is built.
  await expect(playableCards(page).first()).toBeVisible()
  const rooms = dungeon(page).locator('[data-part="room"]')
  const built = await rooms.count()
  const cards = await playableCards(page).evaluateAll(all => all.map(card => card.getAttribute('data-card') ?? ''))
  const ordinaryRoom = cards.findIndex(card => card.startsWith('sbm-room-') && !shelf.roomFacts(card).advanced)
  await playableCards(page).nth(ordinaryRoom).dragTo(dungeon(page).locator('[data-part="free-place"]'))
  await expect(rooms).toHaveCount(built + 1)
})

test('a card dropped outside a target returns to the hand', async ({ page }) => {
  await startGame(page, 'boss-monster', { players: 2 })
  await keepOpeningHand(page)
  await playActions(page, 2)
  const card = playableCards(page).first()
  await expect(card).toBeVisible()
  await card.dragTo(log(page))
  await expect(hand(page).locator('[aria-pressed="true"]')).toHaveCount(0)
  await expect(page.locator('[data-part="drag-copy"]')).toHaveCount(0)
})

test('a dialog says why the minion cannot be placed on the boss (SB-76)', async ({ page }) => {
  await startGame(page, game, { players: 2 })
  await playToMarket(page)
  await legalMarketCards(page).first().click()
  await expect(promptText(page)).toContainText('Send your minion')
  await dungeon(page).locator('[data-spot^="boss:"]').click()
  await expect(page.getByRole('dialog')).toContainText('opens after the level-up')
})

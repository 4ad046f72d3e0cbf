// The tables of Boss Monster and The Next Level.
import {
  dungeon,
  expectTableFits,
  handCards,
  keepOpeningHand,
  legalSpots,
  log,
  playActions,
  playableCards,
  prompt,
  promptText,
  startGame,
  takeAction,
} from './support/dungeon-table.ts'
import { inEveryLanguageAndWidth } from './support/every-language.ts'
import { expectAccessible, screenshot } from './support/page-checks.ts'
import { phone } from './support/routes.ts'
import { savedChoiceCount } from './support/storage.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

/** The dungeon of the person at this device, while it is shown at full size. */
const ownDungeon = (page: Page) => page.locator('[data-coach="dungeon"]')
/** A hero inside a dungeon. */
const walker = (page: Page) => page.locator('[data-part="walker"]')
const nextStep = (page: Page) => page.getByRole('button', { name: /^Next step/ })

test('the table fits and is accessible in all languages at every width', async ({ page }) => {
  await startGame(page, 'next-level')
  await playActions(page, 10)
  await inEveryLanguageAndWidth(
    page,
    () => expect(legalSpots(page).first()).toBeVisible(),
    async where => {
      await expectTableFits(page, where)
      await expectAccessible(page)
      await screenshot(page, `dungeon-${where}`)
    },
  )
})

test('a game continues where it was after a reload', async ({ page }) => {
  await startGame(page, 'boss-monster', { players: 2 })
  await playActions(page, 5)
  await page.keyboard.press('Escape') // A selection is not a choice yet.
  const [question, rooms] = [await promptText(page).textContent(), await dungeon(page).textContent()]
  await page.reload()
  await expect(legalSpots(page).first()).toBeVisible()
  expect(await promptText(page).textContent()).toBe(question)
  await expect.poll(() => dungeon(page).textContent()).toBe(rooms)
})

test('undo takes a choice back, on the screen and on the device', async ({ page }) => {
  // In a solo game no bot answers in between, so the last choice is the player's own.
  await startGame(page, 'super-boss-monster', { players: 1, stops: { fullControl: true } })
  const undo = page.getByRole('button', { name: 'Undo' })
  const now = async () => ({ question: await promptText(page).textContent(), choices: await savedChoiceCount(page) })
  let before = await now()
  for (let actions = 0; actions < 40 && (await undo.getAttribute('aria-disabled')) === 'true'; actions++) {
    if ((await savedChoiceCount(page)) > before.choices || actions === 0) before = await now()
    await takeAction(page)
    await expect(legalSpots(page).first()).toBeVisible()
  }
  await expect.poll(() => savedChoiceCount(page)).toBeGreaterThan(before.choices)
  await undo.click()
  await expect.poll(() => savedChoiceCount(page)).toBe(before.choices)
  expect(await promptText(page).textContent()).toBe(before.question)
  await page.reload()
  await expect(legalSpots(page).first()).toBeVisible()
  expect(await promptText(page).textContent()).toBe(before.question)
})

test('Escape clears the selection', async ({ page }) => {
  await startGame(page, 'boss-monster', { players: 2 })
  await keepOpeningHand(page)
  const card = handCards(page).first()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(card).not.toHaveAttribute('aria-pressed', 'true')
})

test('a player who enlarged another dungeon and selects a room sees the own dungeon with the new place', async ({
  page,
}) => {
  await startGame(page, 'boss-monster', { players: 2 })
  await playActions(page, 3)
  await page.keyboard.press('Escape')
  await expect(ownDungeon(page)).toBeVisible()
  await page.getByRole('button', { name: /^Enlarge the dungeon:/ }).click()
  await expect(ownDungeon(page)).toHaveCount(0)
  await expect(dungeon(page)).toBeFocused()
  await playableCards(page).first().click()
  await expect(ownDungeon(page).locator('[data-part="free-place"] [data-legal]')).toBeVisible()
})

test('neither a hovered nor a selected card covers the prompt', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startGame(page, 'boss-monster', { players: 2 })
  await playActions(page, 3)
  const coversPrompt = async (card: Locator) => {
    const [face, question] = [await card.locator('[data-part="card"]').boundingBox(), await prompt(page).boundingBox()]
    return face === null || question === null || face.y < question.y + question.height
  }
  const card = playableCards(page).first()
  await card.hover()
  expect(await coversPrompt(card)).toBe(false)
  await card.click()
  const selected = page.locator('[data-coach="hand"] [aria-pressed="true"]')
  await expect(selected).toHaveCount(1)
  expect(await coversPrompt(selected)).toBe(false)
})

test('the dialog of a card shows its text and its rules', async ({ page }) => {
  await startGame(page, 'boss-monster', { players: 2 })
  await dungeon(page).locator('[data-spot^="boss:"]').focus()
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('XP')
  await dialog.getByRole('link', { name: 'BM-94' }).click()
  await expect(page.getByRole('dialog', { name: 'BM-94' })).toContainText('Level-up')
})

test('playback shows a hero walk room by room, and step by step on request', async ({ page }) => {
  await startGame(page, 'boss-monster', { players: 2, speed: 'normal', stops: { stepByStep: true } })
  for (let steps = 0; steps < 80; steps++) {
    await expect(walker(page).or(nextStep(page)).or(legalSpots(page)).first()).toBeVisible()
    if ((await walker(page).count()) > 0) break
    if (await nextStep(page).isVisible()) await nextStep(page).click()
    else await takeAction(page)
  }
  await expect(walker(page).first()).toBeVisible()
  await expect(walker(page).first()).toHaveText(/\d+\/\d+$/)
  // Log and phase show nothing that playback has not shown yet.
  await expect(nextStep(page)).toBeVisible()
  const shown = (await promptText(page).textContent()) ?? ''
  await expect(log(page).getByRole('listitem').first()).toContainText(shown)
  await expect(page.locator('[data-part="current-phase"]')).toHaveText('Adventure')
  await screenshot(page, 'dungeon-walk')
})

test('full control asks in every window, and “pass this round” skips the windows of the round', async ({ page }) => {
  await startGame(page, 'boss-monster', { players: 2, stops: { fullControl: true } })
  const passRound = page.getByRole('button', { name: /Pass for this round/ })
  for (let i = 0; i < 20 && !(await passRound.isVisible()); i++) {
    await takeAction(page)
    await expect(legalSpots(page).first()).toBeVisible()
  }
  const round = page.locator('[data-part="round"]')
  const before = (await round.textContent()) ?? ''
  await passRound.click()
  // Until the next round, the game asks the player only to build.
  for (let i = 0; i < 4 && (await round.textContent()) === before; i++) {
    await expect(legalSpots(page).first()).toBeVisible()
    if ((await round.textContent()) === before) {
      await expect(passRound).toHaveCount(0)
      await takeAction(page)
    }
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a walking hero is visible, also in the dungeon of an opponent', async ({ page }) => {
    await startGame(page, 'boss-monster', { players: 2, speed: 'normal', stops: { stepByStep: true } })
    const opponentWalker = page.locator('[data-part="dungeon"]:not([data-coach]) [data-part="walker"]')
    for (let steps = 0; steps < 80 && (await opponentWalker.count()) === 0; steps++) {
      await expect(nextStep(page).or(legalSpots(page)).first()).toBeVisible()
      if ((await opponentWalker.count()) > 0) break
      if (await nextStep(page).isVisible()) await nextStep(page).click()
      else await takeAction(page, 'touch')
    }
    await expect(opponentWalker).toBeInViewport()
  })

  test('a long press opens the dialog of a card and does not select the card', async ({ page }) => {
    await startGame(page, 'boss-monster', { players: 2 })
    const card = handCards(page).first()
    const name = (await card.locator('[data-part="card-title"]').textContent()) ?? ''
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect(card).not.toHaveAttribute('aria-pressed', 'true')
  })

  test('a tab shows the log in place of the table', async ({ page }) => {
    await startGame(page, 'boss-monster', { players: 2 })
    await expect(log(page)).toBeHidden()
    await page.getByRole('button', { name: 'Log', exact: true }).tap()
    await expect(log(page)).toBeVisible()
    await expect(page.locator('[data-coach="town"]')).toBeHidden()
    await expect(prompt(page)).toBeVisible()
  })
})

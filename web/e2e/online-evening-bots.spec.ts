// Whole games of two friends with bots, over the server: one by keyboard and screen reader, one with a clock that runs out.
import { announcements, collectAnnouncements } from './support/announcements.ts'
import { afterGame, afterPaint } from './support/controls.ts'
import {
  actInDungeon,
  disturb,
  expectSameResult,
  gather,
  part,
  playActions,
  playToResult,
  playUntil,
  prepare,
  results,
  test,
} from './support/evening.ts'
import { requestAs } from './support/online-requests.ts'
import { createTable, lobbySeats, start } from './support/online-table.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'
import { expect, type Page } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1440, height: 900 } })

const small = { viewport: { width: 390, height: 844 } } as const
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

const byKeyboard = actInDungeon('keyboard')
const byMouse = actInDungeon('mouse')

/** Axe finds nothing at both widths. Then the page has its first width again. */
async function expectAccessibleAtBothWidths(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const before = page.viewportSize()!
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await afterPaint(page)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize(before)
  }
}
/** Presses Enter on a button. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter')

test('two friends and a bot play The Next Level by keyboard, and screen readers say what happens', async ({
  page,
  openDevice,
}) => {
  const guest = await openDevice(small)
  const pages = [page, guest]
  for (const one of pages) {
    await collectAnnouncements(one)
    await prepare(one, 'en')
  }
  const hears = (one: Page, text: string | RegExp) => expect.poll(() => announcements(one)).toMatch(text)

  const address = await createTable(page, 'next-level')
  await page.getByRole('radio', { name: '2', exact: true }).press('ArrowRight')
  await expect(lobbySeats(page)).toHaveCount(3)
  await page.getByRole('radio', { name: 'Discreet' }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Brisk' })).toBeChecked()
  await guest.goto(address)
  await press(guest, 'Sit at seat 2')
  await hears(page, 'Player 2 sits down.')
  const seat = page.getByLabel('Who takes seat 3?')
  await seat.focus()
  await seat.press('ArrowDown')
  await expect(lobbySeats(page).nth(2)).toHaveAttribute('data-state', 'bot')
  await expectAccessibleAtBothWidths(pages)
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  await hears(guest, 'The game begins.')
  await playActions(pages, byKeyboard, 6)
  for (const one of pages) await hears(one, 'Your turn')
  await expectAccessibleAtBothWidths(pages)

  await press(guest, /^Chat/)
  const field = guest.getByRole('textbox', { name: 'Say something' })
  await expect(field).toBeFocused()
  await field.pressSequentially('Well dug')
  await guest.keyboard.press('Enter')
  await hears(page, 'Player 2: Well dug')
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('button', { name: /^Chat/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Chat, 1 new message' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'People at the table' }).getByRole('listitem').nth(1)).toContainText(
    'Player 2',
  )

  await disturb(pages, async () => {
    await guest.reload()
    await expect(part(guest, 'table')).toBeVisible()
  })
  await hears(page, 'Player 2 has gone.')
  await hears(page, 'Player 2 is here.')
  await playToResult(pages, byKeyboard)
  for (const one of pages) {
    await expect(results(one).locator(':focus').or(afterGame(one).locator(':focus'))).toHaveCount(1)
    await expect(one.getByRole('region', { name: 'After the game' })).toBeVisible()
    await hears(one, / wins!| win!/)
  }
  await expectSameResult(pages)
  await expectAccessibleAtBothWidths([page])
})

test('two friends and a bot play Super Boss Monster with a clock that runs out', async ({ page, openDevice }) => {
  const guest = await openDevice(small)
  const pages = [page, guest]
  await gather(page, 'super-boss-monster', [{ page: guest, language: 'uk' }], 1)
  await start(page)
  await playActions(pages, byMouse, 12)
  const settings = { pace: 'brisk', spectators: true, spectatorDelay: 0, chat: true } as const
  const clock = { perMove: 5, reserve: 0, atZero: 'choice' } as const
  await requestAs(page, 'configure', { settings: { ...settings, clock } })
  await expect(part(page, 'clock').first()).toBeVisible()
  await expect(page.getByText(/is out of time. A bot has made this choice./).first()).toBeVisible()
  await requestAs(page, 'configure', { settings: { ...settings, clock: null } })
  await expect(part(page, 'clock')).toHaveCount(0)
  await playToResult(pages, byMouse)
  await expectSameResult(pages)

  await afterGame(page).getByRole('button', { name: 'Rematch' }).click()
  await guest.getByRole('link', { name: 'До наступної гри' }).click()
  await expect(page.locator('[data-part="seat"][data-state="person"]')).toHaveCount(2)
  await expect(lobbySeats(guest)).toHaveCount(3)
  await start(page)
  await playUntil(pages, byMouse, actions => actions >= 2)
})

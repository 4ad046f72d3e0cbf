// Friends at one table over the server: each browser context is a device.
import { afterGame, afterPaint } from './support/controls.ts'
import {
  blockWebsockets,
  codeOn,
  createTable,
  kept,
  lobbySeats,
  playOut,
  sitDown,
  start,
} from './support/online-table.ts'
import { legalSpots, takeAction } from './support/overboss-table.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

/** Two devices at a lobby: the host in English, the guest in Polish. */
async function twoAtLobby(page: Page, guest: Page, game: string): Promise<void> {
  await presetInstantPlay(page)
  await presetInstantPlay(guest, 'pl')
  const address = await createTable(page, game)
  await guest.goto(address)
  await sitDown(guest, 'Usiądź na miejscu 2')
  await expect(lobbySeats(page).nth(1)).toContainText('Gracz 2')
}

test('where websockets are blocked, two friends play a whole game of Overboss over requests', async ({
  page,
  openDevice,
}) => {
  const guest = await openDevice()
  const pages = [page, guest]
  await blockWebsockets(guest)
  const requests: string[] = []
  guest.on('request', request => requests.push(request.url()))
  await twoAtLobby(page, guest, 'overboss')
  await page.getByRole('radio', { name: 'Brisk' }).check({ force: true })
  await start(page)
  await Promise.all(pages.map(one => expect(one.locator('[data-part="table"]')).toBeVisible()))
  for (let i = 0; i < 3; i++) await takeTurnOf(pages)
  const titles = () => Promise.all(pages.map(one => one.title()))
  await expect
    .poll(async () => (await titles()).filter(title => /Your turn|Twoja kolej/.test(title)).length, 'whose turn it is')
    .toBe(1)
  await guest.reload()
  await expect(guest.locator('[data-part="table"]')).toBeVisible()
  await Promise.all(pages.map(one => playOut(one)))
  await Promise.all(pages.map(one => expect(one.locator('[data-part="results"]')).toBeVisible()))
  const polls = requests.filter(url => url.includes('/api/poll'))
  expect(polls.length).toBeGreaterThan(20)
  expect(polls.filter(url => url.includes('secret'))).toEqual([])
  await afterGame(page).getByRole('link', { name: 'Watch the replay' }).click()
  await expect(page.getByText(/^Step 0 of \d+/)).toBeVisible()
})

/** The person whose turn it is takes one action. */
async function takeTurnOf(pages: readonly Page[]): Promise<void> {
  for (;;) {
    for (const one of pages)
      if (await legalSpots(one).first().isVisible()) {
        await takeAction(one)
        await expect(kept(one)).toBeVisible()
        return
      }
    await afterPaint(pages[0]!)
  }
}

test('a friend joins by code, and the host can remove and lock out people', async ({ page, openDevice }) => {
  await presetInstantPlay(page)
  await createTable(page, 'super-boss-monster')
  const code = await codeOn(page)
  const guest = await openDevice()
  await presetInstantPlay(guest, 'uk')
  await guest.goto('/')
  const field = guest.getByLabel('Маєте код або посилання?')
  await field.fill('ABCDEF')
  await field.press('Enter')
  await expect(guest.getByText('Цього коду немає.')).toBeVisible()
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(guest).toHaveURL(page.url())
  await guest.getByLabel('Ваше ім’я').fill('Оля')
  await sitDown(guest, 'Сісти на місце 2')
  await expect(lobbySeats(page).nth(1)).toContainText('Оля')
  await page.getByRole('button', { name: 'Seat of Оля: more' }).click()
  await page.getByRole('button', { name: 'Remove from the table' }).click()
  await page.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(lobbySeats(page).nth(1)).not.toContainText('Оля')
  await page.getByRole('switch', { name: 'Lock the table' }).locator('..').click()
  await expect(guest.getByRole('button', { name: 'Сісти на місце 2' })).toHaveAttribute('aria-disabled', 'true')
})

test('the options of the form for a new game come along, and the host changes them', async ({ page }) => {
  await presetInstantPlay(page)
  await page.goto('/new/overboss')
  await page.getByRole('switch', { name: 'Play with boss cards' }).locator('..').click()
  await page.getByRole('button', { name: 'Play with friends' }).click()
  await expect(lobbySeats(page)).toHaveCount(2)
  await expect(page.getByRole('switch', { name: 'Play with boss cards' })).toBeChecked()
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await expect(lobbySeats(page)).toHaveCount(3)
  await page.getByRole('radio', { name: 'Brisk' }).check({ force: true })
  await expect(page.getByText(/speed can tell/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Brisk' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Play with boss cards' })).toBeChecked()
})

test('a static host says that playing with friends needs a server', async ({ page }) => {
  await page.route('/api/health', route => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByText('Playing with friends on several devices needs a server')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open a table' })).toHaveCount(0)
})

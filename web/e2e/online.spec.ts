// Friends at one table over the server: each browser context is a device.
import { afterGame, afterPaint } from './support/controls.ts'
import { openPrompt, takeAction as takeDungeonAction } from './support/dungeon-table.ts'
import {
  blockWebsockets,
  codeOn,
  countServerSteps,
  createTable,
  kept,
  lobbySeats,
  playOut,
  sitDown,
  start,
} from './support/online-table.ts'
import { legalSpots, takeAction } from './support/overboss-table.ts'
import { expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { screens } from './support/routes.ts'
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

test('two friends play a whole game of Overboss, in two languages, with a reload and a lost connection', async ({
  page,
  openDevice,
}) => {
  const guest = await openDevice()
  await twoAtLobby(page, guest, 'overboss')
  await page.getByRole('radio', { name: 'Brisk' }).check({ force: true })
  await start(page)
  const pages = [page, guest]
  await Promise.all(pages.map(one => expect(one.locator('[data-part="table"]')).toBeVisible()))
  for (let i = 0; i < 3; i++) await takeTurnOf(pages)

  await guest.reload()
  await expect(guest.locator('[data-part="table"]')).toBeVisible()
  await takeTurnOf(pages)

  await guest.context().setOffline(true)
  await expect(guest.locator('[data-part="connection"]')).toBeVisible()
  await guest.context().setOffline(false)
  await expect(guest.locator('[data-part="connection"]')).toHaveCount(0)

  await Promise.all(pages.map(one => playOut(one)))
  await expect(afterGame(page)).toBeVisible()
  const replay = page.getByRole('link', { name: 'Watch the replay' })
  await replay.click()
  await expect(page.getByText(/^Step 0 of \d+/)).toBeVisible()
})

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
  await guest.reload()
  await expect(guest.locator('[data-part="table"]')).toBeVisible()
  await Promise.all(pages.map(one => playOut(one)))
  await Promise.all(pages.map(one => expect(one.locator('[data-part="results"]')).toBeVisible()))
  const polls = requests.filter(url => url.includes('/api/poll'))
  expect(polls.length).toBeGreaterThan(20)
  expect(polls.filter(url => url.includes('secret'))).toEqual([])
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

test('two friends play rounds of Boss Monster, with a reload in the middle', async ({ page, openDevice }) => {
  const guest = await openDevice()
  const pages = [page, guest]
  for (const one of pages) await countServerSteps(one)
  await twoAtLobby(page, guest, 'boss-monster')
  await start(page)
  await playTogether(pages, 16)
  await guest.goto('/')
  await expect(page.locator('[data-part="presence"]')).toContainText('away')
  await expect(page.locator('[data-spoken="polite"]')).toContainText('Gracz 2 has gone.')
  await guest.goBack()
  await expect(page.locator('[data-part="presence"]')).toContainText('here')
  await page.reload()
  await playTogether(pages, 12)
})

/** Takes so many actions, each by a person who is asked. */
async function playTogether(pages: readonly Page[], actions: number): Promise<void> {
  for (let taken = 0; taken < actions; ) {
    await expect
      .poll(async () => (await Promise.all(pages.map(one => openPrompt(one).isVisible()))).some(isOpen => isOpen))
      .toBe(true)
    for (const one of pages)
      if (await openPrompt(one).isVisible()) {
        await takeDungeonAction(one)
        await afterPaint(one)
        taken++
      }
  }
}

test('a person plays a whole game against bots, by keyboard', async ({ page }) => {
  await presetInstantPlay(page)
  await createTable(page, 'overboss')
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Who takes seat 2?').selectOption('random')
  await expect(page.getByText('Everything is ready.')).toBeVisible()
  await press('Start')
  await expect(page.locator('[data-spoken="assertive"]')).toContainText('Your turn')
  const question = await page.locator('[data-coach="prompt"]').innerText()
  await takeAction(page, element => element.press('Enter'))
  await expect(kept(page)).toBeVisible()
  await press('Undo')
  await expect(page.locator('[data-coach="prompt"]')).toHaveText(question, { useInnerText: true })
  await playOut(page, element => element.press('Enter'))
  await expect(afterGame(page)).toBeVisible()
})

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

test('lobby and table are accessible at every width, and the title says whose turn it is', async ({
  page,
  openDevice,
}) => {
  const guest = await openDevice()
  await twoAtLobby(page, guest, 'overboss')
  const check = async (name: string) => {
    for (const screen of screens)
      for (const one of [page, guest]) {
        await one.setViewportSize(screen)
        await afterPaint(one)
        await expectAccessible(one)
        await expectNoSidewaysScroll(one)
        await screenshot(one, `online-${name}-${one === page ? 'host' : 'guest'}-${screen.width}`)
      }
  }
  await check('lobby')
  await start(page)
  await expect.poll(async () => (await legalSpots(page).count()) + (await legalSpots(guest).count())).toBeGreaterThan(0)
  await check('table')
  const titles = await Promise.all([page.title(), guest.title()])
  expect(titles.filter(title => /Your turn|Twoja kolej/.test(title))).toHaveLength(1)
})

test('a static host says that playing with friends needs a server', async ({ page }) => {
  await page.route('/api/health', route => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(page.getByText('Playing with friends on several devices needs a server')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open a table' })).toHaveCount(0)
})

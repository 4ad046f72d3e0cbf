// Before and after an online game: several people on one device, codes of seats and devices, own tables, settings, the next game.
import { afterGame, afterPaint } from './support/controls.ts'
import { inEveryLanguageAndWidth } from './support/every-language.ts'
import { codeOn, createTable, lobbySeats, sitDown, start } from './support/online-table.ts'
import { legalSpots, takeAction } from './support/overboss-table.ts'
import { cutOffTexts, expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const myTables = (page: Page) => page.locator('[data-part="my-table"]')
const results = (page: Page) => page.locator('[data-part="results"]')

/** Plays the game to its end. Each page takes the seat that the device is passed on to, and acts when it is asked. */
async function playTogether(pages: readonly Page[]): Promise<void> {
  for (;;) {
    for (const page of pages) {
      if (await results(page).isVisible()) continue
      const ready = page.getByRole('button', { name: /^I am/ })
      if (await ready.isVisible()) await ready.click()
      if (await legalSpots(page).first().isVisible()) await takeAction(page, undefined, results(page))
    }
    if ((await Promise.all(pages.map(page => results(page).isVisible()))).every(isOver => isOver)) return
    await afterPaint(pages[0]!)
  }
}
const nameOfSeat = async (page: Page, seat: number): Promise<string> =>
  lobbySeats(page).nth(seat).locator('strong').innerText()

test('two people on one sofa and one far away play a game, check the deal and go on to the next game with rotated seats', async ({
  page,
  openDevice,
}) => {
  const far = await openDevice()
  await presetInstantPlay(page)
  await presetInstantPlay(far, 'pl')
  const address = await createTable(page, 'overboss')
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Add a person on this device at seat 2' }).click()
  const name = page.getByRole('group', { name: /^Seat 2/ }).getByLabel('Name')
  await expect(name).toBeFocused()
  await name.fill('Grandma')
  await name.press('Enter')
  await expect(lobbySeats(page).nth(1)).toContainText('Grandma')
  await expect(page.getByRole('group', { name: /^Seat 2/ }).getByRole('radio', { name: 'Red' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('radio', { name: 'Brisk' }).check({ force: true })
  await far.goto(address)
  await expect(lobbySeats(far).nth(1)).toContainText('Grandma')
  await sitDown(far, 'Usiądź na miejscu 3')
  await expect(lobbySeats(page).nth(2)).toContainText('Gracz 3')
  await start(page)
  await playTogether([page, far])

  await afterGame(page).getByRole('button', { name: 'Check the deal' }).click()
  await expect(page.locator('[data-part="deal"]')).toHaveAttribute('data-state', 'right')
  await expectAccessible(page)
  await screenshot(page, 'online-deal')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(lobbySeats(page)).toHaveCount(3)
  await expect(page).not.toHaveURL(address)
  // Everybody has moved on by one seat.
  expect(await Promise.all([0, 1, 2].map(seat => nameOfSeat(page, seat)))).not.toEqual([
    'Player 1',
    'Grandma',
    'Gracz 3',
  ])
  await far.getByRole('link', { name: 'Do następnej gry' }).click()
  await expect(far).toHaveURL(page.url())
  await expect(far.getByRole('button', { name: 'Wstań' })).toBeVisible()
})

test('the people of one device stand up one by one', async ({ page }) => {
  await presetInstantPlay(page)
  await createTable(page, 'boss-monster')
  await page.getByRole('button', { name: 'Add a person on this device at seat 2' }).click()
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible()
  await page.getByRole('button', { name: 'Stand up: Player 2' }).click()
  await expect(lobbySeats(page).nth(1)).toHaveAttribute('data-state', 'open')
  await expect(page.getByRole('button', { name: 'Stand up' })).toHaveCount(1)
})

for (const width of [1440, 390])
  test(`people move to free seats, and swap if both want it (${width} px)`, async ({ page, openDevice }) => {
    const device = { viewport: { width, height: 844 } }
    const [jan, eva] = [await openDevice(device), await openDevice(device)]
    const guests = [
      { page: jan, language: 'pl', button: 'Usiądź na miejscu 2' },
      { page: eva, language: 'en', button: 'Sit at seat 3' },
    ]
    await page.setViewportSize(device.viewport)
    await presetInstantPlay(page)
    const address = await createTable(page, 'overboss')
    await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
    for (const { page: guest, language, button } of guests) {
      await presetInstantPlay(guest, language)
      await guest.goto(address)
      await sitDown(guest, button)
    }
    const seats = () => lobbySeats(page).locator('strong').allInnerTexts()
    await expect.poll(seats).toEqual(['Player 1', 'Gracz 2', 'Player 3'])
    await jan.getByRole('button', { name: 'Przesiądź się tutaj: miejsce 4' }).click()
    await expect(lobbySeats(page).nth(3)).toContainText('Gracz 2')
    await expect(lobbySeats(page).nth(1)).toHaveAttribute('data-state', 'open')

    const wish = (one: Page) => one.locator('[data-part="swap-wish"]')
    await jan.getByRole('button', { name: 'Zamień się miejscami: Player 3' }).click()
    await expect(wish(jan)).toContainText('Player 3')
    await expect(wish(eva)).toContainText('Gracz 2 wants to swap seats with you.')
    await expectNoSidewaysScroll(eva)
    expect(await cutOffTexts(jan)).toEqual([])
    await expectAccessible(jan)
    await screenshot(jan, `online-swap-${width}-asks`)
    await screenshot(eva, `online-swap-${width}`)
    await wish(eva).getByRole('button', { name: 'Stay here' }).click()
    await expect(wish(jan)).toHaveCount(0)
    await jan.getByRole('button', { name: 'Zamień się miejscami: Player 3' }).click()
    await wish(eva).getByRole('button', { name: 'Swap' }).click()
    await expect.poll(seats).toEqual(['Player 1', 'Gracz 2', 'Player 3'])
    await expect(lobbySeats(page).nth(2)).toContainText('Gracz 2')

    // The host needs no consent.
    await page.getByRole('button', { name: 'Seat of Player 3: more' }).click()
    await page.getByRole('button', { name: 'Seat 1: Player 1' }).click()
    await expect.poll(seats).toEqual(['Player 3', 'Gracz 2', 'Player 1'])
  })

test('the people of the form for a new game take their seats, and the other seats wait for friends', async ({
  page,
}) => {
  await presetInstantPlay(page)
  await page.goto('/new/overboss')
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await page.getByLabel('Name of player 1').fill('Ada')
  await page.getByLabel('Who is player 2?').selectOption('person')
  await page.getByLabel('Name of player 2').fill('Max')
  await page.getByRole('button', { name: 'Play with friends' }).click()
  await expect(lobbySeats(page)).toHaveCount(3)
  await expect(lobbySeats(page).nth(0)).toContainText('Ada')
  await expect(lobbySeats(page).nth(1)).toContainText('Max')
  await expect(lobbySeats(page).nth(2)).toHaveAttribute('data-state', 'open')
})

test('the home page lists my tables, the ones that wait for me first, and asks nothing for a device without seats', async ({
  page,
  openDevice,
}) => {
  const sockets: string[] = []
  page.on('websocket', socket => sockets.push(socket.url()))
  await presetInstantPlay(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible()
  await expect(myTables(page)).toHaveCount(0)
  expect(sockets).toEqual([])

  await createTable(page, 'overboss')
  await page.getByLabel('Who takes seat 2?').selectOption('random')
  await start(page)
  await expect(legalSpots(page).first()).toBeVisible()
  const running = page.url()
  const lobby = await createTable(page, 'boss-monster')
  await page.goto('/')
  await expect(myTables(page)).toHaveCount(2)
  await expect(myTables(page).nth(0)).toContainText('Overboss')
  await expect(myTables(page).nth(0)).toContainText('Your turn')
  await expect(myTables(page).nth(1)).toContainText('1 free seat')
  await expectAccessible(page)

  const guest = await openDevice()
  await presetInstantPlay(guest)
  await guest.goto(lobby)
  await sitDown(guest, 'Sit at seat 2')
  // Another tab was in front for a while.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(myTables(page).filter({ hasText: 'Boss Monster' })).toContainText('Player 2')
  await page.getByRole('link', { name: 'Continue Overboss' }).click()
  await expect(page).toHaveURL(running)
  await expect(legalSpots(page).first()).toBeVisible()
})

test('a person moves on to another device by the address that a QR code holds', async ({ page, openDevice }) => {
  await presetInstantPlay(page)
  const table = await createTable(page, 'overboss')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Move to another device' }).click()
  await expect(page.locator('[data-part="qr"]')).toHaveAttribute('data-state', 'shown')
  await expect(page.locator('[data-part="countdown"]')).toContainText(/Valid for (10:00|9:5\d) more/)
  await expectAccessible(page)
  const code = await codeOn(page)

  const phone = await openDevice()
  await presetInstantPlay(phone, 'uk')
  await phone.goto(`/settings#device=${code}`)
  await expect(phone.getByLabel('Маю код з мого іншого пристрою')).toHaveValue(code)
  await expect(phone).toHaveURL('/settings')
  await phone.getByRole('button', { name: 'Перенести сюди мої місця' }).click()
  await phone.getByRole('link', { name: 'До моїх столів' }).click()
  await expect(myTables(phone)).toHaveCount(1)
  await phone.getByRole('link', { name: /^Зазирнути/ }).click()
  await expect(phone).toHaveURL(table)
  await expect(phone.getByRole('button', { name: 'Встати' })).toBeVisible()

  await phone.goto('/settings')
  const field = phone.getByLabel('Маю код з мого іншого пристрою')
  await field.fill(code)
  await field.press('Enter')
  await expect(phone.getByRole('heading', { name: 'Цей пристрій має власні столи' })).toBeVisible()
  await phone.getByRole('button', { name: 'Відмовитися від них і перенести' }).click()
  await expect(phone.getByText('Цього коду немає.')).toBeVisible()
  await phone.goto('/')
  await expect(myTables(phone)).toHaveCount(1)
})

test('the host sets clock, spectators and chat by keyboard; the guest reads it, and hears of changes', async ({
  page,
  openDevice,
}) => {
  const guest = await openDevice()
  await presetInstantPlay(page)
  await presetInstantPlay(guest)
  const address = await createTable(page, 'overboss')
  await guest.goto(address)
  await sitDown(guest, 'Sit at seat 2')
  const settings = guest.locator('[data-part="settings"]')
  await expect(settings).toContainText('No clock')

  const clock = page.getByLabel('Clock')
  await clock.focus()
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown')
  await expect(clock).toHaveValue('60')
  await expect(settings).toContainText('1 min a move and 5 min in reserve')
  await expect(guest.getByText('The host changes the table. Clock: 1 min a move and 5 min in reserve.')).toBeVisible()
  await page.getByRole('radio', { name: 'A bot makes this choice' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(settings).toContainText('A bot plays on')
  await page.getByRole('radio', { name: 'At once' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(settings).toContainText('Others may watch, 1 min later')
  await page.getByRole('switch', { name: 'People may write to each other' }).focus()
  await page.keyboard.press('Space')
  await expect(settings).toContainText('Phrases only')
  await page.getByRole('switch', { name: 'Lock the table' }).focus()
  await page.keyboard.press('Space')
  await expect(settings).toContainText('Locked')
  await expect(guest.getByRole('switch', { name: 'Lock the table' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Seat of Player 2: more' }).press('Enter')
  await page.getByRole('button', { name: 'Make host' }).press('Enter')
  await expect(guest.getByRole('switch', { name: 'Lock the table' })).toBeChecked()
  await expect(page.getByText('Player 2 is the host now.')).toBeVisible()
})

test('the lobby has a QR code, and holds in every language at every width', async ({ page }) => {
  await presetInstantPlay(page)
  await createTable(page, 'super-boss-monster')
  await page.getByRole('button', { name: /^Add a person on this device/ }).click()
  await page.getByLabel('Clock').selectOption('86400')
  const qr = page.getByRole('img', { name: /QR/ })
  const ready = () => expect(qr).toHaveAttribute('data-state', 'shown')
  await ready()
  const widths = [1366, 1024, 844, 320]
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 844 ? 390 : 768 })
    await expectNoSidewaysScroll(page)
    expect(await cutOffTexts(page)).toEqual([])
    await screenshot(page, `lobby-host-en-${width}`)
  }
  await inEveryLanguageAndWidth(page, ready, async where => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, where)
    expect(await cutOffTexts(page), where).toEqual([])
    await screenshot(page, `lobby-host-${where}`)
  })
})

test('people talk before the game, each in their own language, and the start button stays free', async ({
  page,
  openDevice,
}) => {
  const guest = await openDevice()
  await presetInstantPlay(page)
  await presetInstantPlay(guest, 'pl')
  const address = await createTable(page, 'overboss')
  await guest.goto(address)
  await sitDown(guest, 'Usiądź na miejscu 2')
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await page.getByRole('button', { name: 'Hello!' }).click()
  await guest.getByRole('button', { name: /^Czat/ }).click()
  const said = guest.locator('[data-part="said"]')
  await expect(said).toContainText('Player 1')
  await expect(said).not.toContainText('Hello!')
  for (const screen of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(screen)
    await afterPaint(page)
    await expectAccessible(page)
    await screenshot(page, `online-lobby-chat-${screen.width}`)
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.locator('[data-coach="prompt"]')).toBeVisible()
  await expect(page.locator('[data-part="said"]')).toContainText('Hello!')
})

// What surrounds a table on the server: people, time, talk, pauses, undo by consent. Each browser context is a device.
import { afterPaint } from './support/controls.ts'
import { openPrompt, prompt, takeAction as takeDungeonAction } from './support/dungeon-table.ts'
import { requestAs } from './support/online-requests.ts'
import { createTable, firstOf, kept, lobbySeats, sitDown, start } from './support/online-table.ts'
import { legalSpots, passButton, takeAction } from './support/overboss-table.ts'
import { expectAccessible, expectNoSidewaysScroll, screenshot } from './support/page-checks.ts'
import { phone } from './support/routes.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`)
const plate = (page: Page, name: string): Locator => part(page, 'seat-plate').filter({ hasText: name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A running game of the host in English and the guests in Polish and Ukrainian. */
async function startTable(page: Page, guests: readonly Page[], game: string): Promise<readonly Page[]> {
  await presetInstantPlay(page)
  const address = await createTable(page, game)
  const seats = [
    { language: 'pl', button: 'Usiądź na miejscu 2', name: 'Gracz 2' },
    { language: 'uk', button: 'Сісти на місце 3', name: 'Гравець 3' },
  ]
  const { length } = guests
  if (length > 1) await page.getByRole('radio', { name: String(length + 1), exact: true }).check({ force: true })
  for (const [i, guest] of guests.entries()) {
    const { language, button, name } = seats[i]!
    await presetInstantPlay(guest, language)
    await guest.goto(address)
    await sitDown(guest, button)
    await expect(lobbySeats(page).nth(i + 1)).toContainText(name)
  }
  await start(page)
  const all = [page, ...guests]
  for (const one of all) await expect(part(one, 'table')).toBeVisible()
  return all
}
const pageWith = (pages: readonly Page[], name: string) => firstOf(pages, one => part(one, name).isVisible())
/** The page whose person is asked. */
const askedOf = (pages: readonly Page[]) => firstOf(pages, one => legalSpots(one).first().isVisible())

test('people talk in their own languages, count what they have not read, and mute each other', async ({
  page,
  openDevice,
}) => {
  const guest = await openDevice()
  await startTable(page, [guest], 'overboss')
  await press(page, 'Chat')
  await page.getByRole('button', { name: 'Well played!' }).click()
  await expect(part(guest, 'bubble')).toHaveText('Dobre zagranie!')
  await expect(guest.locator('[data-spoken="polite"]')).toContainText('Player 1: Dobre zagranie!')
  const field = page.getByRole('textbox', { name: 'Say something' })
  await field.fill('Who took my cave?')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(part(guest, 'unread')).toHaveText('2')
  await guest.getByRole('button', { name: 'Czat, 2 nowe wiadomości' }).click()
  await expect(part(guest, 'said')).toHaveText(['Player 1 Dobre zagranie!', 'Player 1 Who took my cave?'])
  await expect(part(guest, 'unread')).toHaveCount(0)

  const answer = guest.getByRole('textbox', { name: 'Napisz coś' })
  await expect(answer).toBeFocused()
  await answer.fill('To nie')
  await answer.press('Escape')
  await expect(part(guest, 'chat')).toHaveCount(0)
  await expect(guest.getByRole('button', { name: 'Czat' })).toBeFocused()
  await guest.reload()
  await press(guest, 'Czat')
  await expect(answer).toHaveValue('To nie')
  await expect(part(guest, 'said')).toHaveCount(2)

  await press(guest, 'Wycisz')
  await guest.getByRole('switch', { name: 'Wycisz: Player 1' }).locator('..').click()
  await expect(part(guest, 'said')).toHaveCount(0)
})

test('on a phone the chat folds when its person is asked', async ({ page, openDevice }) => {
  const guest = await openDevice(phone)
  const pages = await startTable(page, [guest], 'overboss')
  while ((await askedOf(pages)) === guest) {
    await takeAction(guest)
    await expect(kept(guest)).toBeVisible()
  }
  await press(guest, 'Czat')
  await guest.getByRole('textbox', { name: 'Napisz coś' }).fill('Zaraz')
  while (!(await legalSpots(guest).first().isVisible())) await takeAction(await askedOf(pages))
  await expect(part(guest, 'chat')).toHaveCount(0)
  await press(guest, 'Czat')
  await expect(guest.getByRole('textbox', { name: 'Napisz coś' })).toHaveValue('Zaraz')
})

test('an undo after others have acted needs the consent of all: refused, then allowed', async ({
  page,
  openDevice,
}) => {
  const guests = [await openDevice(), await openDevice()]
  const pages = await startTable(page, guests, 'boss-monster')
  const [, ola, max] = pages
  const button = (one: Page, name: RegExp) => one.getByRole('button', { name })
  const [ask, allow, refuse] = [
    /^(Undo if the others agree|Cofnij za zgodą innych)$/,
    /^(Allow|Zgadzam się|Дозволити)$/,
    /^(Refuse|Nie zgadzam się|Відмовити)$/,
  ]
  const asker = await firstOf([page, ola!], async one => {
    if (await openPrompt(one).isVisible()) await takeDungeonAction(one)
    await keepHand(max!)
    return button(one, ask).isVisible()
  })
  const [first, last] = pages.filter(one => one !== asker)
  const before = await prompt(asker).innerText()
  await button(asker, ask).click()
  await expect(part(asker, 'undo-request')).toContainText('Гравець 3')
  await expect(part(last!, 'undo-request')).toContainText(/просить скасувати свій вибір/)
  await button(first!, allow).click()
  await expect(part(last!, 'undo-request')).toContainText('Погодилися')
  const [one, other] = await Promise.all([refuse, allow].map(name => button(last!, name).boundingBox()))
  expect([one!.width, one!.height]).toEqual([other!.width, other!.height])
  await screenshot(last!, 'online-undo-request')
  await button(last!, refuse).click()
  await expect(first!.getByText(/cannot undo|nie może cofnąć/).first()).toBeVisible()
  for (const each of pages) await expect(part(each, 'undo-request')).toHaveCount(0)
  await expect(prompt(asker)).toHaveText(before, { useInnerText: true })

  await button(asker, ask).click()
  for (const each of [first!, last!]) await button(each, allow).click()
  await expect(openPrompt(asker)).toBeVisible()
  await expect(prompt(asker)).not.toHaveText(before, { useInnerText: true })
  await expect(last!.getByText(/скасовує свій вибір/).first()).toBeVisible()
})
/** Everybody must have kept the first cards before anybody discards. */
async function keepHand(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: 'Залишити руку без змін' })
  if (await keep.isVisible()) await keep.click()
}

test('a bot plays for a person who is gone, until the person returns', async ({ page, openDevice }) => {
  const guests = [await openDevice(), await openDevice()]
  const sent: string[] = []
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  const [, ola, max] = await startTable(page, guests, 'boss-monster')
  const address = ola!.url()
  await ola!.goto('/')
  await expect(plate(max!, 'Gracz 2')).toContainText(/відійшли бот за [01]:\d\d/)
  await expect(part(max!, 'absent')).toHaveCount(0)
  await screenshot(max!, 'online-absent-guest')
  await expect(part(page, 'absent')).toContainText('Gracz 2 is not here.')
  await screenshot(page, 'online-absent-host')
  await page.getByLabel('Which bot?').selectOption('Bot: plays at random')
  await press(page, 'Let a bot play')
  await expect.poll(() => sent.join()).toMatch(/"do":"substitute","seat":1,"level":"random"/)
  await expect(plate(max!, 'Gracz 2')).toContainText('поки що грає бот')
  await expect(part(page, 'absent')).toHaveCount(0)
  await ola!.goto(address)
  await expect(plate(max!, 'Gracz 2')).toContainText('за столом')
  await expect(page.locator('[data-spoken="polite"]')).toContainText('Gracz 2 plays again.')
  await expect(part(ola!, 'substitute')).toHaveCount(0)
})

test('a person resigns after one confirmation, and may go on watching', async ({ page, openDevice }) => {
  const guest = await openDevice()
  await startTable(page, [guest], 'overboss')
  await press(guest, 'Ten stół')
  await expectAccessible(guest)
  await screenshot(guest, 'online-table-menu')
  await press(guest, 'Poddaj się')
  await expect(plate(page, 'Gracz 2')).toContainText('here')
  await press(guest, 'Tak, poddaję się')
  await expect(plate(page, 'Gracz 2')).toContainText('resigned, a bot plays')
  await expect(page.getByText('Gracz 2 has resigned. A bot plays on.').first()).toBeVisible()
  await expect(part(guest, 'table')).toBeVisible()
  await expect(part(guest, 'substitute')).toHaveCount(0)
})

test('a clock that runs out lets a bot play, and its person takes the seat back', async ({ page, openDevice }) => {
  const guest = await openDevice()
  await presetInstantPlay(page)
  const address = await createTable(page, 'overboss')
  const clock = { perMove: 6, reserve: 0, atZero: 'substitute' } as const
  const settings = { pace: 'brisk', spectators: true, spectatorDelay: 0, chat: true, clock } as const
  await requestAs(page, 'configure', { settings })
  await presetInstantPlay(guest, 'pl')
  await guest.goto(address)
  await sitDown(guest, 'Usiądź na miejscu 2')
  await start(page)
  await expect(part(page, 'clock').first()).toContainText(/0:0\d/)
  await expect(part(page, 'clock').filter({ hasText: 'hurry' }).first()).toBeVisible()
  const late = await pageWith([page, guest], 'substitute')
  await expect(late.getByText(/out of time|nie ma już czasu/).first()).toBeVisible()
  await late.getByRole('button', { name: /Take my seat back|Wracam do gry/ }).click()
  await expect(part(late, 'substitute')).toHaveCount(0)
})

test('two tabs of one person follow each other and do not fight', async ({ page, openDevice }) => {
  const guest = await openDevice()
  await startTable(page, [guest], 'overboss')
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await expect(part(tab, 'table')).toBeVisible()
  const tabs = [page, tab]
  let turn = 0
  for (let moves = 0; moves < 6; ) {
    const asked = await askedOf([...tabs, guest])
    if (asked === guest) {
      await takeAction(guest)
      continue
    }
    const [acting, other] = [tabs[turn % 2]!, tabs[(turn + 1) % 2]!]
    await expect(legalSpots(other).first()).toBeVisible()
    await expect(legalSpots(acting).first()).toBeVisible()
    await takeAction(acting)
    // The end of a turn waits on the device of its player until it is confirmed.
    if (await passButton(acting).isVisible()) await takeAction(acting)
    await expect(kept(acting)).toBeVisible()
    await expect.poll(() => tableText(acting)).toBe(await tableText(other))
    turn++
    moves++
  }
  for (const one of [...tabs, guest])
    await expect(part(one, 'sending').and(one.locator('[data-state="refused"]'))).toHaveCount(0)
  await expect(part(guest, 'presence')).toHaveText('przy stole')
  await press(page, 'Chat')
  await page.getByRole('button', { name: 'Hello!' }).click()
  await press(tab, 'Chat')
  await expect(part(tab, 'said')).toHaveText('Player 1 Hello!')
  await tab.close()
  await expect(part(guest, 'presence')).toHaveText('przy stole')
})
const tableText = (page: Page): Promise<string> => part(page, 'log').innerText()

test('a spectator watches, and the players see how many do', async ({ page, openDevice }) => {
  const [guest, spectator] = [await openDevice(), await openDevice()]
  await startTable(page, [guest], 'overboss')
  await presetInstantPlay(spectator, 'uk')
  await spectator.goto(page.url())
  await expect(part(spectator, 'watching')).toHaveText('Ви дивитеся гру.')
  await expect(part(page, 'watchers')).toContainText('1 person watches')
  await expect(spectator.getByRole('button', { name: 'Цей стіл' })).toHaveCount(0)
  await press(spectator, 'Чат')
  await expect(spectator.getByRole('textbox')).toHaveCount(0)
  await requestAs(page, 'configure', {
    settings: { pace: 'brisk', spectators: true, spectatorDelay: 60, chat: true, clock: null },
  })
  await expect(part(spectator, 'watching')).toHaveText('Ви дивитеся гру із запізненням на 60 секунд.')
  await spectator.reload()
  await expect(spectator.getByText('Ви бачите цю гру із запізненням на 60 секунд.')).toBeVisible()
})

test('a table stays while the connection is lost, and shows what happened when it is back', async ({
  page,
  openDevice,
}) => {
  const guest = await openDevice()
  const pages = await startTable(page, [guest], 'overboss')
  while ((await askedOf(pages)) !== page) await takeAction(guest)
  await guest.context().setOffline(true)
  await expect(part(guest, 'connection')).toContainText('Brak połączenia')
  await expect(part(guest, 'table')).toBeVisible()
  await screenshot(guest, 'online-lost')
  const lines = await part(guest, 'log').locator('li').count()
  await takeAction(page)
  await expect(kept(page)).toBeVisible()
  await guest.context().setOffline(false)
  await expect(part(guest, 'connection')).toHaveCount(0)
  await expect.poll(() => part(guest, 'log').locator('li').count()).toBeGreaterThan(lines)
  await expect(part(guest, 'missed')).toHaveCount(0)
})

const widths = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
] as const
for (const game of ['overboss', 'super-boss-monster'])
  test(`the frame around ${game} fits every width in three languages`, async ({ page, openDevice }) => {
    const guests = [await openDevice(), await openDevice()]
    const pages = await startTable(page, guests, game)
    await expectAccessible(page)
    await press(page, 'Chat')
    await page.getByRole('button', { name: 'Mwahaha!' }).click()
    await page.getByRole('textbox', { name: 'Say something' }).fill('Who called the gladiator to me?')
    await page.getByRole('button', { name: 'Send' }).click()
    for (const one of guests) await one.getByRole('button', { name: /^(Czat|Чат)/ }).click()
    await press(page, 'This table')
    await press(page, 'Pause the game')
    for (const one of pages) await expect(part(one, 'paused')).toBeVisible()
    for (const size of widths)
      for (const [i, one] of pages.entries()) {
        await one.setViewportSize(size)
        await afterPaint(one)
        await expectNoSidewaysScroll(one, `${game} at ${size.width} px`)
        await expectInside(one, size.width)
        await expectNothingBelow(one, 'paused', size.width)
        // The evenings check phones and desktops.
        if (size.width === 820) await expectAccessible(one, 'covered')
        await expectTouchTargets(one)
        await screenshot(one, `online-frame-${game}-${['en', 'pl', 'uk'][i]}-${size.width}`)
      }
  })
/** No part of the frame reaches beyond the screen. */
async function expectInside(page: Page, width: number): Promise<void> {
  for (const name of ['online-bar', 'seat-plate', 'chat', 'paused'])
    for (const one of await part(page, name).all()) {
      const box = await one.boundingBox()
      expect([box!.x >= 0, box!.x + box!.width <= width], `${name} at ${width} px`).toEqual([true, true])
    }
}
/** A sign covers nothing that a player can choose. */
async function expectNothingBelow(page: Page, sign: string, width: number): Promise<void> {
  const covered = await part(page, sign).evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('[data-spot]')]
      .filter(spot => spot.checkVisibility())
      .filter(spot => {
        const box = spot.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top
      })
      .map(spot => spot.dataset.spot)
  })
  expect(covered, `${sign} at ${width} px`).toEqual([])
}
/** The buttons of the frame are large enough for a finger. */
async function expectTouchTargets(page: Page): Promise<void> {
  const buttons = page.locator(':is([data-part="chat"], [data-part="paused"]) button')
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    expect(Math.min(box!.width, box!.height), await button.innerText()).toBeGreaterThanOrEqual(44)
  }
}

// What a player has not seen: after a break, in sleep, and selections that a lost connection must not take.
import { proxyTo } from '../../server/storage/testing/tcp-proxy.ts'
import {
  actInDungeon,
  actInOverboss,
  atRest,
  cancelButton,
  expectConnected,
  gather,
  part,
  playActions,
  playUntil,
  prepare,
  test,
} from './support/evening.ts'
import { start } from './support/online-table.ts'
import { legalSpots, passButton } from './support/overboss-table.ts'
import { expectAccessible, screenshot } from './support/page-checks.ts'
import { presetStorage } from './support/storage.ts'
import { expect, type Page } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1440, height: 900 } })

const devices = [
  { name: '1440 px', language: 'en', device: { viewport: { width: 1440, height: 900 } } },
  { name: '390 px', language: 'pl', device: { viewport: { width: 390, height: 844 } } },
] as const
const words = {
  en: { watch: 'Watch', skip: 'Skip to now', menu: 'This table', last: 'Watch the last choices again' },
  pl: { watch: 'Obejrzyj', skip: 'Pomiń', menu: 'Ten stół', last: 'Obejrzyj ostatnie decyzje' },
} as const
const isAsked = (page: Page) => legalSpots(page).first().isVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const logLines = (page: Page): Promise<readonly string[]> => part(page, 'log').locator('li').allTextContents()
/** Plays events back as most people see them. */
const playBack = (page: Page, language: string, speed = 'normal') =>
  presetStorage(page, { 'overlair.settings': { language, speed, motion: 'full', muted: true } })
/** The player goes to the home page, and the host answers the sign about it, which lies over the table. */
async function leave(page: Page, host: Page, answer: 'Wait' | 'Let a bot play'): Promise<void> {
  await page.goto('/')
  await part(host, 'absent').getByRole('button', { name: answer }).click()
}

for (const { name, language, device } of devices)
  test(`a player who comes back watches what happened, or skips it, and is asked the same (${name})`, async ({
    page,
    openDevice,
  }) => {
    const guest = await openDevice(device)
    const { watch, skip, menu, last } = words[language]
    const address = await gather(page, 'overboss', [{ page: guest, language }])
    await start(page)
    await playActions([page, guest], actInOverboss, 6)
    await leave(guest, page, 'Let a bot play')
    await playBack(guest, language)
    // A turn whose end is still held can end while the guest looks at what was missed.
    const mayEndTurn = () => passButton(page).isVisible()
    await playUntil([page], actInOverboss, async actions => actions >= 10 && !(await mayEndTurn()))
    await guest.goto(address)

    const missed = part(guest, 'missed')
    await expect(missed).toContainText(/\d+/)
    const [before] = await atRest([guest])
    const lines = await logLines(guest)
    await expectAccessible(guest, 'covered')
    await screenshot(guest, `online-missed-${language}`)
    await missed.getByRole('button', { name: watch }).click()
    const past = part(guest, 'past')
    await expect(past).toContainText(/[1-9]\d* (of|z) \d\d/)
    await expect(past.getByRole('button', { name: skip })).toBeFocused()
    await expect(legalSpots(guest)).toHaveCount(0)
    expect((await logLines(guest)).length).toBeLessThan(lines.length)
    await expectAccessible(guest, 'covered')
    await screenshot(guest, `online-past-${language}`)
    await expect(past).toHaveCount(0)
    expect(await atRest([guest])).toEqual([before])
    expect(await logLines(guest)).toEqual(lines)

    // Seen once is enough, also for a page that is loaded anew.
    await guest.reload()
    await expect(part(guest, 'table')).toBeVisible()
    expect(await atRest([guest])).toEqual([before])
    await expect(missed).toHaveCount(0)

    await press(guest, menu)
    await press(guest, last)
    await expect(past).toContainText(/(of|z) \d/)
    await press(guest, skip)
    await expect(past).toHaveCount(0, { timeout: 1500 })
    expect(await atRest([guest])).toEqual([before])
  })

test('choices that come while past ones are shown are played after them', async ({ page, openDevice }) => {
  const guest = await openDevice()
  const address = await gather(page, 'boss-monster', [{ page: guest, language: 'en' }], 1)
  await start(page)
  const act = actInDungeon('mouse')
  await playActions([page, guest], act, 24)
  await playUntil([page, guest], act, async () => (await isAsked(page)) && !(await isAsked(guest)))
  await leave(guest, page, 'Wait')
  await playBack(guest, 'en', 'slow')
  await guest.goto(address)
  await expect(part(guest, 'table')).toBeVisible()
  await press(guest, words.en.menu)
  await press(guest, words.en.last)
  await expect(part(guest, 'past')).toContainText(/[1-9]\d* of 20/)
  await screenshot(guest, 'online-past-boss-monster')
  const shown = (await logLines(guest)).length
  await playActions([page], act, 1)
  await expect(part(guest, 'past')).toBeVisible()
  expect((await logLines(guest)).length).toBeLessThanOrEqual(shown + 8)
  await expect(part(guest, 'past')).toHaveCount(0)
  await expect.poll(async () => (await logLines(guest)).length).toBe((await logLines(page)).length)
})

for (const { name, language, device } of devices)
  test(`a begun selection survives a lost connection and a killed server (${name})`, async ({
    page,
    openDevice,
    problems,
    server,
  }) => {
    const guest = await openDevice(device)
    const pages = [page, guest]
    await gather(page, 'super-boss-monster', [{ page: guest, language }])
    await start(page)
    const act = actInDungeon('mouse')
    await playUntil(
      pages,
      async one => one !== guest && act(one),
      () => isAsked(guest),
    )
    // A selection of the guest has begun: its prompt has a button to cancel it.
    await playUntil(pages, act, () => cancelButton(guest).isVisible())
    const [before] = await atRest([guest])
    await problems.pardon([guest], async () => {
      await guest.context().setOffline(true)
      await expect(part(guest, 'connection')).toBeVisible()
      await guest.context().setOffline(false)
      await expectConnected([guest])
    })
    expect(await atRest([guest])).toEqual([before])
    await problems.pardon(pages, async () => {
      await server.kill('SIGKILL')
      for (const one of pages) await expect(part(one, 'connection')).toBeVisible()
      await server.startAgain()
      await expectConnected(pages)
    })
    expect(await atRest([guest])).toEqual([before])
    await cancelButton(guest).click()
    await expect(cancelButton(guest)).toHaveCount(0)
    await playActions(pages, act, 6)
  })

test('a page that wakes up notices within two seconds that its connection is dead', async ({
  page,
  problems,
  server,
}) => {
  const proxy = await proxyTo(server.origin)
  await page.addInitScript(() => {
    const Socket = window.WebSocket
    window.opened = []
    window.WebSocket = class extends Socket {
      constructor(address: string | URL) {
        super(address)
        this.addEventListener('open', () => window.opened.push(Date.now()))
      }
    }
  })
  await prepare(page, 'en')
  await page.goto(proxy.url)
  await page.getByLabel('Game', { exact: true }).selectOption('overboss')
  await page.getByRole('button', { name: 'Open a table' }).click()
  await expect(part(page, 'code')).toBeVisible()
  const opened = () => page.evaluate(() => window.opened)
  const { length } = await opened()
  await problems.pardon([page], async () => {
    // The network forgets the connection, and nobody tells the page.
    proxy.strand()
    // In sleep, no timer fires.
    const woken = await page.evaluate(end => {
      while (Date.now() < end);
      return Date.now()
    }, Date.now() + 7000)
    await expect.poll(async () => (await opened()).length).toBeGreaterThan(length)
    const after = (await opened())[length]! - woken
    expect([after > 0, after < 2000], `${after} ms`).toEqual([true, true])
    await expectConnected([page])
  })
  await proxy.close()
})

declare global {
  interface Window {
    /** When websockets of the page opened. */
    opened: number[]
  }
}

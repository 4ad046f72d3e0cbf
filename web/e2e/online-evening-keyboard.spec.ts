// Whole games of two friends over the server, by keyboard alone, one of them on a small screen. Screen readers say what happens.
import { announcements, expectAnnounced } from './support/announcements.ts'
import { afterGame } from './support/controls.ts'
import {
  type Act,
  actInDungeon,
  atRest,
  disturb,
  expectConnected,
  expectSameResult,
  part,
  playActions,
  playToResult,
  playUntil,
  results,
  test,
} from './support/evening.ts'
import {
  actInOverbossByKeyboard,
  beginByKeyboard,
  button,
  type Person,
  personAt,
  playUntilUndoNeedsConsent,
  pressInToolbar,
  unspokenLines,
} from './support/evening-keyboard.ts'
import { goTo, pressAt, table, tabTo } from './support/keyboard.ts'
import { requestAs } from './support/online-requests.ts'
import { codeOn, kept, lobbySeats } from './support/online-table.ts'
import { legalSpots } from './support/overboss-table.ts'
import { expect } from './support/test.ts'

test.describe.configure({ mode: 'parallel', timeout: 600_000 })
test.use({ viewport: { width: 1440, height: 900 } })

const small = { viewport: { width: 390, height: 844 } } as const
const actInBoss = actInDungeon('keyboard')

/** Plays to the end. The focus is at the result. On pages that were there all the time, each line of the log was said. */
async function playToSpokenResult(people: readonly Person[], act: Act, present = people): Promise<void> {
  const pages = people.map(({ page }) => page)
  await playToResult(pages, act)
  for (const page of pages)
    await expect(results(page).locator(':focus').or(afterGame(page).locator(':focus'))).toHaveCount(1)
  for (const { page } of present) await expect.poll(() => unspokenLines(page)).toEqual([])
  await expectSameResult(pages)
}
/** The host proposes the next game, the guest goes there, and the host starts it. */
async function playAgain(host: Person, guest: Person): Promise<void> {
  await pressAt(button(host, host.t('lobby.after.rematch')))
  await expectAnnounced(guest.page, guest.t('lobby.after.next.text'))
  await pressAt(guest.page.getByRole('link', { name: guest.t('lobby.after.next') }))
  await expect(lobbySeats(host.page).and(host.page.locator('[data-state="person"]'))).toHaveCount(2)
  await pressAt(button(host, host.t('lobby.start')))
  for (const { page } of [host, guest]) await expect(table(page)).toBeVisible()
}

test('by keyboard, two friends play Overboss, with a reload, a lost connection, a new device and a rematch', async ({
  page,
  openDevice,
  problems,
}) => {
  const host = await personAt(page, 'en')
  let guest = await personAt(await openDevice(small), 'pl')
  const { t } = guest
  const address = await beginByKeyboard(host, guest, 'overboss')
  await expectAnnounced(page, host.t('online.sat', { name: 'Gracz 2' }))
  await expectAnnounced(guest.page, t('online.begins'))
  await playActions([page, guest.page], actInOverbossByKeyboard, 6)
  for (const person of [host, guest]) await expectAnnounced(person.page, person.t('online.yourTurn'))

  await playUntil([page, guest.page], actInOverbossByKeyboard, () => legalSpots(page).first().isVisible())
  await disturb([page, guest.page], async () => {
    await guest.page.reload()
    await expect(table(guest.page)).toBeVisible()
  })
  await expectAnnounced(page, host.t('online.went', { name: 'Gracz 2' }))
  await expectAnnounced(page, host.t('online.came', { name: 'Gracz 2' }))

  await problems.pardon([guest.page], async () => {
    await guest.page.context().setOffline(true)
    await expectAnnounced(guest.page, t('online.lost'))
    await actInOverbossByKeyboard(page)
    await actInOverbossByKeyboard(page)
    await expect(kept(page)).toBeVisible()
    await guest.page.context().setOffline(false)
    await expectConnected([guest.page])
  })
  await expectAnnounced(guest.page, t('online.connectedAgain'))
  await playActions([page, guest.page], actInOverbossByKeyboard, 4)

  const phone = await personAt(await openDevice(small), 'pl')
  await guest.page.goto('/settings')
  await pressAt(button(guest, t('lobby.device.move')))
  const field = phone.page.getByLabel(t('lobby.device.have'))
  await phone.page.goto('/settings')
  const code = await codeOn(guest.page)
  await tabTo(field)
  await phone.page.keyboard.type(code.toLowerCase())
  await phone.page.keyboard.press('Enter')
  await pressAt(phone.page.getByRole('link', { name: t('lobby.device.toTables') }))
  await pressAt(part(phone.page, 'my-table').getByRole('link').first())
  await expect(phone.page).toHaveURL(address)
  await guest.page.context().close()
  guest = phone
  await playToSpokenResult([host, guest], actInOverbossByKeyboard, [host])
  await playAgain(host, guest)
  await playActions([page, guest.page], actInOverbossByKeyboard, 2)
})

test('by keyboard, two friends play Boss Monster, with chat, a pause and a clock that runs out', async ({
  page,
  openDevice,
}) => {
  const host = await personAt(page, 'en')
  const guest = await personAt(await openDevice(small), 'uk')
  const people = [host, guest]
  const pages = people.map(one => one.page)
  await beginByKeyboard(host, guest, 'boss-monster')

  await pressInToolbar(guest, guest.t('online.chat'))
  await expect(guest.page.getByRole('textbox', { name: guest.t('online.chat.write') })).toBeFocused()
  await guest.page.keyboard.type('Добре копаєш')
  await guest.page.keyboard.press('Enter')
  await expectAnnounced(page, 'Гравець 2: Добре копаєш')
  await guest.page.keyboard.press('Escape')
  await expect(button(guest, guest.t('online.chat'))).toBeFocused()
  await pressInToolbar(host, host.t('online.chat.new', { n: 1 }))
  await tabTo(button(host, host.t('online.phrase.thanks')), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectAnnounced(guest.page, `Player 1: ${guest.t('online.phrase.thanks')}`)
  await tabTo(button(host, host.t('online.chat.mute')), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await pressAt(page.getByRole('switch', { name: host.t('online.chat.mutePerson', { name: 'Гравець 2' }) }), 'Space')
  await expect(part(page, 'said')).toHaveText(['Player 1 Thank you'])
  await page.keyboard.press('Escape')
  for (const one of pages) await goTo(table(one))

  await pressInToolbar(host, host.t('lobby.rules'), host.t('online.pause'))
  await expectAnnounced(guest.page, guest.t('online.paused'))
  await goTo(part(guest.page, 'paused'))
  await pressAt(button(guest, guest.t('online.resume')))
  await expectAnnounced(page, host.t('online.goesOn'))
  for (const one of pages) await goTo(table(one))
  await playActions(pages, actInBoss, 8)

  const settings = { pace: 'brisk', spectators: true, spectatorDelay: 0, chat: true } as const
  const clock = { perMove: 12, reserve: 0, atZero: 'choice' } as const
  await requestAs(page, 'configure', { settings: { ...settings, clock } })
  await expect(part(page, 'clock').first()).toBeVisible()
  // The clock of at least one runs.
  await Promise.any(people.map(one => expectAnnounced(one.page, one.t('online.secondsLeft', { n: 10 }))))
  const late = host.page.getByText(/is out of time. A bot has made this choice./).first()
  await expect(late).toBeVisible()
  const [name = ''] = /^.*(?= is out of time)/.exec(await late.innerText()) ?? []
  for (const one of people) await expectAnnounced(one.page, one.t('online.note.time-up.choice', { name }))
  await requestAs(page, 'configure', { settings: { ...settings, clock: null } })
  await playToSpokenResult(people, actInBoss)
})

test('by keyboard, two friends and a bot play The Next Level, with bots that play for them', async ({
  page,
  openDevice,
}) => {
  const host = await personAt(page, 'en')
  const guest = await personAt(await openDevice(small), 'pl')
  const people = [host, guest]
  const pages = people.map(one => one.page)
  const address = await beginByKeyboard(host, guest, 'next-level', 1)
  await playActions(pages, actInBoss, 6)

  const { t } = guest
  const name = 'Gracz 2'
  await pressInToolbar(guest, t('lobby.rules'), t('online.botForMe'))
  await expectAnnounced(page, host.t('online.botPlaysFor', { name }))
  await goTo(part(guest.page, 'substitute'))
  await pressAt(button(guest, t('online.takeBack')))
  await expectAnnounced(page, host.t('online.playsAgain', { name }))
  await goTo(table(guest.page))

  await guest.page.goto('/')
  await expectAnnounced(page, host.t('online.went', { name }))
  await goTo(part(page, 'absent'))
  await pressAt(button(host, host.t('online.letBot')))
  await expect(part(page, 'seat-plate').nth(1)).toContainText(host.t('online.botFor.absent'))
  await expect(part(page, 'absent')).toHaveCount(0)
  await goTo(table(page))
  await playActions([page], actInBoss, 3)
  await pressAt(part(guest.page, 'my-table').getByRole('link').first())
  await expect(guest.page).toHaveURL(address)
  await expect(part(page, 'seat-plate').nth(1)).toContainText(host.t('online.here'))
  await goTo(part(guest.page, 'missed'))
  await expect.poll(() => announcements(guest.page)).toMatch(/Tymczasem inni podjęli \d+ decyzj/)
  await pressAt(button(guest, t('online.past.play')))
  await expect(part(guest.page, 'missed').or(part(guest.page, 'past'))).toHaveCount(0)
  await goTo(table(guest.page))
  await playToSpokenResult(people, actInBoss, [host])
})

test('by keyboard, two friends play Super Boss Monster, with undo by consent, and one resigns from the next game', async ({
  page,
  openDevice,
}) => {
  const host = await personAt(page, 'en')
  const guest = await personAt(await openDevice(small), 'uk')
  const people = [host, guest]
  const pages = people.map(one => one.page)
  await beginByKeyboard(host, guest, 'super-boss-monster')
  await playActions(pages, actInBoss, 12)
  const asker = await playUntilUndoNeedsConsent(people, actInBoss)
  const other = asker === host ? guest : host
  const name = asker === host ? 'Player 1' : 'Гравець 2'
  const ask = () => pressInToolbar(asker, asker.t('web.undo.ask'))
  const request = (person: Person) => part(person.page, 'undo-request')
  await disturb(pages, async () => {
    await ask()
    await expectAnnounced(asker.page, asker.t('online.undo.mine'))
    await expectAnnounced(other.page, other.t('online.undo.wants', { name }))
    await goTo(request(asker))
    await pressAt(button(asker, asker.t('online.withdraw')))
    await expect(request(other)).toHaveCount(0)
    await ask()
    await goTo(request(other))
    await pressAt(button(other, other.t('online.refuse')))
    await expectAnnounced(asker.page, asker.t('online.note.undo-refused', { name }))
  })
  await ask()
  await goTo(request(other))
  await pressAt(button(other, other.t('online.allow')))
  await expectAnnounced(asker.page, asker.t('online.note.undone', { name }))
  await expectAnnounced(other.page, other.t('online.note.undone', { name }))
  await expect(table(other.page).locator(':focus').or(other.page.locator('h1:focus'))).toHaveCount(1)
  for (const one of pages) await goTo(table(one))
  await atRest(pages)
  await playToSpokenResult(people, actInBoss)
  await playAgain(host, guest)
  await pressInToolbar(guest, guest.t('lobby.rules'), guest.t('online.resign'), guest.t('online.resign.sure'))
  await expectAnnounced(page, host.t('online.note.resigned', { name: 'Гравець 2' }))
})

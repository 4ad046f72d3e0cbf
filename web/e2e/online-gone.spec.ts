// People who are gone for more than a minute: others take over for them, by keyboard.
import { ABSENT_AFTER } from '@overlair/protocol/limits'
import { expectAnnounced } from './support/announcements.ts'
import { part } from './support/evening.ts'
import { button, type Person, personAt, pressInToolbar } from './support/evening-keyboard.ts'
import { goTo, pressAt, table, tabTo } from './support/keyboard.ts'
import { codeOn, createTable, lobbySeats, sitDown, start } from './support/online-table.ts'
import { expectAccessible, screenshot } from './support/page-checks.ts'
import { expect, type Page, test } from './support/test.ts'

const patience = { timeout: ABSENT_AFTER + 30_000 }

/** Another tab of the same person. */
async function otherTab({ page, t }: Person, address: string): Promise<Person> {
  const tab = await personAt(await page.context().newPage(), t.language)
  await tab.page.goto(address)
  return tab
}
/** Types a code on the home page and takes the seat over. */
async function claim(person: Person, code: string, name: string): Promise<void> {
  const { page, t } = person
  await page.goto('/')
  await tabTo(page.getByLabel(t('web.online.code')))
  await page.keyboard.type(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('lobby.claim.title', { name }) })).toBeVisible()
  await expectAccessible(page)
  await pressAt(button(person, t('lobby.claim.yes')))
}
/** The code that the dialog shows after the host has pressed the button. */
async function giveSeat(host: Person): Promise<string> {
  const give = button(host, host.t('lobby.reissue'))
  await expect(give).toHaveAttribute('aria-disabled', 'false', patience)
  await pressAt(give)
  const code = await codeOn(host.page.getByRole('dialog'))
  await expectAccessible(host.page)
  return code
}

test('when a person has been gone for a minute, the host gives the seats to another device, and others can act', async ({
  page,
  openDevice,
}) => {
  const host = await personAt(page, 'en')
  const ola = await personAt(await openDevice(), 'en')
  const max = await personAt(await openDevice(), 'uk')
  const sit = (one: Page, n: number) => sitDown(one, `Sit at seat ${n}`)

  // Ola sits in a lobby and in a game, and is the host of another lobby.
  const lobby = await createTable(page, 'overboss')
  await ola.page.goto(lobby)
  await ola.page.getByLabel('Your name').fill('Ola')
  await sit(ola.page, 2)
  const game = await otherTab(host, '/')
  const running = await createTable(game.page, 'boss-monster')
  await game.page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await ola.page.goto(running)
  await sit(ola.page, 2)
  await max.page.goto(running)
  await sitDown(max.page, max.t('lobby.sitAt', { n: 3 }))
  await expect(lobbySeats(game.page).nth(2)).toHaveAttribute('data-state', 'person')
  await start(game.page)
  const orphan = await createTable(ola.page, 'overboss')
  const heir = await otherTab(max, orphan)
  await sitDown(heir.page, max.t('lobby.sitAt', { n: 2 }))
  await ola.page.context().close()

  await expect(lobbySeats(page).nth(1)).toHaveAttribute('data-state', 'away')
  await pressAt(button(host, host.t('lobby.menu', { name: 'Ola' })))
  await expect(button(host, host.t('lobby.reissue'))).toHaveAttribute('aria-disabled', 'true')
  const code = await giveSeat(host)
  await screenshot(page, 'online-reissue')
  const found = await personAt(await openDevice(), 'pl')
  await claim(found, code, 'Ola')
  await expect(found.page).toHaveURL(lobby)
  await expect(lobbySeats(found.page).nth(1)).toContainText('Ola przy stole, ty')

  await expectAnnounced(max.page, max.t('online.isAway', { name: 'Ola' }))
  await goTo(part(max.page, 'absent'))
  await expect(part(max.page, 'absent').getByRole('button')).toHaveCount(2)
  await pressInToolbar(game, host.t('lobby.rules'))
  const other = await giveSeat(game)
  await claim(found, other, 'Ola')
  await expect(found.page).toHaveURL(running)
  await expect(table(found.page)).toBeVisible()
  await expectAnnounced(max.page, max.t('online.note.seat-moved', { name: 'Ola' }))
  await expect(part(max.page, 'absent')).toHaveCount(0)

  const take = button(heir, max.t('lobby.host.take'))
  await expect(take).toBeVisible(patience)
  await expectAccessible(heir.page)
  await pressAt(take)
  await expect(lobbySeats(heir.page).nth(1)).toContainText('ви, господар')
  await expect(take).toHaveCount(0)
})

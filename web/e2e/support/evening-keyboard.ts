// An evening of two friends who use the keyboard alone and hear what screen readers say.
import { announcements, collectAnnouncements } from './announcements.ts'
import { afterPaint } from './controls.ts'
import { type Act, atRest, part, playUntil, prepare, results } from './evening.ts'
import { chooseFrom, chooseRadio, goTo, pressAt, table, toolbar } from './keyboard.ts'
import { lobbySeats } from './online-table.ts'
import { legalSpots, passButton } from './overboss-table.ts'
import { expect, type Locator, type Page } from './test.ts'
import { type Words, words } from './words.ts'

export interface Person {
  readonly page: Page
  /** The texts in the language of the person. */
  readonly t: Words
}
export async function personAt(page: Page, language: keyof typeof words): Promise<Person> {
  await collectAnnouncements(page)
  await prepare(page, language)
  return { page, t: words[language] }
}
export const button = ({ page }: Person, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** The host opens a brisk table, the guest sits down, bots take the other seats, the host starts. Returns the address. */
export async function beginByKeyboard(host: Person, guest: Person, game: string, bots = 0): Promise<string> {
  const { page, t } = host
  await page.goto('/')
  await chooseFrom(page.getByLabel(t('web.online.game'), { exact: true }), game)
  await pressAt(button(host, t('web.online.open')))
  await expect(part(page, 'code')).toBeVisible()
  const address = page.url()
  await chooseRadio(page.getByRole('group', { name: t('lobby.players') }), String(2 + bots))
  await chooseRadio(page.getByRole('group', { name: t('lobby.pace') }), t('lobby.pace.brisk'))
  await guest.page.goto(address)
  await pressAt(button(guest, guest.t('lobby.sitAt', { n: 2 })))
  await expect(lobbySeats(page).nth(1)).toHaveAttribute('data-state', 'person')
  for (let n = 3; n <= 2 + bots; n++)
    await chooseFrom(page.getByLabel(t('lobby.seat.who', { n }), { exact: true }), 'greedy')
  await pressAt(button(host, t('lobby.start')))
  for (const one of [page, guest.page]) await expect(table(one)).toBeVisible()
  return address
}

/** Presses a button of the toolbar, and then buttons of the dialog that it opens. */
export async function pressInToolbar(person: Person, ...names: readonly string[]): Promise<void> {
  await goTo(toolbar(person.page))
  for (const name of names) await pressAt(button(person, name))
}

export const actInOverbossByKeyboard: Act = async page => {
  const pass = passButton(page)
  if ((await results(page).isVisible()) || !(await legalSpots(page).or(pass).first().isVisible())) return false
  const focused = table(page).locator(':is([data-legal], [data-coach="prompt"] button):focus')
  await expect(focused, 'the focus is on nothing that the player can choose').toHaveCount(1)
  await page.keyboard.press((await pass.isVisible()) ? 'e' : 'Enter')
  await afterPaint(page)
  return true
}

/** Plays until a person could take a choice back if the other one agreed, and returns this person. */
export async function playUntilUndoNeedsConsent(people: readonly Person[], act: Act): Promise<Person> {
  const pages = people.map(({ page }) => page)
  const askers = async () => {
    const counts = await Promise.all(people.map(person => button(person, person.t('web.undo.ask')).count()))
    return people.filter((_, i) => (counts[i] ?? 0) > 0)
  }
  for (;;) {
    await playUntil(pages, act, async () => (await askers()).length > 0).catch(async e => {
      for (const one of pages) {
        console.log(
          await one.evaluate(() => [
            window.savedChoices,
            document.activeElement?.outerHTML.slice(0, 200),
            document.querySelector('[data-coach=prompt]')?.outerHTML.slice(0, 900),
            [...document.querySelectorAll('[data-legal]')].length,
          ]),
        )
        await one.screenshot({ path: `/tmp/ev/stuck-${pages.indexOf(one)}.png` })
      }
      throw e
    })
    // A choice that was on its way may have changed that.
    await atRest(pages)
    const [asker] = await askers()
    if (asker) return asker
  }
}

/** The lines of the log, the oldest first. */
const logLines = async (page: Page): Promise<readonly string[]> =>
  (await part(page, 'log').locator('li > span').allTextContents()).reverse()
/** Lines of the log that screen readers have not said. */
export async function unspokenLines(page: Page): Promise<readonly string[]> {
  const said = await announcements(page)
  return (await logLines(page)).filter(line => !said.includes(line))
}

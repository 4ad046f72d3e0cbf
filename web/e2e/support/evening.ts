// An evening of friends: each test has its own server, each person a device, and no page may report an error.
import { afterPaint, click } from './controls.ts'
import { actionNow, type InputMethod, performAction } from './dungeon-input.ts'
import { countServerSteps, createTable, lobbySeats } from './online-table.ts'
import { legalSpots, passButton, takeAction } from './overboss-table.ts'
import { OwnServer } from './own-server.ts'
import { Problems } from './problems.ts'
import { presetInstantPlay, savedEntries } from './storage.ts'
import { expect, type Locator, type Page, test as plain } from './test.ts'

export interface Fixtures {
  readonly server: OwnServer
  readonly problems: Problems
}

export const test = plain.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  server: async ({}, use) => {
    const server = await OwnServer.start()
    await use(server)
    await server.remove()
    expect(server.errors).toEqual([])
  },
  baseURL: ({ server }, use) => use(server.origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  problems: async ({}, use) => {
    const problems = new Problems()
    await use(problems)
    expect(problems.found).toEqual([])
  },
  page: async ({ page, problems }, use) => {
    problems.watch(page)
    await use(page)
  },
  openDevice: async ({ openDevice, problems }, use) =>
    use(async device => {
      const page = await openDevice(device)
      problems.watch(page)
      return page
    }),
})

export const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`)
export const results = (page: Page): Locator => part(page, 'results')
const isOver = (page: Page): Promise<boolean> => results(page).isVisible()

export interface Guest {
  readonly page: Page
  readonly language: 'en' | 'pl' | 'uk'
}
const sitAt = { en: /^Sit at seat/, pl: /^Usiądź na miejscu/, uk: /^Сісти на місце/ } as const

/** Makes a page ready for a table: instant playback, and a count of what the server tells. */
export async function prepare(page: Page, language: string): Promise<void> {
  await presetInstantPlay(page, language)
  await countServerSteps(page)
}

/** Opens a brisk table of the host, in English. The guests take the next seats, bots the rest. */
export async function gather(host: Page, game: string, guests: readonly Guest[], bots = 0): Promise<string> {
  await prepare(host, 'en')
  const address = await createTable(host, game)
  const seats = 1 + guests.length + bots
  await host.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await host.getByRole('radio', { name: 'Brisk' }).check({ force: true })
  for (const [i, { page, language }] of guests.entries()) {
    await prepare(page, language)
    await page.goto(address)
    await page.getByRole('button', { name: sitAt[language] }).first().click()
    await expect(lobbySeats(host).nth(i + 1)).toHaveAttribute('data-state', 'person')
  }
  for (let seat = seats - bots + 1; seat <= seats; seat++)
    await host.getByLabel(`Who takes seat ${seat}?`).selectOption('greedy')
  return address
}

/** Takes one action if the person is asked. Returns whether it did. */
export type Act = (page: Page) => Promise<boolean>

export const actInOverboss: Act = async page => {
  const isAsked = await legalSpots(page).or(passButton(page)).first().isVisible()
  return isAsked && takeAction(page, click, results(page))
}
export const actInDungeon =
  (input: InputMethod): Act =>
  async page => {
    const action = await actionNow(page)
    if (!action || action.target === 'over') return false
    await performAction(page, action, input)
    return true
  }

/** Milliseconds after which a game without an action hangs. On a busy machine, a server and four pages need long for one. */
const HANGS = 90_000
/** All people act whenever they are asked, until it holds. */
export async function playUntil(
  pages: readonly Page[],
  act: Act,
  holds: (actions: number) => boolean | Promise<boolean>,
): Promise<number> {
  let actions = 0
  let last = Date.now()
  for (;;) {
    const acted = await Promise.all(pages.map(async page => !(await isOver(page)) && act(page)))
    const done = acted.filter(did => did).length
    actions += done
    if (await holds(actions)) return actions
    if (done > 0) last = Date.now()
    else if (Date.now() - last > HANGS)
      throw new Error(`nobody acts after ${actions} actions:\n${(await choicesOf(pages)).join('\n')}`)
    else await afterPaint(pages[0]!)
  }
}
export const playActions = (pages: readonly Page[], act: Act, count: number): Promise<number> =>
  playUntil(pages, act, actions => actions >= count)

/** Plays to the result on all pages. */
export async function playToResult(pages: readonly Page[], act: Act): Promise<number> {
  const actions = await playUntil(pages, act, async () => (await Promise.all(pages.map(isOver))).every(over => over))
  for (const page of pages)
    await expect(part(page, 'sending').and(page.locator('[data-state="refused"]'))).toHaveCount(0)
  return actions
}

/** What a person is asked. */
const choiceOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const prompt = document.querySelector('[data-coach="prompt"]')
    const legal = [...document.querySelectorAll<HTMLElement>('[data-part="table"] [data-legal]')]
    return JSON.stringify([prompt?.textContent, ...legal.map(({ dataset }) => dataset.spot).sort()])
  })
const choicesOf = (pages: readonly Page[]) => Promise.all(pages.map(choiceOf))

/** Waits until the people are asked something that stays, and nobody's choice is on its way. */
export async function atRest(pages: readonly Page[]): Promise<readonly string[]> {
  let before: readonly string[] = []
  await expect
    .poll(
      async () => {
        const earlier = before
        before = await choicesOf(pages)
        return JSON.stringify(earlier) === JSON.stringify(before)
      },
      { intervals: [400] },
    )
    .toBe(true)
  return before
}

/** The button that cancels a begun selection. Small screens hide the hint with its key. */
export const cancelButton = (page: Page): Locator =>
  page.locator('[data-coach="prompt"] button').filter({ has: page.locator('kbd', { hasText: 'Esc' }) })

/** A selection belongs to its page: another device begins without it. */
export async function cancelSelection(page: Page): Promise<void> {
  if (!(await cancelButton(page).isVisible())) return
  await cancelButton(page).click()
  await expect(cancelButton(page)).toHaveCount(0)
}

/** Does something to the devices or the server. Afterwards each of these pages asks for the same choice as before, selections included. */
export async function disturb(pages: readonly Page[], action: () => Promise<void>): Promise<void> {
  const before = await atRest(pages)
  await action()
  await expect.poll(() => choicesOf(pages)).toEqual(before)
}

/** All connections are there again. */
export async function expectConnected(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(part(page, 'connection')).toHaveCount(0)
}

const recordsOf = async (page: Page) => (await savedEntries(page)).map(({ record }) => record)
/** The numbers in the table of the results. */
const numbersOf = async (page: Page): Promise<string> => {
  const cells = await results(page).getByRole('table').first().locator('td').allInnerTexts()
  return (cells.join(' ').match(/\d+/g) ?? []).join(' ')
}
/** All devices have saved the same record of their only game, and show the same numbers. */
export async function expectSameResult(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect.poll(async () => (await recordsOf(page)).length).toBe(1)
  const [record, ...records] = await Promise.all(pages.map(recordsOf))
  for (const other of records) expect(other).toEqual(record)
  const [numbers, ...more] = await Promise.all(pages.map(numbersOf))
  expect(numbers).toMatch(/\d/)
  for (const other of more) expect(other).toBe(numbers)
}

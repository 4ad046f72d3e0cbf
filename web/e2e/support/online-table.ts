// Opens and plays tables on the server in the browser tests.
import { shortened } from '@overlair/protocol/shorthand'
import { expect, type Locator, type Page } from '@playwright/test'
import { click, type Press } from './controls.ts'
import { takeAction } from './overboss-table.ts'

/** Opens a table from the home page. Returns its address. */
export async function createTable(page: Page, game: string): Promise<string> {
  await page.goto('/')
  await page.getByLabel('Game', { exact: true }).selectOption(game)
  await page.getByRole('button', { name: 'Open a table' }).click()
  await expect(page).toHaveURL(/\/online\//)
  await expect(page.locator('[data-part="code"]')).toBeVisible()
  return page.url()
}

/** The letters of the code that a page or a part of it shows. */
export async function codeOn(part: Page | Locator): Promise<string> {
  const spoken = await part.locator('[data-part="code"]').innerText()
  return /: ([A-Z2-9 ]+)/.exec(spoken)?.[1]?.replaceAll(' ', '') ?? ''
}

export const lobbySeats = (page: Page): Locator => page.locator('[data-part="seat"]')
/** The sign that the server has the last choice. */
export const kept = (page: Page): Locator => page.locator('[data-part="sending"][data-state="kept"]')

export async function sitDown(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('button', { name: button })).toHaveCount(0)
}
export const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start', exact: true }).click()

/** Takes every action of the person until the game is over. The server refuses none. */
export async function playOut(page: Page, press: Press = click): Promise<void> {
  const results = page.locator('[data-part="results"]')
  while (await takeAction(page, press, results))
    await expect(page.locator('[data-part="sending"][data-state="refused"]')).toHaveCount(0)
}

/** Counts what the server tells, in place of the choices that a local game saves: helpers tell prompts apart by it. */
export const countServerSteps = (page: Page): Promise<unknown> =>
  page.addInitScript(beginning => {
    const Socket = window.WebSocket
    window.WebSocket = class extends Socket {
      constructor(address: string | URL) {
        super(address)
        this.addEventListener('message', ({ data }) => {
          if (String(data).startsWith(beginning)) window.savedChoices++
        })
      }
    }
  }, shortened('{"push":"steps","table":"'))

/** A network that blocks websockets: they never open. */
export const blockWebsockets = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/api\/socket$/, socket => socket.close({ code: 1001 }))

/** The first page on which the check holds. */
export async function firstOf(pages: readonly Page[], check: (page: Page) => Promise<boolean>): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      for (const one of pages) if (!found && (await check(one))) found = one
      return found !== undefined
    })
    .toBe(true)
  return found!
}

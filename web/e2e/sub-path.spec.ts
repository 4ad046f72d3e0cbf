// The built app below a sub-path of a host, behind a proxy that removes the path.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { type SubPathProxy, startProxy } from '../../server/testing/proxy.ts'
import { kept, lobbySeats, sitDown, start } from './support/online-table.ts'
import { legalSpots, takeAction } from './support/overboss-table.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ withServiceWorker: true })

let server: ChildProcess
let proxy: SubPathProxy
let home: string
test.beforeAll(async () => {
  let port = 0
  proxy = await startProxy(() => port, '/overlair')
  home = `${proxy.origin}/overlair/`
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-sub-path-'))
  server = spawn(process.execPath, ['server/main.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, HOST: '', PORT: '0', DATA: data, PUBLIC_URL: home, TRUSTED_PROXIES: '127.0.0.1' },
  })
  const [output] = await once(server.stdout!, 'data')
  port = Number(/:(\d+)\//.exec(String(output))?.[1])
})
test.afterAll(() => {
  proxy.close()
  server.kill()
})

/** Collects what a page asks for outside of the sub-path. */
function requestsOutside(page: Page): readonly string[] {
  const outside: string[] = []
  page.on('request', request => {
    if (/^http/.test(request.url()) && !`${request.url()}/`.startsWith(home)) outside.push(request.url())
  })
  return outside
}

test('friends play below a sub-path, and pages, links and offline play stay there', async ({ page, openDevice }) => {
  const guest = await openDevice()
  const outside = [requestsOutside(page), requestsOutside(guest)]
  await presetInstantPlay(page)
  await presetInstantPlay(guest)
  await page.goto(home)
  await page.getByLabel('Game', { exact: true }).selectOption('overboss')
  await page.getByRole('button', { name: 'Open a table' }).click()
  await expect(page.locator('[data-part="code"]')).toBeVisible()
  expect(page.url()).toContain(`${home}online/`)
  await guest.goto(page.url())
  await sitDown(guest, 'Sit at seat 2')
  await expect(lobbySeats(page).nth(1)).toContainText('Player 2')
  await start(page)
  const pages = [page, guest]
  for (let turns = 0; turns < 2; turns++) {
    const asked = async () => {
      for (const one of pages) if (await legalSpots(one).first().isVisible()) return one
      return undefined
    }
    await expect.poll(async () => (await asked()) !== undefined).toBe(true)
    const one = (await asked())!
    await takeAction(one)
    await expect(kept(one)).toBeVisible()
  }

  await page.goto(`${home}rules/overboss`)
  await expect(page.locator('#main h1')).toBeAttached()
  await page.getByRole('link', { name: 'Overlair' }).first().click()
  await expect(page).toHaveURL(home)
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(scope).toBe(home)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  for (const address of ['', 'cards/overboss', 'about']) {
    await page.goto(`${home}${address}`)
    await expect(page.locator('#main h1')).toBeAttached()
  }
  expect(outside).toEqual([[], []])
})

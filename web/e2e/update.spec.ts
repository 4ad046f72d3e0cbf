// A new version of the app is offered, and nobody is taken out of a game.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { screenshot } from './support/page-checks.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

test.use({ withServiceWorker: true })

const dist = path.join(import.meta.dirname, '../dist')
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  html: 'text/html',
}
/** Serves the built app and, once it is `newer`, another version of it: without the page about the app. */
class TwoBuilds {
  newer = false
  readonly #server: Server
  private constructor() {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      const file = this.#read(pathname)
      response.writeHead(file === undefined ? 404 : 200, {
        'content-type': types[path.extname(pathname).slice(1)] ?? 'text/html',
      })
      response.end(file)
    })
  }
  #read(pathname: string): string | Buffer | undefined {
    const about = /assets\/about-[^,]*\.js/
    if (this.newer && about.test(pathname)) return undefined
    if (pathname === '/service-worker.js') {
      const code = readFileSync(path.join(dist, pathname), 'utf8')
      return this.newer
        ? code.replace(/version:`\w+`/g, 'version:`newer`').replace(/,assets\/about-[^,]*\.js/g, '')
        : code
    }
    if (pathname.startsWith('/api/')) return undefined
    try {
      return readFileSync(path.join(dist, pathname))
    } catch {
      return readFileSync(path.join(dist, 'index.html'))
    }
  }
  static async start(): Promise<TwoBuilds> {
    const builds = new TwoBuilds()
    await new Promise<void>(resolve => builds.#server.listen(0, '127.0.0.1', resolve))
    return builds
  }
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

let builds: TwoBuilds
test.beforeAll(async () => {
  builds = await TwoBuilds.start()
})
test.afterAll(() => builds.close())

/** Marks the document, so that a reload is noticed. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('id', 'marked'))
const marked = (page: Page) => page.locator('#marked')

test('a new version is offered quietly, and one tab never reloads another', async ({ page, context }) => {
  await presetInstantPlay(page)
  await page.goto(builds.origin)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await expect(page.locator('[data-coach="prompt"]')).toBeVisible()
  await mark(page)

  builds.newer = true
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const menu = page.getByRole('button', { name: 'Menu: a new version is ready' })
  await expect(menu).toBeVisible()
  await expect(page.getByText('A new version is ready.')).toHaveCount(0)
  await screenshot(page, 'update-at-table')

  const other = await context.newPage()
  await other.goto(builds.origin)
  await expect(other.getByText('A new version is ready.')).toBeVisible()
  await screenshot(other, 'update-at-home')
  await mark(other)
  await other.getByRole('button', { name: 'Reload' }).click()
  await expect(marked(other)).toHaveCount(0)
  expect(await other.evaluate(() => caches.keys())).toContain('overlair-newer')

  // The older tab still loads parts that the new version does not have.
  await expect(marked(page)).toHaveCount(1)
  await menu.click()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'Who owns the games' })).toBeVisible()
  await expect(marked(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(marked(page)).toHaveCount(0)
})

test('the screen stays on during a game, unless the setting says otherwise', async ({ page }) => {
  await page.addInitScript(() => {
    const held = { count: 0 }
    Object.assign(window, { held })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          held.count++
          return { released: false, release: async () => void held.count-- }
        },
      },
    })
  })
  const held = () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count)
  await presetInstantPlay(page)
  await page.goto('/')
  expect(await held()).toBe(0)
  await page.getByRole('button', { name: 'Play now: Overboss' }).click()
  await expect(page.locator('[data-coach="prompt"]')).toBeVisible()
  await expect.poll(held).toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.poll(held).toBe(0)
  await page.getByRole('switch', { name: 'Keep the screen on during a game' }).uncheck({ force: true })
  await page.goBack()
  await expect(page.locator('[data-coach="prompt"]')).toBeVisible()
  await page.waitForTimeout(500)
  expect(await held()).toBe(0)
})

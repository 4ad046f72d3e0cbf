import { begin } from './dungeon-table.ts'
import { expect, type Page, test } from './test.ts'

const BUDGET = 120_000

// The service worker would fetch the whole app in the background; a first load is what the page itself asks for.
test.use({ serviceWorkers: 'block' })

/** What a page asks for when it is opened for the first time. */
async function scriptsOf(page: Page, address: string): Promise<readonly (readonly [string, number])[]> {
  const sizes: Promise<readonly [string, number]>[] = []
  page.on('requestfinished', request => {
    if (request.resourceType() !== 'script') return
    sizes.push(
      request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize] as const),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.locator('#main')).toBeAttached()
  return Promise.all(sizes)
}
function expectLight(address: string, scripts: readonly (readonly [string, number])[]): void {
  const total = scripts.reduce((sum, [, size]) => sum + size, 0)
  console.log(
    `${address}: ${scripts.length} scripts, ${(total / 1000).toFixed(1)} kB gzipped, budget ${BUDGET / 1000} kB`,
  )
  expect(scripts.length).toBeGreaterThan(2)
  expect(total).toBeLessThanOrEqual(BUDGET)
}

for (const [address, what] of [
  ['/', 'the home page'],
  ['/learn/overboss', 'a table with its bots and its coach'],
] as const)
  test(`${what} needs at most 120 kB of gzipped scripts on a first load`, async ({ page }) =>
    expectLight(address, await scriptsOf(page, address)))

for (const game of ['boss-monster', 'next-level', 'super-boss-monster'])
  test(`a table of ${game} needs at most 120 kB of gzipped scripts on a first load`, async ({ page, context }) => {
    await begin(page, game, { players: 2 })
    const address = page.url()
    await page.close()
    // Nothing of it is at hand yet, but for the match itself.
    const later = await context.newPage()
    await (await context.newCDPSession(later)).send('Network.clearBrowserCache')
    expectLight(game, await scriptsOf(later, address))
  })

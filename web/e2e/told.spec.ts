// Who listens instead of looking hears everything that the log says.
import * as dungeon from './support/dungeon-table.ts'
import * as overboss from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

/** Collects every line that is given to screen readers, in the order they come. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('[aria-live]'))
          for (const node of addedNodes) heard.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' '))

const tables = [
  { game: 'boss-monster', begin: dungeon.begin, playOn: dungeon.playOn, lines: '.dm-log__lines li > span' },
  { game: 'super-boss-monster', begin: dungeon.begin, playOn: dungeon.playOn, lines: '.dm-log__lines li > span' },
  { game: 'overboss', begin: overboss.playNow, playOn: overboss.playOn, lines: '.ob-log__lines li > span' },
]
for (const { game, begin, playOn, lines } of tables)
  test(`every event of ${game} is told to those who listen`, async ({ page }) => {
    await overboss.quiet(page)
    await listen(page)
    await begin(page, game)
    const log = async () => (await page.locator(lines).allTextContents()).reverse()
    const before = (await log()).length
    await playOn(page, 15)
    await expect.poll(async () => (await log()).length).toBeGreaterThan(before + 10)
    await expect
      .poll(async () => {
        const [told, said] = [(await log()).slice(before), await heard(page)]
        return told.filter(line => !said.includes(line))
      })
      .toEqual([])
  })

// Screen readers announce every line of the log.
import * as dungeon from './support/dungeon-table.ts'
import * as overboss from './support/overboss-table.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

/** Collects every line added to a live region. */
const collectAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.matches('[aria-live]'))
          for (const node of addedNodes) announced.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
const announcements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced.join(' '))

const tables = [
  { game: 'boss-monster', start: dungeon.startGame, playActions: dungeon.playActions },
  { game: 'super-boss-monster', start: dungeon.startGame, playActions: dungeon.playActions },
  { game: 'overboss', start: overboss.startOverboss, playActions: overboss.playActions },
]
for (const { game, start, playActions } of tables)
  test(`screen readers announce every event of ${game}`, async ({ page }) => {
    await presetInstantPlay(page)
    await collectAnnouncements(page)
    await start(page, game)
    const logLines = async () => (await page.locator('[data-part="log"] li > span').allTextContents()).reverse()
    const before = (await logLines()).length
    await playActions(page, 15)
    await expect.poll(async () => (await logLines()).length).toBeGreaterThan(before + 10)
    await expect
      .poll(async () => {
        const [lines, announced] = [(await logLines()).slice(before), await announcements(page)]
        return lines.filter(line => !announced.includes(line))
      })
      .toEqual([])
  })

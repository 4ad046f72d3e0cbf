// Screen readers announce every line of the log.
import { announcements, collectAnnouncements } from './support/announcements.ts'
import * as dungeon from './support/dungeon-table.ts'
import * as overboss from './support/overboss-table.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, test } from './support/test.ts'

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

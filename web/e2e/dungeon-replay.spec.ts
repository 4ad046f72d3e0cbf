// Replays of dungeon games: by the slider, and by a link on another device.
import { playActions, startGame } from './support/dungeon-table.ts'
import { expectAccessible, screenshot } from './support/page-checks.ts'
import { savedChoiceCount } from './support/storage.ts'
import { expect, type Page, test } from './support/test.ts'

const step = (page: Page, n: number, total: number) => page.getByText(`Step ${n} of ${total}`)
/** Cards and treasure counts on the table at a step, after both dungeons are rendered. A record contains no player names. */
async function tableAt(page: Page, n: number, total: number): Promise<readonly (string | null)[]> {
  await expect(step(page, n, total)).toBeVisible()
  const counts = page.locator('[data-part="table"] [data-part="counts"]')
  await expect(counts).toHaveCount(2)
  const cards = page.locator('[data-part="table"] [data-card]')
  return [
    ...(await cards.evaluateAll(elements => elements.map(element => element.getAttribute('data-card')))),
    ...(await counts.allTextContents()),
  ]
}

for (const game of ['boss-monster', 'super-boss-monster'])
  test(`the slider moves through a replay of ${game}, and its link shows the same on another device`, async ({
    page,
    openDevice,
  }) => {
    await startGame(page, game, { players: 2 })
    await playActions(page, 9)
    const total = await savedChoiceCount(page)
    expect(total).toBeGreaterThan(8)
    await page.goto('/replay')
    await page.getByRole('button', { name: 'Watch' }).click()
    const start = await tableAt(page, 0, total)
    await page.getByRole('slider').fill('8')
    expect(await tableAt(page, 8, total)).not.toEqual(start)
    await expectAccessible(page)
    await screenshot(page, `replay-${game}`)
    await page.getByRole('slider').fill('0')
    expect(await tableAt(page, 0, total)).toEqual(start)

    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page).toHaveURL(/#r=/)
    await page.getByRole('slider').fill(String(total))
    const end = await tableAt(page, total, total)
    const other = await openDevice({ locale: 'en' })
    await other.goto(page.url())
    await expect(step(other, 0, total)).toBeVisible()
    await other.getByRole('button', { name: 'One step on' }).click()
    await expect(step(other, 1, total)).toBeVisible()
    await other.getByRole('slider').fill(String(total))
    expect(await tableAt(other, total, total)).toEqual(end)
  })

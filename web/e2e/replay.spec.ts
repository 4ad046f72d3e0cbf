// A dungeon game shown again: by the slider, and by a link to somebody who does not have it.
import { begin, playOn } from './support/dungeon-table.ts'
import { isAccessible, shoot } from './support/page-checks.ts'
import { savedMatches } from './support/play.ts'
import { expect, type Page, test } from './support/test.ts'

const step = (page: Page, n: number, total: number) => page.getByText(`Step ${n} of ${total}`)
/** What lies on the table at a step for everybody to see, once both dungeons are drawn; names of players are not part of a record. */
async function tableAt(page: Page, n: number, total: number): Promise<readonly (string | null)[]> {
  await expect(step(page, n, total)).toBeVisible()
  const counts = page.locator('.dm .dm-treasure-counts')
  await expect(counts).toHaveCount(2)
  const cards = page.locator('.dm [data-card]')
  return [
    ...(await cards.evaluateAll(all => all.map(one => one.getAttribute('data-card')))),
    ...(await counts.allTextContents()),
  ]
}

for (const game of ['boss-monster', 'super-boss-monster'])
  test(`a replay of ${game} is led by the slider, and its link shows the same elsewhere`, async ({ page, visit }) => {
    await begin(page, game, { players: 2 })
    await playOn(page, 9)
    const [match] = await savedMatches(page)
    const total = match?.choices.length ?? 0
    expect(total).toBeGreaterThan(8)
    await page.goto('/replay')
    await page.getByRole('button', { name: 'Watch' }).click()
    const start = await tableAt(page, 0, total)
    await page.getByRole('slider').fill('8')
    expect(await tableAt(page, 8, total)).not.toEqual(start)
    await isAccessible(page)
    await shoot(page, `replay-${game}`)
    await page.getByRole('slider').fill('0')
    expect(await tableAt(page, 0, total)).toEqual(start)

    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page).toHaveURL(/#r=/)
    await page.getByRole('slider').fill(String(total))
    const end = await tableAt(page, total, total)
    const elsewhere = await visit({ locale: 'en' })
    await elsewhere.goto(page.url())
    await expect(step(elsewhere, 0, total)).toBeVisible()
    await elsewhere.getByRole('button', { name: 'One step on' }).click()
    await expect(step(elsewhere, 1, total)).toBeVisible()
    await elsewhere.getByRole('slider').fill(String(total))
    expect(await tableAt(elsewhere, total, total)).toEqual(end)
  })
